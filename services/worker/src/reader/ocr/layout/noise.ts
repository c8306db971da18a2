import { heightOf, widthOf, type Component } from './components.ts'
import { drawnSides, inkWithin, isBarred, isSquare } from './boxes/frame.ts'

/** A lone stroke taller than the page's letters by this factor is not a letter. */
const TALL = 1.6
const SLENDER = 6
/** A component larger than letters in both directions, and fuller than this, is a shaded patch. */
const PATCH = 0.8
/** A frame emptier than this has thin lines, as no letter has. */
const THIN = 0.4
/** A component with sides that is fuller than this is not a frame. */
const FILLED = 0.6
/** The fraction of a frame's middle that may be printed if the frame counts as empty. */
const EMPTY = 0.1
/** Points are lower than this fraction of the page's letters. */
const POINT = 0.4
/** Gaps between letters of a word, in heights of the larger. */
const CLOSE = 0.25
/** How much the feet of a word's letters differ, as a fraction of the height of the larger. */
const OFF_BASELINE = 0.12
/** How much the digits of a number differ in height, as a fraction of it. */
const LEVEL = 0.06

/** Removes shaded patches, and what remains of rules and check boxes. */
export function withoutNoise(
  components: readonly Component[],
  labels: Int32Array,
  page: { width: number },
): Component[] {
  const usual = usualHeight(components)
  const isSuspect = (component: Component) => {
    const height = heightOf(component)
    if (height <= TALL * usual) return isFrame(component, labels, page.width)
    return height > SLENDER * widthOf(component) || sidesOf(component, labels, page.width) >= 3
  }
  const pieces = components.filter((component) => !isPatch(component, usual))
  const suspects = new Set(pieces.filter(isSuspect))
  const letters = pieces.filter((component) => !suspects.has(component))
  const tall = letters.filter((component) => heightOf(component) > usual)
  const points = letters.filter((component) => heightOf(component) < POINT * usual)
  return pieces.filter((c) => {
    if (!suspects.has(c)) return true
    if (sidesOf(c, labels, page.width) !== 4) return tall.some((letter) => alike(c, letter))
    const followsPoint = points.some((point) => isBehind(c, point) && letters.some((letter) => isBehind(point, letter)))
    return (
      followsPoint ||
      tall.some((letter) => isNoughtBeside(c, letter)) ||
      letters.some((letter) => isInWordWith(c, letter))
    )
  })
}

function isPatch(component: Component, usual: number): boolean {
  const [width, height] = [widthOf(component), heightOf(component)]
  return Math.min(width, height) > TALL * usual && component.area > PATCH * width * height
}

/** The height of most components, in pixels. */
export function usualHeight(components: readonly Component[]): number {
  const heights = components.map(heightOf).filter((height) => height >= 5)
  return heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 5
}

/** Side by side and of about the same height: a tall thin letter among others. */
function alike(one: Component, other: Component): boolean {
  const height = heightOf(one)
  if (heightOf(other) < 0.6 * height || heightOf(other) > 1.6 * height) return false
  const gap = Math.max(other.left - one.right, one.left - other.right)
  return gap < height && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5 * height
}

/** A zero with straight sides, and a digit that begins or ends with it, has thick strokes. A check box does not. */
function isNoughtBeside(one: Component, other: Component): boolean {
  if (one.area < THIN * widthOf(one) * heightOf(one)) return false
  const off = Math.max(1, LEVEL * heightOf(one))
  return Math.abs(one.top - other.top) <= off && Math.abs(one.bottom - other.bottom) <= off && alike(one, other)
}

/**
 * A component this close to a letter on its line is a letter, like the D of thin print. A check box keeps its distance.
 */
function isInWordWith(one: Component, other: Component): boolean {
  const gap = Math.max(other.left - one.right, one.left - other.right)
  const off = Math.max(1, OFF_BASELINE * heightOf(one))
  return gap < CLOSE * heightOf(one) && Math.abs(one.bottom - other.bottom) <= off && alike(one, other)
}

/** Whether it follows a point, as the cents of "71.88" do. Two digits there may touch and so draw four sides. */
function isBehind(one: Component, other: Component): boolean {
  const height = Math.max(heightOf(one), heightOf(other))
  const gap = one.left - other.right
  return gap >= 0 && gap < CLOSE * height && Math.abs(one.bottom - other.bottom) <= Math.max(1, OFF_BASELINE * height)
}

/**
 * Four sides around nothing, or a ticked box. A shape that is not square and has print in its middle may be digits that
 * touch.
 */
function isFrame(component: Component, labels: Int32Array, width: number): boolean {
  if (sidesOf(component, labels, width) !== 4 || isBarred(component, labels, width)) return false
  return isSquare(component) || inkWithin(component, labels, width) < EMPTY
}

/** The sides of a component that is mostly empty, as frames are. */
function sidesOf(component: Component, labels: Int32Array, width: number): number {
  const isFilled = component.area > FILLED * widthOf(component) * heightOf(component)
  return isFilled ? 0 : drawnSides(component, labels, width)
}
