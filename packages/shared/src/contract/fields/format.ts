import { z } from 'zod'
import type { DocumentType } from '../document.ts'
/**
 * A date in a document: YYYY-MM-DD, or MM-DD if the year cannot be determined. With a year, it must be one that such documents
 * come from.
 */
export const documentDate = z
  .string()
  .refine(
    (given) => z.iso.date().safeParse(/^\d\d-\d\d$/.test(given) ? `2024-${given}` : given).success,
    'must be a date, YYYY-MM-DD, or MM-DD without a year',
  )
  .refine(
    (given) => given.length === 5 || (given >= '1970-01-01' && given <= '2099-12-31'),
    'must be a date from 1970-01-01 to 2099-12-31',
  )
  .meta({ examples: ['2026-01-15'] })

/** Below a thousand million: no amount in a household's or small business's documents reaches it. */
export const documentAmount = z
  .string()
  .regex(/^-?\d{1,9}\.\d{2}$/, 'must be an amount below 1000000000.00 with two fraction digits, as "1234.50"')
  .meta({ examples: ['1234.50'] })

const unsigned = documentAmount.refine((given) => !given.startsWith('-'), 'must not be negative')
const year = z.string().regex(/^(19[7-9]|20\d)\d$/, 'must be a year from 1970 to 2099')
const last4 = z.string().regex(/^\d{4}$/, 'must be the last four digits only')
const name = z.string()
const frequency = z.enum(['weekly', 'biweekly', 'semimonthly', 'monthly'])
const ticked = z.literal('X')
const employerNumber = z.string().regex(/^\d{2}-\d{7}$/, 'must be an employer identification number, as "12-3456789"')
const percentage = z
  .string()
  .regex(/^(100(\.0{1,9})?|\d{1,2}(\.\d{1,9})?)$/, 'must be a percentage from 0 to 100, as "33.5"')
const propertyType = z.string().regex(/^[1-8]$/, 'must be a Schedule E property type, "1" to "8"')
const days = z
  .string()
  .refine((given) => /^\d{1,3}$/.test(given) && Number(given) <= 366, 'must be a number of days of a year, as "180"')
const filingStatus = z.enum([
  'single',
  'married_filing_jointly',
  'married_filing_separately',
  'head_of_household',
  'qualifying_surviving_spouse',
])

type Format = z.ZodType<string>

/** The fields of each document type (see the API's description of them) and the format of their values. */
const FORMATS: Readonly<Record<DocumentType, readonly (readonly [RegExp, Format])[]>> = {
  bank_statement: [
    [/^(bank_name|account_holder|account_type)$/, name],
    [/^account_number_last4$/, last4],
    [/^period_(start|end)$/, documentDate],
    [/^(opening|closing)_balance$/, documentAmount],
    [/^total_(credits|debits)$/, unsigned],
  ],
  pay_stub: [
    [/^(employer|employee)_name$/, name],
    [/^(period_start|period_end|pay_date|hire_date)$/, documentDate],
    [/^pay_frequency$/, frequency],
    [/^(gross_pay|net_pay|total_deductions)(_ytd)?$/, documentAmount],
  ],
  w2: [
    [/^tax_year$/, year],
    [/^(employer_name|employer_ein|employee_name)$/, name],
    [/^employee_ssn_last4$/, last4],
    [/^box_([1-9]|1[01])$/, unsigned],
    [/^box_1[6-9]_\d$/, unsigned],
    [/^box_13_(statutory_employee|retirement_plan|third_party_sick_pay)$/, ticked],
    [/^box_(12[a-d]|15_state_\d|15_id_\d|20_\d)$/, name],
  ],
  tax_return: [
    [/^tax_year$/, year],
    [/^(taxpayer_name|business_name|principal_business)$/, name],
    [/^business_ein$/, employerNumber],
    [/^(profit|loss|capital|stock)_share_percent$/, percentage],
    [/^taxpayer_ssn_last4$/, last4],
    [/^filing_status$/, filingStatus],
    [/^line_1a_[abc]$/, name],
    [/^line_1b_[abc]$/, propertyType],
    [/^line_2_[abc](_personal_use)?$/, days],
    [/^line_2_[abc]_qjv$/, ticked],
    [/^line_\d{1,2}[a-z]{0,2}(_\w{1,30})?$/, documentAmount],
  ],
}

/** Whether a field is an amount. */
export function isAmountField(documentType: DocumentType, field: string): boolean {
  const format = fieldFormat(documentType, field)
  return format === documentAmount || format === unsigned
}

/** The format of a field's value; null if documents of the type have no such field. */
export function fieldFormat(documentType: DocumentType, field: string): Format | null {
  return FORMATS[documentType].find(([names]) => names.test(field))?.[1] ?? null
}
