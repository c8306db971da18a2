import type { TaxForm } from '@income/shared'

/** A form as printed, year by year: its texts, and where the amounts go. */
export interface Form {
  form: TaxForm
  title: FormTitle
  pages: readonly (readonly FormRow[])[]
}

export interface FormTitle {
  /** "Form 1040", "SCHEDULE C (Form 1040)". */
  name: string
  words: string
  /** "Attachment Sequence No. 09", on schedules. */
  sequence?: string
}

export type FormRow =
  | { kind: 'heading'; text: string }
  /** An amount in the right column, or in the column to its left, where lines are added up first. */
  | { kind: 'line'; line: string; text: string; column: 'outer' | 'inner' }
  /** The headings of a table's columns. */
  | { kind: 'table head'; table: FormTable; text: string; heads: readonly string[] }
  /** An amount in each column of a table. */
  | { kind: 'columns'; table: FormTable; line: string; text: string }
  /** Part I of Schedule E before its amounts: a caption, or the row of one property under it. */
  | { kind: 'property'; part: 'address' | 'use'; column: PropertyColumn | null }
  /** Two amounts side by side ("2a … b …"). */
  | { kind: 'pair'; left: PairHalf; right: PairHalf }

/** Columns of amounts, each with the letter in its lines' names. */
export interface FormTable {
  columns: readonly string[]
  places: readonly { left: number; right: number }[]
  /** Where the line's number is repeated before the first column, if it is. */
  number: number | null
  /** Width for the wording of a line. */
  room: number
}

/** Schedule E has three properties side by side. */
export const PROPERTIES: FormTable = {
  columns: ['a', 'b', 'c'],
  places: [
    { left: 296, right: 374 },
    { left: 396, right: 474 },
    { left: 496, right: 574 },
  ],
  number: 276,
  room: 190,
}

type PropertyColumn = 'a' | 'b' | 'c'

interface PairHalf {
  line: string
  text: string
}

export function heading(text: string): FormRow {
  return { kind: 'heading', text }
}

export function outer(line: string, text: string): FormRow {
  return { kind: 'line', line, text, column: 'outer' }
}

export function inner(line: string, text: string): FormRow {
  return { kind: 'line', line, text, column: 'inner' }
}

export function columns(line: string, text: string): FormRow {
  return { kind: 'columns', table: PROPERTIES, line, text }
}

/** A caption and the rows of three properties below it. */
export function properties(part: 'address' | 'use'): FormRow[] {
  return ([null, 'a', 'b', 'c'] as const).map((column) => ({ kind: 'property', part, column }))
}

export function pair(line: string, text: string, rightLine: string, rightText: string): FormRow {
  return { kind: 'pair', left: { line, text }, right: { line: rightLine, text: rightText } }
}

/** The lines of a form, in print order. */
export function linesOf(form: Form): string[] {
  return form.pages.flat().flatMap((row) => {
    switch (row.kind) {
      case 'heading':
      case 'table head':
      case 'property':
        return []
      case 'line':
        return [row.line]
      case 'columns':
        return row.table.columns.map((column) => `${row.line}_${column}`)
      case 'pair':
        return [row.left.line, row.right.line]
    }
  })
}
