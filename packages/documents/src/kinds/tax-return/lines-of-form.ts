import { captionsOf, knownLinesOf } from '../../forms/known-lines.ts'
import { isShare, type PrintedForm } from './form/printed-form.ts'
import { formLines, FORMS } from './forms/forms.ts'
import { namedExpenses } from './items/other-expenses.ts'
import type { Flow } from '../../layout/flow.ts'
import type { LineValue } from '../../lines/line-value.ts'
import { readBoxes } from '../../lines/read-boxes.ts'
import { readLines } from '../../lines/read-lines.ts'

/** The filled-in lines of a form, page by page. An amount the form itself prints does not count where nothing is filled in. */
export function linesOfForm(form: PrintedForm, year: string | null, flows: readonly Flow[]): Map<string, LineValue> {
  const known = knownLinesOf(formLines(form, year))
  const captions = captionsOf(FORMS[form] ?? [])
  const lines = new Map<string, LineValue>()
  for (const flow of flows)
    for (const value of isShare(form) ? readBoxes(flow, captions) : readLines(flow, known))
      if (!lines.has(value.line)) lines.set(value.line, value)
  for (const value of namedExpenses(form, lines, flows)) if (!lines.has(value.line)) lines.set(value.line, value)
  const isFilled = [...lines.keys()].some((line) => !known.constant.includes(line))
  return isFilled ? lines : new Map<string, LineValue>()
}
