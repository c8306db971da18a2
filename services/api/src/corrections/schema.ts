import { DIRECTIONS, documentDate, ENTRY_CATEGORIES } from '@income/shared'
import { z } from 'zod'
import { documentId, entryId } from '../http/identifiers.ts'
import { text } from '../http/text.ts'
import { packageParams } from '../packages/schema.ts'
import { reason } from '../review/schema.ts'

export const correctedEntryParams = packageParams.extend({ entry_id: entryId })
export type CorrectedEntryParams = z.infer<typeof correctedEntryParams>

export const correctedFieldParams = packageParams.extend({
  document_id: documentId,
  name: z.string().meta({ description: "The field's name", examples: ['net_pay'] }),
})
export type CorrectedFieldParams = z.infer<typeof correctedFieldParams>

/** Below a thousand million: no line of a household's or small business's documents reaches it. */
const amount = z
  .string()
  .regex(/^-?\d{1,9}\.\d{2}$/, 'must be an amount below 1000000000.00 with two fraction digits, as "1234.50"')
  .meta({ examples: ['1234.50'] })
const number = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/, 'must be a decimal number')
  .meta({ examples: ['37.5'] })

/** Without a year a date is anyone's; with one it is of the years that such documents come from. */
const entryDate = documentDate.refine(
  (given) => given.length === 5 || (given >= '1970-01-01' && given <= '2099-12-31'),
  'must be a date from 1970-01-01 to 2099-12-31',
)

const entryCorrection = z.strictObject({
  date: entryDate.nullish(),
  description: text(1000).optional(),
  direction: z.enum(DIRECTIONS).optional(),
  amount: amount.nullish(),
  ytd_amount: amount.nullish(),
  balance: amount.nullish(),
  hours: number.nullish(),
  rate: number.nullish(),
  category: z.enum(ENTRY_CATEGORIES).optional(),
})

export const correctedEntry = entryCorrection
  .extend({ reason })
  .refine(
    (given) => Object.keys(entryCorrection.shape).some((name) => Reflect.get(given, name) !== undefined),
    'name at least one value to correct',
  )
  .meta({ id: 'EntryCorrection' })
export type CorrectedEntry = z.infer<typeof correctedEntry>

export const correctedField = z
  .strictObject({
    value: text(500)
      .nullable()
      .meta({
        description: 'As in documents: dates YYYY-MM-DD, money "1234.50". null: the page has none',
        examples: ['1234.50'],
      }),
    reason,
  })
  .meta({ id: 'FieldCorrection' })
export type CorrectedField = z.infer<typeof correctedField>
