import type { Kind, DecidedDocument, DecidingFigure } from '../kind.ts'
import { SUM_NAMES, FORMS } from './forms/forms.ts'
import { taxFormOf, type PrintedForm } from './form/printed-form.ts'
import { formsOf, headingOf } from './form/heading.ts'
import { readForm } from './read-form.ts'
import { centsOf, type Check } from '@income/shared'
import { sumChecks, equationsOn } from '../../forms/sums.ts'
import { fieldOfLine, lineOfField } from '../../forms/form-line.ts'
import type { ReadDocument } from '../../model/document.ts'

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
function linesIn(fields: DecidedDocument['fields']): string[] {
  return Object.keys(fields).flatMap((name) => lineOfField(name) ?? [])
}

/** The checked sums show which Schedule K-1 it is. */
function printedFormOf({ form, checks }: ReadDocument['document']): PrintedForm | null {
  if (form !== 'schedule_k1') return form
  return checks.some(({ name }) => name === GUARANTEED_PAYMENTS_SUM) ? 'k1_1065' : 'k1_1120s'
}
