import type { FoundSignal, SignalEvidence } from '@income/shared'
import { quoted } from '../model/quoted.ts'
import type { PrintedWord } from './dates-printed-twice.ts'

/** A page on which a form may be printed more than once. */
interface FormPage {
  words: readonly PrintedWord[]
  /** Names a place on it for evidence. */
  placeOf: (box: PrintedWord['box']) => Pick<SignalEvidence, 'page' | 'box'>
}

/** Pages with fewer words have no two copies of a form, and those with more take too long. */
const WORDS = { least: 80, most: 3_000 }
/** Words that are often on a page, or short, do not show where a copy is. */
const OFTEN = 8
const LONG = 3
/** In points: how exactly copies repeat, and how far from each other they are at least. */
const EXACT = 2
const APART = 30
/** Words that a copy repeats, and the share of them in whose place another word may stand: each copy has its own heading. */
const REPEATED = 50
const MOST_OTHERS = 0.12
/** The share of its height by which the size of a word differs. */
const SAME_SIZE = 0.04
/** More differences show two forms. */
const MOST_PLACES = 6
const FIGURE = /\d.*\d/
const AMOUNT = /^\$?[\d,]+\.\d\d$/

interface Move {
  across: number
  down: number
}

/** A word, and what stands in its place on the other copy. */
interface Pair {
  one: PrintedWord
  other: PrintedWord
}

/**
 * Figures that differ between the copies of a form on one page, and words in the size of its amounts, such as names. All copies are
 * printed from one record.
 */
export function ofCopiesOnPage({ words, placeOf }: FormPage): FoundSignal[] {
  const move = words.length < WORDS.least || words.length > WORDS.most ? null : moveOfCopy(words)
  if (!move) return []
  const pairs = words.flatMap((one): Pair[] => {
    const there = words.filter((word) => standsAt(word, one, move))
    const other = there.find(({ text }) => text === one.text) ?? there[0]
    return other ? [{ one, other }] : []
  })
  const differing = pairs.filter(({ one, other }) => one.text !== other.text)
  const repeated = pairs.length - differing.length
  if (repeated < REPEATED || differing.length > MOST_OTHERS * repeated) return []
  const sizes = words.filter(({ text }) => AMOUNT.test(text)).map(heightOf)
  const found = differing.filter((pair) => isFigure(pair) || (isOfSize(pair.one, sizes) && isOfSize(pair.other, sizes)))
  if (found.length === 0 || found.length > MOST_PLACES) return []
  const evidence = found.flatMap(({ one, other }) =>
    [one, other].map(({ text, box }) => ({ ...placeOf(box), detail: `${quoted(text)} on one copy` })),
  )
  const summary = `Copies of the form that are printed from one record differ: ${quoted(found[0]!.one.text)} and ${quoted(found[0]!.other.text)}.`
  return [{ code: 'copies_differ', severity: found.some(isFigure) ? 'medium' : 'low', summary, evidence }]
}

const isFigure = ({ one, other }: Pair) => FIGURE.test(one.text) && FIGURE.test(other.text)

const heightOf = ({ box }: PrintedWord) => box[3] - box[1]

function isOfSize(word: PrintedWord, sizes: readonly number[]): boolean {
  const height = heightOf(word)
  return sizes.some((size) => Math.abs(size - height) < SAME_SIZE * size)
}

/** The distance at which most words of a page are repeated, downwards or to the right; null if few are. */
function moveOfCopy(words: readonly PrintedWord[]): Move | null {
  const counts = new Map<string, number>()
  for (const alike of Map.groupBy(words, ({ text }) => text).values()) {
    if (alike.length > OFTEN || alike[0]!.text.length < LONG) continue
    for (const move of alike.flatMap((one) => alike.map((other) => moveOf(one, other)))) {
      if (move.down < APART && (move.down !== 0 || move.across < APART)) continue
      const key = `${move.across} ${move.down}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const [key, most] = [...counts].reduce((best, count) => (count[1] > best[1] ? count : best), ['', 0])
  if (most < REPEATED) return null
  const [across = 0, down = 0] = key.split(' ').map(Number)
  return { across, down }
}

function moveOf({ box: one }: PrintedWord, { box: other }: PrintedWord): Move {
  const rounded = (length: number) => EXACT * Math.round(length / EXACT) || 0
  return { across: rounded(other[0] - one[0]), down: rounded(other[3] - one[3]) }
}

/** Whether a word begins or ends where another one would be on the copy. */
function standsAt({ box }: PrintedWord, { box: of }: PrintedWord, { across, down }: Move): boolean {
  const isNear = (side: 0 | 2 | 3, by: number) => Math.abs(box[side] - of[side] - by) <= EXACT
  return isNear(3, down) && (isNear(0, across) || isNear(2, across))
}
