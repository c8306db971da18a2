import type { UnusualWay } from '@income/signals'
import type { WrittenShow } from './written-shows.ts'

/** Operators that are written alike on a page, and how many others there may be at most. */
const USUAL = 20
const MOST = 3
const MOST_SHARE = 0.05
/** Stamps and values of forms are written at the end, and what lies under the page at the beginning. None are parted. */
const [FIRST, LAST] = [2, 5]
/** A blank or a dot is often written on its own. */
const BYTES = 3

type Test = (show: WrittenShow) => boolean

/** Each way of writing, and the other way in which the rest of the page is written. */
const WAYS: readonly (readonly [way: UnusualWay, isUnusual: Test, isUsual: Test])[] = [
  ['parted', ({ parted }) => parted, ({ parted }) => !parted],
  ['numbers', ({ numbersMeet }) => numbersMeet, ({ array, numbersMeet }) => array === 'moving' && !numbersMeet],
  ['together', ({ letters }) => letters === 'together', ({ letters }) => letters === 'apart'],
  ['continued', ({ continues, bytes }) => continues && bytes >= BYTES, ({ continues }) => !continues],
  ['literal', ({ form }) => form === 'literal', ({ form }) => form === 'hex'],
  ['hexadecimal', ({ form, readable }) => form === 'hex' && readable, ({ form }) => form === 'literal'],
  ['case', ({ digits }) => digits === 'lower', ({ digits }) => digits === 'upper'],
  ['case', ({ digits }) => digits === 'upper', ({ digits }) => digits === 'lower'],
  ['array', ({ array }) => array === 'none', ({ array }) => array === 'still'],
]
/** Some programs choose this way by the letters of the text, so it says nothing alone. */
const SAYS_LITTLE: UnusualWay = 'array'
/** Arrays among plain strings may be this share of them: an amount, and the sums that depend on it. */
const MOST_ARRAYS = 0.75

/** Text operators that are written unlike all others of their page, by their positions, with the ways in which they differ. */
export function unusualShows(shows: readonly WrittenShow[]): Map<number, UnusualWay[]> {
  const unusual = new Map<number, UnusualWay[]>()
  for (const [way, isUnusual, isUsual] of WAYS) {
    const isAmid = (position: number) => position >= FIRST && position < shows.length - LAST
    for (const position of few(shows, isUnusual, isUsual).filter((at) => way === 'parted' || isAmid(at))) {
      unusual.set(position, [...(unusual.get(position) ?? []), way])
    }
  }
  const alone = new Map([...unusual].filter(([, ways]) => ways.some((way) => way !== SAYS_LITTLE)))
  for (const at of arraysAmongStrings(shows)) alone.set(at, [...(alone.get(at) ?? []), SAYS_LITTLE])
  return alone
}

/**
 * Arrays that move nothing, between plain strings of a page that moves no letters at all: its program has no reason to
 * write arrays. What is before or behind all plain strings is of another program, such as a stamp.
 */
function arraysAmongStrings(shows: readonly WrittenShow[]): number[] {
  if (shows.some(({ array }) => array === 'moving')) return []
  const isString = ({ array }: WrittenShow) => array === 'none'
  const [first, last] = [shows.findIndex(isString), shows.findLastIndex(isString)]
  const strings = shows.filter(isString).length
  const arrays = shows.flatMap(({ bytes }, at) =>
    at > first && at < last && bytes > 0 && !isString(shows[at]!) ? [at] : [],
  )
  return strings < USUAL || arrays.length > MOST_ARRAYS * strings ? [] : arrays
}

/** The positions of those that are unusual, if they are few. */
function few(shows: readonly WrittenShow[], isUnusual: Test, isUsual: Test): number[] {
  const unusual = shows.flatMap((show, i) => (isUnusual(show) ? [i] : []))
  if (unusual.length === 0 || unusual.length > MOST) return []
  const usual = shows.filter(isUsual).length
  if (usual < USUAL || unusual.length > MOST_SHARE * usual) return []
  return unusual
}
