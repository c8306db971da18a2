import { lineOf } from '../../../layout/lines.ts'
import { bottom, left, right, top, type Word } from '../../../model/page.ts'
import { findDates, type PrintedDate } from '../../../entities/date.ts'
import { inCells } from '../../../layout/alignment.ts'
import { rangesOverLines, wordsAt } from './range-over-lines.ts'
import type { Phrase } from '../../../layout/phrases.ts'
import type { FlowLine } from '../../../layout/flow/flow-line.ts'
import type { Flow } from '../../../layout/flow/flow.ts'
import { isRangeMark } from '../../../entities/date-range.ts'
import { dateMeaning, endsInDateLabel, type DateMeaning } from '../vocabulary/date-label.ts'

export interface DateOnPage {
  date: PrintedDate
  words: Word[]
  meaning: DateMeaning | null
  /** The second of two dates with "to" or a dash between them. */
  endsRange: boolean
}

/** Every date of a flow with what its label, before it or above it, says it is. */
export function datesOf(flow: Flow): DateOnPage[] {
  const ends = rangesOverLines(flow.lines)
  return flow.lines
    .flatMap((line, i) => datesOfLine(flow, line, i, ends))
    .flatMap((date) => {
      const end = ends.get(date.words[0]!)
      return end ? [date, { ...end, meaning: null, endsRange: true }] : [date]
    })
}

type RangeEnds = ReturnType<typeof rangesOverLines>

function datesOfLine(flow: Flow, line: FlowLine, index: number, ends: RangeEnds): DateOnPage[] {
  const found: DateOnPage[] = []
  let cursor = 0
  for (const { date, start, end } of findDates(line.text)) {
    const words = wordsAt(line, start, end)
    if ([...ends.values()].some((other) => other.words[0] === words[0])) continue
    const before = line.text.slice(cursor, start)
    const previous = found.at(-1)
    const endsRange =
      previous !== undefined &&
      !ends.has(previous.words[0]!) &&
      !previous.endsRange &&
      (isRangeMark(before) || (previous.meaning === 'period' && isLostMark(before, words))) &&
      isNear(previous.words, words, flow.em)
    const meaning = endsRange ? null : labelOf(flow, index, words, before)
    found.push({ date, words, meaning, endsRange })
    cursor = end
  }
  return found
}

/** The label before the date; where the words before it are another cell's and lead up to nothing, the one above it first. */
function labelOf(flow: Flow, index: number, words: readonly Word[], before: string): DateMeaning | null {
  const line = flow.lines[index]!
  const isOwnCell = line.phrases.some((phrase) => phrase.words[0] === words[0])
  const beside = labelBefore(line, words, before)
  const isOfAnother = isOwnCell && !endsInDateLabel(before)
  return isOfAnother ? (labelAbove(flow, index, words) ?? beside) : (beside ?? labelAbove(flow, index, words))
}

/** A dash is the first thing a scan loses. */
function isLostMark(between: string, words: readonly Word[]): boolean {
  return between.trim() === '' && words.some((word) => word.confidence < 1)
}

function isNear(a: readonly Word[], b: readonly Word[], em: number): boolean {
  return left(b[0]!) - right(a.at(-1)!) < 6 * em
}

/** The label on the date's line: the words since the date before, or what the date's own phrase begins with. */
function labelBefore(line: FlowLine, words: readonly Word[], before: string): DateMeaning | null {
  const phrase = line.phrases.find((p) => p.words.includes(words[0]!))
  // "Beginning:10/01/2023": a label that touches its date.
  const touching = words[0]!.text.replace(/\d.*$/, '')
  const inPhrase = phrase ? phrase.text.slice(0, phrase.text.indexOf(words[0]!.text)) + touching : ''
  const near = inPhrase.trim() === '' ? before : inPhrase.length < before.length ? inPhrase : before
  return dateMeaning(near) ?? dateMeaning(before)
}

/** In a row of captions that begin their cells, the one whose cell the date stands in, perhaps at its other edge. */
function captionOf({ phrases }: FlowLine, row: FlowLine, words: readonly Word[]): Phrase[] {
  const value = row.phrases.find((phrase) => phrase.words.includes(words[0]!))
  const caption = phrases.length > 2 && value ? inCells(phrases, row.phrases)?.get(value) : undefined
  return caption ? [caption] : []
}

/** A label in the lines above, in the date's column; it may be printed over two lines ("Period" over "End"). */
function labelAbove(flow: Flow, index: number, words: readonly Word[]): DateMeaning | null {
  const { box } = lineOf(words)
  const column = [box[0] - 0.5 * flow.em, box[2] + 0.5 * flow.em] as const
  let label = ''
  let last = box[1]
  for (let i = index - 1; i >= 0; i--) {
    const line = flow.lines[i]!
    if (last - bottom(line) > 4 * flow.em) break
    const overlapping = line.phrases.filter((p) => right(p) > column[0] && left(p) < column[1])
    const over = overlapping.length > 0 || label !== '' ? overlapping : captionOf(line, flow.lines[index]!, words)
    if (over.length === 0) continue
    if (label !== '' && last - bottom(line) > 0.8 * flow.em) break
    if (over.some((p) => findDates(p.text).length > 0)) break
    label = `${over.map((p) => p.text).join(' ')} ${label}`
    last = top(line)
  }
  const meaning = dateMeaning(label)
  // "Date" over a column is said of each of its lines.
  return meaning === 'date' ? null : meaning
}
