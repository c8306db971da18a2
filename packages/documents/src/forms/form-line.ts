import type { EntryCategory } from '../model/document.ts'

/** The first year of the forms that are recognised by their lines. */
export const FIRST_YEAR = 2018
export const LAST_YEAR = 9999

/** A line of a printed form, for the years in which it has this meaning. */
export interface FormLine {
  /** "25a"; "20_a" for column a of a line with several columns. */
  line: string
  /** First and last year. */
  years: readonly [from: number, to: number]
  places: readonly Place[]
  /** The words of its caption that no other line of the form has; null if it is never found by them. */
  caption: RegExp | null
  /** The printed variants of its caption. */
  phrases: readonly string[]
  /** The entry that the line makes in a cash flow analysis (Form 1084); null for sums and for what is not cash flow. */
  entry: LineEntry | null
  sums: readonly LineSum[]
}

/**
 * Where the amount is: in the outer column of boxes, further in, within the wording, in a list, or printed by the form itself.
 * A `text` or a `mark` is not an amount.
 */
export type Place = 'outer' | 'inner' | 'inline' | 'list' | 'preprinted' | 'text' | 'mark'

export interface LineEntry {
  /** `income` is a credit, a loss a debit; an add-back is a credit; subtractions and tax withheld are debits. */
  kind: Extract<EntryCategory, 'income' | 'add_back' | 'subtraction' | 'withholding'>
  description: string
}

/** The sum that the form defines for the line, or the line it is a part of (`at_most`). Blank lines count as zero. */
export interface LineSum {
  /** Name of the check. Sums that share one are alternatives. */
  name: string
  relation: 'equals' | 'at_most'
  plus: readonly LineRange[]
  minus: readonly LineRange[]
  /** "If zero or less, enter -0-." / "If line 33 is more than line 24, subtract": otherwise blank or zero. */
  floor: boolean
  /** Whether all added lines are on the total's own page: if it is positive, one of them is filled in. */
  itemised: boolean
}

/** One line, or all lines between two in the order of the form. */
export interface LineRange {
  first: string
  last: string
}

/** The field of a line: "line_16c", "schedule_l_line_16_d". */
export const fieldOfLine = (line: string) => line.replace(/^(schedule_[a-z]\d?_)?/, '$1line_')

/** The line of a field; null if it has none. */
export function lineOfField(field: string): string | null {
  const [, schedule = '', line] = /^(schedule_[a-z]\d?_)?line_(.+)$/.exec(field) ?? []
  return line === undefined ? null : schedule + line
}

/** The lines of a year's form, in order. If the year is unknown, only lines that are the same in every year. */
export function linesOfYear(lines: readonly FormLine[], year: string | null): FormLine[] {
  if (year === null && lines.every(({ years: [from, to] }) => from === FIRST_YEAR && to === LAST_YEAR))
    return [...lines]
  const printed = Number(year)
  return lines.filter(({ years: [from, to] }) => from <= printed && printed <= to)
}

/** The years whose form has most of these lines, for a form whose year cannot be read. */
export function yearsWith(lines: readonly FormLine[], filled: readonly string[]): string[] {
  const begins = new Set(lines.map(({ years: [from] }) => String(from)))
  const known = [...begins].map((year) => {
    const ofYear = new Set(linesOfYear(lines, year).map(({ line }) => line))
    return { year, count: filled.filter((line) => ofYear.has(line)).length }
  })
  const most = Math.max(...known.map(({ count }) => count))
  return known.filter(({ count }) => count === most).map(({ year }) => year)
}

/** What is known about a form's lines before it is read. */
export interface KnownLines {
  /** All its lines; a line of several columns is named with its column. */
  all: readonly string[]
  /** Lines with a box in the outer column, in the order of the form; empty if the form's year is unknown. */
  outer: readonly string[]
  /** Lines with a box further in. */
  inner: readonly string[]
  /** Lines whose amount is within their wording, without a number beside it. */
  inline: readonly string[]
  /** Lines that list several amounts. */
  lists: readonly string[]
  /** Lines in whose box the form itself prints an amount. */
  constant: readonly string[]
  captions: readonly Caption[]
}

/** A line and words of its caption that no other line of the form has. */
export interface Caption {
  line: string
  words: RegExp
}

/** Derives what is known in advance from the lines of one year's form. */
export function knownLinesOf(lines: readonly FormLine[]): KnownLines {
  const at = (place: Place) => lines.filter(({ places }) => places.includes(place)).map(({ line }) => line)
  return {
    all: lines.map(({ line }) => line),
    outer: at('outer'),
    inner: at('inner'),
    inline: at('inline'),
    lists: at('list'),
    constant: at('preprinted'),
    captions: captionsOf(lines),
  }
}

export const captionsOf = (lines: readonly FormLine[]): Caption[] =>
  lines.flatMap(({ line, caption }) => (caption ? [{ line, words: caption }] : []))
