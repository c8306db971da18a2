import { DIRECTIONS, documentAmount, documentDate, ENTRY_CATEGORIES } from '@income/shared'
import { z } from 'zod'
import { documentId, entryId } from '../http/requests/identifiers.ts'
import { text } from '../http/requests/text.ts'
import { packageParams } from '../packages/schema.ts'
import { reason } from '../review/schema.ts'

export const correctedEntryParams = packageParams.extend({ entry_id: entryId })
export type CorrectedEntryParams = z.infer<typeof correctedEntryParams>

/** No field has a longer name. */
const LONGEST_NAME = 100

export const correctedFieldParams = packageParams.extend({
  document_id: documentId,
  name: text(LONGEST_NAME).meta({ description: "The field's name", examples: ['net_pay'] }),
})
export type CorrectedFieldParams = z.infer<typeof correctedFieldParams>

const number = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/, 'must be a decimal number')
  .meta({ examples: ['37.5'] })

const entryCorrection = z.strictObject({
  date: documentDate.nullish(),
  description: text(1000).optional(),
  direction: z.enum(DIRECTIONS).optional(),
  amount: documentAmount.nullish(),
  ytd_amount: documentAmount.nullish(),
  balance: documentAmount.nullish(),
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
        description: 'In the format of documents: dates YYYY-MM-DD, money "1234.50". null: the page does not show it',
        examples: ['1234.50'],
      }),
    reason,
  })
  .meta({ id: 'FieldCorrection' })
export type CorrectedField = z.infer<typeof correctedField>
