import { type Line, lineOf } from '../layout/lines.ts'
import { bottom, left, middleX, right, textOf, top, type Word } from '../model/page.ts'
import { findDates, type PrintedDate, isRangeMark } from '../entities/date.ts'
import { nearestBy, shareColumn, isNextLine } from '../layout/geometry.ts'
import { wordsBetween } from '../layout/found.ts'
import type { Phrase } from '../layout/cells.ts'
import type { Flow, FlowLine } from '../layout/flow.ts'

/** The words with which a kind of document labels dates. */
export interface DateLabels<M extends string> {
  /** The meaning of the last label in a text, which applies to the date after it; null if the text has no label. */
  meaning: (text: string) => M | null
  /** Whether a text ends with a label. "Off-cycle bonus" does not: other words are between the label and a date. */
  endsInLabel: (text: string) => boolean
  /** The meaning that covers both ends of a period. */
  period: M
  /** The meaning of "Date" alone; above a column it applies to each of its lines. */
  bare: M
}

interface PlacedDate {
  date: PrintedDate
  words: Word[]
}

export interface LabelledDate<M extends string> extends PlacedDate {
  meaning: M | null
  /** Whether it is the second of two dates with "to" or a dash between them. */
  endsRange: boolean
}

/** Every date of a flow with the meaning of its label, before it or above it. */
export function datesAtLabels<M extends string>(flow: Flow, labels: DateLabels<M>): LabelledDate<M>[] {
  const ends = rangesOverLines(flow.lines)
  const labelled = new Labelled(flow, labels, ends)
  return flow.lines
    .flatMap((line, i) => labelled.datesOf(line, i))
    .flatMap((date) => {
      const end = ends.get(date.words[0]!)
      return end ? [date, { ...end, meaning: null, endsRange: true }] : [date]
    })
}

/** "Wages of this check $1,920.00. You signed the form on 06/02/2026": a label is in the sentence of its date. */
const SENTENCES = /^.*[.!?;] (?=(?:\S+ ){3})/

class Labelled<M extends string> {
  readonly #flow: Flow
  readonly #labels: DateLabels<M>
  readonly #ends: ReadonlyMap<Word, PlacedDate>
  /** The words with which the ends of periods over two lines begin. */
  readonly #taken: ReadonlySet<Word>

  constructor(flow: Flow, labels: DateLabels<M>, ends: ReadonlyMap<Word, PlacedDate>) {
    this.#flow = flow
    this.#labels = labels
    this.#ends = ends
    this.#taken = new Set([...ends.values()].map(({ words }) => words[0]!))
  }

