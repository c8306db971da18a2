import { captionsOf, knownLinesOf } from '../../forms/known-lines.ts'
import { isShare, type PrintedForm } from './form/printed-form.ts'
import { formLines, FORMS } from './forms/forms.ts'
import { namedExpenses } from './items/other-expenses.ts'
import type { Flow } from '../../layout/flow.ts'
import type { LineValue } from '../../lines/line-value.ts'
import { readBoxes } from '../../lines/read-boxes.ts'
import { readLists } from '../../lines/read-lists.ts'
import { sectionsOn } from '../../lines/sections.ts'
import type { FormLine } from '../../forms/form-line.ts'
import { isBusinessReturn, sectionsOf } from './form/business-returns.ts'
import { readLines } from '../../lines/read-lines.ts'

/** The filled-in lines of a form, page by page. An amount the form itself prints does not count where nothing is filled in. */
export function linesOfForm(form: PrintedForm, year: string | null, flows: readonly Flow[]): Map<string, LineValue> {
  const captions = captionsOf(FORMS[form] ?? [])
  const lines = new Map<string, LineValue>()
  for (const flow of flows)
    for (const value of isShare(form) ? readBoxes(flow, captions) : valuesOn(flow, form, formLines(form, year)))
      if (!lines.has(value.line)) lines.set(value.line, value)
  for (const value of namedExpenses(form, lines, flows)) if (!lines.has(value.line)) lines.set(value.line, value)
  const { constant } = knownLinesOf(formLines(form, year))
  const isFilled = [...lines.keys()].some((line) => !constant.includes(line))
  return isFilled ? lines : new Map<string, LineValue>()
}

/** The lines of a page, section by section, where the form has several. */
function valuesOn(flow: Flow, form: PrintedForm, lines: readonly FormLine[]): LineValue[] {
  return sectionsOn(flow, sectionsOf(form)).flatMap(({ section, flow: own }) => {
    const prefix = section ? section.prefix : ''
    if (prefix === null) return []
    const known = knownLinesOf(linesWith(prefix, lines))
    // Lines of an owner's form are few, and the print around them may look like others.
    const isKnown = ({ line }: LineValue) => !isBusinessReturn(form) || lines.some((one) => one.line === prefix + line)
    const values = section?.layout === 'lists' ? readLists(own, known) : readLines(own, known)
    return values.filter(isKnown).map((value) => ({ ...value, line: prefix + value.line }))
  })
}

function linesWith(prefix: string, lines: readonly FormLine[]): FormLine[] {
  const isOwn = ({ line }: FormLine) => (prefix === '' ? /^\d/.test(line) : line.startsWith(prefix))
  return lines.filter(isOwn).map((line) => ({ ...line, line: line.line.slice(prefix.length) }))
}
