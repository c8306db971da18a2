import type { LineEntry } from '../forms/form-line.ts'
import { formLines } from '../forms/forms.ts'
import type { PrintedForm } from '../form/printed-form.ts'

/** A line that is an entry of its own, as Form 1084 (cash flow analysis) uses it: no sum of other lines of the form. */
export interface LeafLine extends LineEntry {
  line: string
}

export function leafLinesOf(form: PrintedForm, year: string | null): LeafLine[] {
  return formLines(form, year).flatMap(({ line, entry }) => (entry ? [{ line, ...entry }] : []))
}
