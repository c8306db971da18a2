import type { FoundSignal, SignalEvidence } from '@income/shared'
import { quoted } from '../model/quoted.ts'

/** A word of a page with its place, in points. */
export interface PrintedWord {
  text: string
  box: readonly [left: number, top: number, right: number, bottom: number]
}

/** A page with one pay stub. */
interface StubPage {
  words: readonly PrintedWord[]
  /** Names a place on it for evidence. */
  placeOf: (box: PrintedWord['box']) => Pick<SignalEvidence, 'page' | 'box'>
}

const LABELS = [
  ['pay', 'date'],
  ['check', 'date'],
  ['payment', 'date'],
]
const DATE = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})$/
/** Maximum distance between a label and its date, in line heights. */
const FARTHEST = 20
const SAME_LINE = 0.5

/**
 * A pay date that a stub prints twice with different values. A payroll program prints stub and check in one run; who changes the
 * stub often forgets the check.
 */
export function ofDatesPrintedTwice({ words, placeOf }: StubPage): FoundSignal[] {
  const dates = words.flatMap((word) => {
    const date = isLabel(word, words) ? dateBeside(word, words) : null
    return date ? [date] : []
  })
  if (new Set(dates.map(({ text }) => plain(text))).size < 2) return []
  const [one, other] = [dates[0]!, dates.find(({ text }) => plain(text) !== plain(dates[0]!.text))!]
  return [
    {
      code: 'dates_contradict',
      severity: 'medium',
      summary: `The page prints two dates of one payment: ${quoted(one.text)} and ${quoted(other.text)}.`,
      evidence: dates.map(({ text, box }) => ({ ...placeOf(box), detail: `pay date ${quoted(text)}` })),
    },
  ]
}

/** Whether a word ends a label: "date" after "pay". */
function isLabel(word: PrintedWord, words: readonly PrintedWord[]): boolean {
  return LABELS.some(
    ([first, last]) =>
      letters(word.text) === last &&
      words.some((before) => letters(before.text) === first && isBeside(before, word, 2)),
  )
}

function dateBeside(label: PrintedWord, words: readonly PrintedWord[]): PrintedWord | null {
  const next = words
    .filter((word) => word !== label && isBeside(label, word, FARTHEST))
    .sort((a, b) => a.box[0] - b.box[0])[0]
  return next && DATE.test(next.text) ? next : null
}

/** Whether a word follows another on its line, within a distance in line heights. */
function isBeside(one: PrintedWord, next: PrintedWord, heights: number): boolean {
  const height = one.box[3] - one.box[1]
  const gap = next.box[0] - one.box[2]
  return gap > -0.3 * height && gap < heights * height && Math.abs(next.box[3] - one.box[3]) < SAME_LINE * height
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

function plain(date: string): string {
  const [, month, day, year] = DATE.exec(date) ?? []
  return [month, day, year?.slice(-2)].map(Number).join('-')
}
