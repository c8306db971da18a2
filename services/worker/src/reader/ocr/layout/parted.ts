import { areLevel, heightOf, partOf, relabel, type Component, type Labelled } from './components.ts'

/**
 * In heights of the page's letters: taller than a letter with a tail or a bracket, and no taller than letters of two
 * lines that touch.
 */
const HIGH = { least: 1.35, most: 3.2 }
/** Letters beside a component are on its lines if they end this close to the cut, in heights of the page's letters. */
const ON_LINE = 0.35
const NEAR = 1.5
/** Letters touch only over a short width, in heights of the page's letters. */
const THIN = 0.5
/** Each of two lines is at least this fraction of the height of a component that spans both. */
const LINE = 0.4
/** The letters of such a line are no further apart than this, in heights of the page's letters. */
const IN_COMPANY = 1
/** The part of a component's height in which it may be cut. */
const MIDDLE = { from: 0.25, to: 0.8 }

/**
 * Splits components made of letters of two lines that touch, as in tight leading: the tail of a letter and the top of
 * one below it. Each has letters of the upper and of the lower line beside it. The cut is between the lines, where the
 * component is thinnest.
 */
export function parted({ components, labels }: Labelled, width: number, usual: number): Labelled {
  const letters = components.filter((c) => heightOf(c) >= 0.5 * usual && heightOf(c) <= HIGH.least * usual)
  let next = Math.max(0, ...components.map(({ label }) => label)) + 1
  const whole: Component[] = []
  const parts: Component[] = []
  for (const component of components) {
    const cut = isHigh(component, usual) ? cutOf(component, letters, labels, width, usual) : null
    if (cut === null) {
      whole.push(component)
      continue
    }
    relabel(component, { ...component, top: cut }, labels, width, next)
    parts.push(...[component.label, next].map((label) => partOf(component, label, labels, width)))
    next++
  }
  return { components: [...whole, ...parts], labels }
}

function isHigh(component: Component, usual: number): boolean {
  const height = heightOf(component)
  return height > HIGH.least * usual && height < HIGH.most * usual && component.right - component.left < 12 * usual
}

/** The row below which the letters of the lower line begin; null for a component of one line. */
function cutOf(
  component: Component,
  letters: readonly Component[],
  labels: Int32Array,
  width: number,
  usual: number,
): number | null {
  const beside = letters.filter((letter) => {
    const gap = Math.max(letter.left - component.right, component.left - letter.right)
    return gap < NEAR * usual && letter.bottom > component.top && letter.top < component.bottom
  })
  const upper = beside.filter((c) => Math.abs(c.top - component.top) < ON_LINE * usual + 2)
  const lower = beside.filter((c) => Math.abs(c.bottom - component.bottom) < ON_LINE * usual + 2)
  const isRight = (c: Component) => c.left + c.right > component.left + component.right
  const isBetween = upper.some((one) => lower.some((other) => isRight(one) !== isRight(other)))
  // Vertical small print beside a large letter is not a pair of lines.
  const isLine = (c: Component) =>
    heightOf(c) > LINE * heightOf(component) && letters.some((other) => other !== c && isBeside(c, other, usual))
  const isPair = [upper, lower].every((line) => line.some(isLine))
  if (!isBetween && !isPair) return null
  const height = heightOf(component)
  const from = Math.max(component.top + MIDDLE.from * height, Math.min(...upper.map((c) => c.bottom)) - 1)
  const to = Math.min(component.top + MIDDLE.to * height, Math.max(...lower.map((c) => c.top)) + ON_LINE * usual)
  if (from >= to) return null
  const { row, printed } = thinnest(component, Math.round(from), Math.round(to), labels, width)
  return printed <= THIN * usual ? row : null
}

function isBeside(one: Component, other: Component, usual: number): boolean {
  const gap = Math.max(other.left - one.right, one.left - other.right)
  return gap >= 0 && gap < IN_COMPANY * usual && areLevel(one, other)
}

function thinnest(
  { label, left, right }: Component,
  from: number,
  to: number,
  labels: Int32Array,
  width: number,
): { row: number; printed: number } {
  const best = { row: from, printed: Infinity }
  for (let y = from; y <= to; y++) {
    let printed = 0
    for (let x = left; x < right; x++) if (labels[y * width + x] === label) printed++
    if (printed <= best.printed) Object.assign(best, { row: y, printed })
  }
  return best
}
