import { heightOf, widthOf, type Component } from './components.ts'
import { drawnSides, inkWithin, isBarred, isSquare } from './frame.ts'

/** Taller than the page's letters by this factor, a lone stroke is not a letter. */
const TALL = 1.6
const SLENDER = 6
/** Fuller than this, what is larger than letters both ways is a shaded patch. */
const PATCH = 0.8
/** Emptier than this, a frame is drawn with thin lines, as no letter is. */
const THIN = 0.4
/** Fuller than this, what has sides is not a frame. */
const FILLED = 0.6
/** Print in the middle of a frame that has nothing in it, as part of that. */
const EMPTY = 0.1
/** Points are lower than this part of the page's letters. */
const POINT = 0.4
/** Gaps between letters of a word, in heights of the larger. */
const CLOSE = 0.25
/** By how much the feet of letters of a word differ, as part of the height of the larger. */
const OFF_BASELINE = 0.12
/** By how much the digits of a number differ in height, as part of it. */
const LEVEL = 0.06

/** Leaves out shaded patches, and what rules and boxes to be ticked have left behind. */
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

/** The height of most pieces of print, in pixels. */
export function usualHeight(components: readonly Component[]): number {
  const heights = components.map(heightOf).filter((height) => height >= 5)
  return heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 5
}

/** Beside each other and of about one height: a tall thin letter among its like. */
function alike(one: Component, other: Component): boolean {
  const height = heightOf(one)
  if (heightOf(other) < 0.6 * height || heightOf(other) > 1.6 * height) return false
  const gap = Math.max(other.left - one.right, one.left - other.right)
  return gap < height && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5 * height
}

/** A nought with straight sides has thick strokes, and a digit that begins and ends with it; a box to be ticked has neither. */
function isNoughtBeside(one: Component, other: Component): boolean {
  if (one.area < THIN * widthOf(one) * heightOf(one)) return false
  const off = Math.max(1, LEVEL * heightOf(one))
  return Math.abs(one.top - other.top) <= off && Math.abs(one.bottom - other.bottom) <= off && alike(one, other)
}

/** So close to a letter on its line is a letter, like the D of thin print: what a box to be ticked belongs to keeps its distance. */
function isInWordWith(one: Component, other: Component): boolean {
  const gap = Math.max(other.left - one.right, one.left - other.right)
  const off = Math.max(1, OFF_BASELINE * heightOf(one))
  return gap < CLOSE * heightOf(one) && Math.abs(one.bottom - other.bottom) <= off && alike(one, other)
}

/** As the cents of "71.88" are behind the point, which may touch each other so that they have four sides. */
function isBehind(one: Component, other: Component): boolean {
  const height = Math.max(heightOf(one), heightOf(other))
  const gap = one.left - other.right
  return gap >= 0 && gap < CLOSE * height && Math.abs(one.bottom - other.bottom) <= Math.max(1, OFF_BASELINE * height)
}

/** Four sides about nothing, or a box that is ticked: what is not a square and has print in its middle may be digits that touch. */
function isFrame(component: Component, labels: Int32Array, width: number): boolean {
  if (sidesOf(component, labels, width) !== 4 || isBarred(component, labels, width)) return false
  return isSquare(component) || inkWithin(component, labels, width) < EMPTY
}

/** Of a piece that is mostly empty, as frames are. */
function sidesOf(component: Component, labels: Int32Array, width: number): number {
  const isFilled = component.area > FILLED * widthOf(component) * heightOf(component)
  return isFilled ? 0 : drawnSides(component, labels, width)
}
