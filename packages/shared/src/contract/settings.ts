import { z } from 'zod'

const share = z
  .string()
  .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'must be a decimal string from "0" to "1"')
  .meta({ examples: ['0.5'] })

/** What a tenant may set. */
export const settings = z
  .object({
    automatic_review: z.boolean().meta({
      description: 'Whether a package goes under review by itself when a check failed in or between documents',
    }),
    personal_expense_factor: share.meta({
      description: 'Share of the deposits of a personal account taken as expenses',
    }),
    business_expense_factor: share.meta({
      description: 'Share of the deposits of a business account taken as expenses',
    }),
    ownership_share: share.meta({ description: "The borrower's share of the business" }),
    retention_days: z
      .int('must be a whole number from 1')
      .min(1, 'must be a whole number from 1')
      .max(36_500, 'must be at most 36500')
      .nullable()
      .meta({ description: 'Days after its last change in which a package is erased; null: never' }),
  })
  .meta({ id: 'Settings' })
export type SettingsOnWire = z.infer<typeof settings>
