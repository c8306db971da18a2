import { z } from 'zod'
import { FIELD_NAMES } from './fields/names.ts'
import { signal } from './signal.ts'
import { confidence, decimal, pageBox, uuid } from './wire.ts'

export const DOCUMENT_TYPES = ['bank_statement', 'pay_stub', 'w2', 'tax_return'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const TAX_FORMS = [
  '1040',
  '1040-sr',
  'schedule_1',
  'schedule_2',
  'schedule_3',
  'schedule_a',
  'schedule_b',
  'schedule_c',
  'schedule_d',
  'schedule_e',
  'schedule_f',
  'schedule_se',
  'schedule_k1',
  '1065',
  '1120-s',
  '1120',
  '8825',
  '1099-r',
  'ssa-1099',
  '1099-nec',
  '1099-misc',
  '1099-int',
  '1099-div',
] as const
export type TaxForm = (typeof TAX_FORMS)[number]

export const TEXT_SOURCES = ['text_layer', 'ocr', 'mixed'] as const
export type TextSource = (typeof TEXT_SOURCES)[number]

export const CHECK_STATUSES = ['passed', 'warning', 'failed', 'not_applicable'] as const
export type CheckStatus = (typeof CHECK_STATUSES)[number]

export const DIRECTIONS = ['credit', 'debit'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The part of a document that an entry belongs to. The calculator decides what a bank deposit is *for*. */
export const ENTRY_CATEGORIES = [
  'transaction',
  'check',
  'fee',
  'interest',
  'earning',
  'tax',
  'deduction',
  'wages',
  'withholding',
  'income',
  'loss',
  'add_back',
  'subtraction',
] as const
export type EntryCategory = (typeof ENTRY_CATEGORIES)[number]

/** A named value of a document, with the place it was read from. */
const field = z
  .object({
    value: z.string().nullable(),
    raw: z.string().nullable().meta({ description: 'The text as it stands on the page' }),
    page: z.int().min(1).nullable(),
    box: pageBox.nullable(),
    confidence,
    original: z
      .object({ value: z.string().nullable(), confidence })
      .optional()
      .meta({ description: 'The value as read, if a reviewer settled it' }),
  })
  .meta({ id: 'Field' })
export type Field = z.infer<typeof field>

/** A relation that must hold in or between documents. */
export const check = z
  .object({
    name: z.string(),
    status: z.enum(CHECK_STATUSES).meta({
      description: '`failed`: a figure cannot be relied on; `warning`: unusual, worth a look',
    }),
    expected: z.string().nullable(),
    actual: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'Check' })
export type Check = z.infer<typeof check>

/** Increases with every change; in quotes it is the ETag that If-Match takes. */
const version = z.int().min(1).meta({ description: 'Rises with every change; send it in quotes as If-Match' })

/** One income document found in a file. */
export const incomeDocument = z
  .object({
    id: uuid,
    file_id: uuid,
    package_id: uuid,
    document_type: z.enum(DOCUMENT_TYPES),
    form: z.enum(TAX_FORMS).nullable(),
    page_start: z.int().min(1),
    page_end: z.int().min(1),
    text_source: z.enum(TEXT_SOURCES),
    confidence,
    fields: z.record(z.string(), field).meta({
      description: 'By name. `x-names` lists the fields that any document of a type may have.',
      'x-names': FIELD_NAMES,
    }),
    checks: z.array(check),
    signals: z
      .array(signal)
      .optional()
      .meta({ description: 'Signs of tampering on its pages; not part of the answer to a correction' }),
    version,
  })
  .meta({ id: 'Document' })
export type IncomeDocument = z.infer<typeof incomeDocument>

/** A reviewer's decision on an entry, in one model. */
const override = z
  .object({ eligible: z.boolean(), reason: z.string(), by: z.string(), at: z.string() })
  .meta({ id: 'Override' })

/** How an income model classified an entry. */
const eligibility = z
  .object({
    eligible: z.boolean(),
    rule: z.string(),
    reason: z.string(),
    override: override.nullable(),
  })
  .meta({ id: 'Eligibility' })

/** The values of an entry that a reviewer may correct. */
const entryValues = z.object({
  date: z.string().nullable().meta({ description: 'YYYY-MM-DD, or MM-DD where nothing settles the year' }),
  description: z.string(),
  direction: z.enum(DIRECTIONS),
  amount: decimal.nullable().meta({
    description: 'Positive; negative only for a tax or deduction that was given back',
  }),
  ytd_amount: decimal.nullable().meta({
    description: 'Year to date, relative to `direction`: negative where the year counts on the other side',
  }),
  balance: decimal.nullable(),
  hours: z.string().nullable(),
  rate: z.string().nullable(),
  category: z.string(),
})
export type EntryValues = z.infer<typeof entryValues>

/** One line of money in a document. */
export const entry = z
  .object({
    id: uuid,
    document_id: uuid,
    file_id: uuid,
    ...entryValues.shape,
    page: z.int().min(1),
    box: pageBox,
    confidence,
    version,
    original: entryValues
      .partial()
      .extend({ confidence })
      .nullable()
      .meta({ description: 'The value as read, for each value that a reviewer settled; null if none was' }),
    eligibility: eligibility.optional(),
  })
  .meta({ id: 'Entry' })
export type Entry = z.infer<typeof entry>
