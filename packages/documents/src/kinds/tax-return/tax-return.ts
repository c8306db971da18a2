import type { Kind, DecidedDocument, DecidingFigure } from '../kind.ts'
import { SUM_NAMES, FORMS, formLines } from './forms/forms.ts'
import { taxFormOf, type PrintedForm, isShare, isBusinessReturn, sectionsOf } from './form/printed-form.ts'
import { formsOf, headingOf, type FormPage } from './form/heading.ts'
import { centsOf, type Check, decimalFromCents } from '@income/shared'
import { sumChecks, equationsOn, blankCheck } from '../../forms/sums.ts'
import { fieldOfLine, lineOfField, captionsOf, knownLinesOf, type FormLine } from '../../forms/form-line.ts'
import {
  type ReadDocument,
  type ExtractedDocument,
  type ExtractedField,
  fieldAt,
  spanOf,
} from '../../model/document.ts'
import { evaluations } from '../../equations/equation.ts'
import { entriesOf, type LineValue, weighedBySums } from '../../lines/entries.ts'
import { identityOf } from './identity/identity.ts'
import { itemsOf, namedExpenses } from './items/items.ts'
import type { Flow } from '../../layout/flow.ts'
import { formFlow } from '../../forms/cell.ts'
import { leftOfBoxes, readBoxes } from '../../lines/read-boxes.ts'
import { readLists, sectionsOn, readLines } from '../../lines/read-lines.ts'

/** Form 1040 and its common schedules, one document for each form. */
export const taxReturn: Kind = {
  documentType: 'tax_return',
  equations: SUM_NAMES,
  recognise(page) {
    const heading = headingOf(page)
    return heading && { form: taxFormOf(heading.form), score: heading.certainty, continuation: false }
  },
  read: (pages) => formsOf(pages).map(readForm),
  checksOfValues,
  decidingFigures,
}

/** Only on a partnership's Schedule K-1. */
const GUARANTEED_PAYMENTS_SUM = 'guaranteed_payments_sum'

/** The sums of a form, over its current lines. */
function checksOfValues({ document }: ReadDocument): Check[] {
  const { text_source, fields } = document
  const form = printedFormOf(document)
  if (form === null) return []
  const amountOf = (line: string) => centsOf(fields[fieldOfLine(line)]?.value)
  return sumChecks(
    equationsOn(FORMS[form] ?? [], fields['tax_year']?.value ?? null, linesIn(fields)),
    amountOf,
    text_source,
  )
}

/** The sums whose totals a lender relies on. On a Schedule K-1 and in the lists of Schedule B each line stands alone. */
const DECIDING: readonly string[] = [
  'adjusted_gross_income',
  'additional_income_sum',
  'schedule_c_net',
  'capital_gain_sum',
  'rental_income_sum',
  'schedule_f_net',
  'net_earnings',
  'ordinary_business_income',
  'corporate_taxable_income',
  'net_rental_income',
]

function decidingFigures({ form, fields }: DecidedDocument): DecidingFigure[] {
  if (form === null || form === 'schedule_k1') return []
  const sums = equationsOn(FORMS[form] ?? [], fields['tax_year']?.value ?? null, linesIn(fields))
  const deciding = sums.filter(
    ({ name, total }) => DECIDING.includes(name) && centsOf(fields[fieldOfLine(total)]?.value),
  )
  return deciding.map(({ name, total }) => ({ field: fieldOfLine(total), verifiedBy: [name] }))
}

/** The lines that are filled in. */
const linesIn = (fields: DecidedDocument['fields']): string[] =>
  Object.keys(fields).flatMap((name) => lineOfField(name) ?? [])

/** The checked sums show which Schedule K-1 it is. */
function printedFormOf({ form, checks }: ReadDocument['document']): PrintedForm | null {
  if (form !== 'schedule_k1') return form
  return checks.some(({ name }) => name === GUARANTEED_PAYMENTS_SUM) ? 'k1_1065' : 'k1_1120s'
}

/** Makes the document of one form from its pages. */
export function readForm(pages: readonly FormPage[]): ExtractedDocument {
  const { form } = pages[0]!.heading
  const year = pages.find(({ heading }) => heading.year)?.heading.year ?? null
  const flows = pages.map(({ page }) => formFlow(page))
  const span = spanOf(flows.map(({ page }) => page))
  const source = span.textSource
  const besideBoxes = isShare(form) ? flows.map(leftOfBoxes) : flows
  const header = identityOf(form, besideBoxes)
  const read = linesOfForm(form, year, flows)
  const amountOf = (line: string) => read.get(line)?.cents ?? null
  const equations = equationsOn(FORMS[form] ?? [], year, [...read.keys()])
  const lines = source === 'text_layer' ? read : weighedBySums(read, evaluations(equations, amountOf))
  const fields = { ...yearField(year, pages), ...header, ...itemsOf(form, besideBoxes), ...lineFields(lines, flows) }
  return {
    documentType: 'tax_return',
    form: taxFormOf(form),
    ...span,
    confidence: Math.min(1, ...Object.values(fields).map((field) => field.confidence)),
    fields,
    entries: entriesOf(
      formLines(form, year),
      lines,
      flows.map(({ page }) => page),
    ),
    checks: [...sumChecks(equations, amountOf, source), ...blankCheck({ header, lines: read })],
  }
}

function yearField(year: string | null, pages: readonly FormPage[]): Record<string, ExtractedField> {
  const shown = pages.find(({ heading }) => heading.year === year)
  const word = shown?.page.words.find((w) => year && w.text.includes(year))
  if (!year || !shown || !word) return {}
  const { page } = shown
  const confidence = page.source === 'ocr' ? Math.min(0.97, shown.heading.certainty) : 0.99
  return { tax_year: fieldAt(page, word.box, { value: year, raw: word.text, confidence }) }
}

function lineFields(lines: ReadonlyMap<string, LineValue>, flows: readonly Flow[]): Record<string, ExtractedField> {
  const fields: Record<string, ExtractedField> = {}
  for (const { line, cents, raw, page: number, box, confidence } of lines.values()) {
    const flow = flows.find(({ page }) => page.number === number)!
    const value = decimalFromCents(cents)
    fields[fieldOfLine(line)] = fieldAt(flow.page, box, { value, raw, confidence })
  }
  return fields
}

/** The filled-in lines of a form, page by page. Amounts that the form itself prints do not count if nothing is filled in. */
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

/** The lines of a page, section by section if the form has several. */
function valuesOn(flow: Flow, form: PrintedForm, lines: readonly FormLine[]): LineValue[] {
  return sectionsOn(flow, sectionsOf(form)).flatMap(({ section, flow: own }) => {
    const prefix = section ? section.prefix : ''
    if (prefix === null) return []
    const known = knownLinesOf(linesWith(prefix, lines))
    // An owner's form has few lines, and print around them may look like others.
    const isKnown = ({ line }: LineValue) => !isBusinessReturn(form) || lines.some((one) => one.line === prefix + line)
    const values = section?.layout === 'lists' ? readLists(own, known) : readLines(own, known)
    return values.filter(isKnown).map((value) => ({ ...value, line: prefix + value.line }))
  })
}

function linesWith(prefix: string, lines: readonly FormLine[]): FormLine[] {
  const isOwn = ({ line }: FormLine) => (prefix === '' ? /^\d/.test(line) : line.startsWith(prefix))
  return lines.filter(isOwn).map((line) => ({ ...line, line: line.line.slice(prefix.length) }))
}
