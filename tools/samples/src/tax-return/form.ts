import type { TaxForm } from '@income/shared'

/** A form as it is printed, year by year: what stands on it, and where the amounts go. */
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
  /** An amount in the right column, or in the column left of it where lines are added up first. */
  | { kind: 'line'; line: string; text: string; column: 'outer' | 'inner' }
  /** The letters above the columns of three properties. */
  | { kind: 'properties'; text: string }
  /** An amount for each of three properties, in columns A to C. */
  | { kind: 'columns'; line: string; text: string }
  /** Two amounts side by side ("2a … b …"). */
  | { kind: 'pair'; left: PairHalf; right: PairHalf }

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
  return { kind: 'columns', line, text }
}

export function pair(line: string, text: string, rightLine: string, rightText: string): FormRow {
  return { kind: 'pair', left: { line, text }, right: { line: rightLine, text: rightText } }
}

/** The lines of a form, in print order. */
export function linesOf(form: Form): string[] {
  return form.pages.flat().flatMap((row) => {
    switch (row.kind) {
      case 'heading':
      case 'properties':
        return []
      case 'line':
        return [row.line]
      case 'columns':
        return ['a', 'b', 'c'].map((column) => `${row.line}_${column}`)
      case 'pair':
        return [row.left.line, row.right.line]
    }
  })
}