  datesOf(line: FlowLine, index: number): LabelledDate<M>[] {
    const found: LabelledDate<M>[] = []
    let cursor = 0
    for (const { date, start, end } of findDates(line.text)) {
      const words = wordsBetween(line, start, end)
      if (this.#taken.has(words[0]!)) continue
      const before = line.text.slice(cursor, start).replace(SENTENCES, '')
      const endsRange = this.#goesOnFrom(found.at(-1), before, words)
      found.push({ date, words, meaning: endsRange ? null : this.#labelOf(line, index, words, before), endsRange })
      cursor = end
    }
    return found
  }

  /** Whether a date ends the period that the date before it begins. A dash is the first thing a scan loses. */
  #goesOnFrom(previous: LabelledDate<M> | undefined, between: string, words: readonly Word[]): boolean {
    if (!previous || previous.endsRange || this.#ends.has(previous.words[0]!)) return false
    const isLost = between.trim() === '' && words.some((word) => word.confidence < 1)
    return isRangeMark(between) || (previous.meaning === this.#labels.period && isLost)
  }

  /** The label beside the date, unless its words belong to another cell: then the label above comes first. */
  #labelOf(line: FlowLine, index: number, words: readonly Word[], before: string): M | null {
    const beside = this.#labelBefore(line, words, before)
    const isOwnCell = line.phrases.some((phrase) => phrase.words[0] === words[0])
    const isOfAnother = isOwnCell && !this.#labels.endsInLabel(before)
    return isOfAnother ? (this.#labelAbove(index, words) ?? beside) : (beside ?? this.#labelAbove(index, words))
  }

  /** The label on the date's line: the words since the previous date, or the beginning of the date's own phrase. */
  #labelBefore(line: FlowLine, words: readonly Word[], before: string): M | null {
    const phrase = line.phrases.find((p) => p.words.includes(words[0]!))
    // "Beginning:10/01/2023": a label that touches its date.
    const touching = words[0]!.text.replace(/\d.*$/, '')
    const inPhrase = phrase ? phrase.text.slice(0, phrase.text.indexOf(words[0]!.text)) + touching : ''
    const near = inPhrase.trim() !== '' && inPhrase.length < before.length ? inPhrase : before
    return this.#labels.meaning(near) ?? this.#labels.meaning(before)
  }

  /** A label in the lines above, in the date's column; it may be printed over two lines ("Period" over "End"). */
  #labelAbove(index: number, words: readonly Word[]): M | null {
    const { em, lines } = this.#flow
    const { box } = lineOf(periodBegunBy(lines[index]!, words) ?? words)
    let label = ''
    let nearest = ''
    let last = box[1]
    for (const line of lines.slice(0, index).reverse()) {
      if (last - bottom(line) > 4 * em) break
      const over = line.phrases.filter((p) => right(p) > box[0] - 0.5 * em && left(p) < box[2] + 0.5 * em)
      if (over.length === 0) continue
      if (label !== '' && last - bottom(line) > 0.8 * em) break
      if (over.some((p) => findDates(p.text).length > 0)) break
      label = `${over.map((p) => this.#partOver(p, lines[index]!, words)).join(' ')} ${label}`
      nearest ||= label
      last = top(line)
    }
    // "To" alone is a label; below another text it is one of its words.
    const meaning = this.#labels.meaning(label) ?? this.#labels.meaning(nearest)
    return meaning === this.#labels.bare ? null : meaning
  }

  /**
   * Captions so close that they read as one, "Period Start Period End Check Date" over three dates: the words nearest to the
   * date, provided that each date below has a label like this.
   */
  #partOver(caption: Phrase, { phrases }: FlowLine, words: readonly Word[]): string {
    const below = phrases.filter((value) => shareColumn(value, caption))
    const isOver = (word: Word, value: Phrase) =>
      nearestBy(below, (other) => Math.abs(middleX(other) - middleX(word))) === value
    const parts = below.map((value) => ({ value, text: textOf(caption.words.filter((word) => isOver(word, value))) }))
    const dated = parts.filter(({ value }) => findDates(value.text).length > 0)
    const meanings = dated.map(({ text }) => this.#labels.meaning(text))
    const areLabels = new Set(meanings).size > 1 && !meanings.includes(null)
    return parts.find(({ value }) => areLabels && value.words.includes(words[0]!))?.text ?? caption.text
  }
}

/** The words of a cell that is a period and nothing else, "Dec 16, 2024 – Dec 31, 2024", by the words of its first date. */
function periodBegunBy({ phrases }: FlowLine, words: readonly Word[]): readonly Word[] | null {
  const cell = phrases.find((phrase) => phrase.words[0] === words[0])
  const [from, to, ...others] = cell ? findDates(cell.text) : []
  if (!cell || !from || !to || others.length > 0) return null
  return to.end === cell.text.length && isRangeMark(cell.text.slice(from.end, to.start)) ? cell.words : null
}

/** A range mark between the parts of a period over two lines: "05/03/2026 -" over "05/16/2026", or "05/03/2026" over "to 05/16/2026". */
const MARK = String.raw`(?:[-–—]|to|thru|through)`
const OPEN = new RegExp(String.raw`\d\s?${MARK}$`, 'i')
const GOES_ON = new RegExp(String.raw`^${MARK}\s?(?=\d)`, 'i')

/** The ends of periods that their cells break over two lines, by the first word of the date they begin with. */
function rangesOverLines(lines: readonly FlowLine[]): Map<Word, PlacedDate> {
  const ends = new Map<Word, PlacedDate>()
  for (const [i, line] of lines.entries()) {
    for (const cell of line.phrases) {
      const from = /\d/.test(cell.text) ? datesIn(cell).at(-1) : undefined
      const end = from && endBelow(cell, from, lines.slice(i + 1))
      if (end) ends.set(from.words[0]!, end)
    }
  }
  return ends
}

/** The date directly below a cell, with a range mark between it and the date with which the cell ends. */
function endBelow(cell: Line, from: PlacedDate, below: readonly FlowLine[]): PlacedDate | null {
  const behind = cell.words.slice(cell.words.indexOf(from.words.at(-1)!) + 1)
  if (behind.length > 0 && !isRangeMark(textOf(behind))) return null
  const under = rightBelow(cell, below)
  const to = under && datesIn(under)[0]
  if (!to) return null
  const isNext = OPEN.test(cell.text) && to.words[0] === under.words[0]
  return isNext || GOES_ON.test(under.text) ? to : null
}

/** The next phrase in a cell's column, at most a line below it; a line of another column may stand between them. */
function rightBelow(cell: Line, lines: readonly FlowLine[]): Phrase | undefined {
  const near = lines.filter((line) => isNextLine(line, cell)).slice(0, 3)
  return near.flatMap(({ phrases }) => phrases).find((phrase) => shareColumn(phrase, cell))
}

const datesIn = (line: Line): PlacedDate[] =>
  findDates(line.text).map(({ date, start, end }) => ({ date, words: wordsBetween(line, start, end) }))
