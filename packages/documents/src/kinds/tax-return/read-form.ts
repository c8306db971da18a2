import { decimalFromCents } from '@income/shared'
import type { ExtractedDocument, ExtractedField } from '../../model/document.ts'
import { fieldAt, spanOf } from '../../model/evidence.ts'
import { evaluations } from '../../equations/checks.ts'
import { blankCheck, sumChecks } from '../../forms/checks.ts'
import { formLines, FORMS } from './forms/forms.ts'
import { fieldOfLine } from '../../forms/form-line.ts'
import { equationsOn } from '../../forms/sums.ts'
import { entriesOf } from '../../lines/entries.ts'
import type { FormPage } from './form/group.ts'
import { taxFormOf } from './form/printed-form.ts'
import { headerOf } from './header/header.ts'
import { itemsOf } from './items/items.ts'
import { linesOfForm } from './lines-of-form.ts'
import type { LineValue } from '../../lines/line-value.ts'
import { weighedBySums } from '../../lines/weighed.ts'
import type { Flow } from '../../layout/flow.ts'
import { formFlow } from '../../forms/form-flow.ts'

/** Makes the document of one form of its pages. */
export function readForm(pages: readonly FormPage[]): ExtractedDocument {
  const { form } = pages[0]!.heading
  const year = pages.find(({ heading }) => heading.year)?.heading.year ?? null
  const flows = pages.map(({ page }) => formFlow(page))
  const span = spanOf(flows.map(({ page }) => page))
  const source = span.textSource
  const header = headerOf(form, flows)
  const read = linesOfForm(form, year, flows)
  const amountOf = (line: string) => read.get(line)?.cents ?? null
  const equations = equationsOn(FORMS[form] ?? [], year, [...read.keys()])
  const lines = source === 'text_layer' ? read : weighedBySums(read, evaluations(equations, amountOf))
  const fields = { ...yearField(year, pages), ...header, ...itemsOf(form, flows), ...lineFields(lines, flows) }
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
    checks: [
      ...sumChecks(equations, amountOf, source),
      ...blankCheck(read.size === 0 && Object.keys(header).length === 0, read.size > 0),
    ],
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
