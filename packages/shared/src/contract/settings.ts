import { z } from 'zod'
import { GUIDELINE_NAMES } from '../income/guideline.ts'
import { SHARE } from '../income/settings.ts'

export const share = z
  .string()
  .regex(SHARE, 'must be a decimal string from "0" to "1"')
  .meta({ examples: ['0.5'] })

const guideline = z
  .enum(GUIDELINE_NAMES, `must be one of ${GUIDELINE_NAMES.join(', ')}`)
  .meta({ description: 'The published guidance that figures follow' })
const ownershipShare = share.meta({ description: "The borrower's share of the business" })
const grossUp = z.boolean('must be true or false').meta({
  description: "Whether non-taxable income counts with the guideline's gross-up; if not, grossing up is an alternative",
})

/** What may be set about the calculation, for a tenant or for a package. */
export const calculationSettings = z
  .object({
    guideline,
    personal_expense_factor: share.meta({
      description: 'Share of the deposits of a personal account taken as expenses',
    }),
    business_expense_factor: share.meta({
      description: 'Share of the deposits of a business account taken as expenses',
    }),
    ownership_share: ownershipShare,
    gross_up: grossUp,
  })
  .meta({ id: 'CalculationSettings' })
export type CalculationSettingsOnWire = z.infer<typeof calculationSettings>

/** What a tenant may set. */
export const settings = calculationSettings
  .extend({
    automatic_review: z.boolean().meta({
      description: 'Whether a package goes under review by itself when a check failed in or between documents',
    }),
    retention_days: z
      .int('must be a whole number from 1')
      .min(1, 'must be a whole number from 1')
      .max(36_500, 'must be at most 36500')
      .nullable()
      .meta({ description: 'Days after its last change in which a package is erased; null: never' }),
  })
  .meta({ id: 'Settings' })
export type SettingsOnWire = z.infer<typeof settings>
