import { z } from 'zod'
import { GUIDELINE_NAMES } from '../../income/settings/guideline.ts'
import { SHARE } from '../../income/settings/settings.ts'

const share = z
  .string()
  .regex(SHARE, 'must be a decimal string from "0" to "1", with at most six digits after the point')
  .meta({ examples: ['0.5'] })

const guideline = z
  .enum(GUIDELINE_NAMES, `must be one of ${GUIDELINE_NAMES.join(', ')}`)
  .meta({ description: 'The published guidance that figures follow' })
const ownershipShare = share.meta({ description: "The borrower's share of the business" })
const grossUp = z.boolean('must be true or false').meta({
  description: "Whether non-taxable income counts with the guideline's gross-up; if not, grossing up is an alternative",
})

/** The calculation settings of a tenant or package. */
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

/** The settings of one account, employment, business or property. */
export const subjectSettings = z
  .object({
    guideline,
    expense_factor: share.nullable().meta({
      description: 'Share of the deposits of an account taken as expenses; null if no factor applies',
    }),
    ownership_share: ownershipShare.nullable().meta({
      description: "The borrower's share of the business of an account; null if no share applies",
    }),
    gross_up: grossUp,
  })
  .meta({ id: 'SubjectSettings' })

const ofPackage = calculationSettings.shape
/** The settings made on the package itself. */
export const packageSettingsSet = z
  .object({
    guideline: ofPackage.guideline.nullable(),
    personal_expense_factor: ofPackage.personal_expense_factor.nullable(),
    business_expense_factor: ofPackage.business_expense_factor.nullable(),
    ownership_share: ofPackage.ownership_share.nullable(),
    gross_up: ofPackage.gross_up.nullable(),
  })
  .meta({ id: 'PackageSettingsSet', description: 'null: the setting of the tenant applies' })
export type PackageSettingsSet = z.infer<typeof packageSettingsSet>

const ofSubject = subjectSettings.shape
/** The settings made on the subject itself. */
export const subjectSettingsSet = z
  .object({
    guideline: ofSubject.guideline.nullable(),
    expense_factor: share.nullable(),
    ownership_share: ownershipShare.nullable(),
    gross_up: ofSubject.gross_up.nullable(),
  })
  .meta({ id: 'SubjectSettingsSet', description: 'null: the setting of the package applies' })
export type SubjectSettingsSet = z.infer<typeof subjectSettingsSet>

/** The settings of a package: those made on it and on its subjects, and those its income was computed with. */
export const packageSettings = z
  .object({
    set: packageSettingsSet,
    in_force: calculationSettings,
    subjects: z.array(
      z.object({
        key: z.string(),
        label: z.string().nullable().meta({ description: 'null if no model has the subject any more' }),
        set: subjectSettingsSet,
        in_force: subjectSettings.nullable().meta({ description: 'null if no model has the subject any more' }),
      }),
    ),
    version: z.int().min(1).meta({ description: 'Rises with every change; send it in quotes as If-Match' }),
  })
  .meta({ id: 'PackageSettings' })
export type PackageSettings = z.infer<typeof packageSettings>

/** Which checks put a package under review automatically: failed ones, warnings as well, or none. */
export const AUTOMATIC_REVIEWS = ['failed', 'warnings', 'never'] as const
export type AutomaticReview = (typeof AUTOMATIC_REVIEWS)[number]

/** Which signals put a package under review automatically: those of this severity or higher, or none. */
export const SIGNAL_REVIEWS = ['high', 'medium', 'low', 'never'] as const
export type SignalReview = (typeof SIGNAL_REVIEWS)[number]

/** The settings of a tenant. */
export const settings = calculationSettings
  .extend({
    automatic_review: z.enum(AUTOMATIC_REVIEWS, `must be one of ${AUTOMATIC_REVIEWS.join(', ')}`).meta({
      description:
        'When a package goes under review automatically: where a check in or between its documents failed; where one failed or warned; never',
    }),
    signal_review: z.enum(SIGNAL_REVIEWS, `must be one of ${SIGNAL_REVIEWS.join(', ')}`).meta({
      description:
        'When a package goes under review because of signs of tampering: if one has this severity or a higher one; never',
    }),
    retention_days: z
      .int('must be a whole number from 1')
      .min(1, 'must be a whole number from 1')
      .max(36_500, 'must be at most 36500')
      .nullable()
      .meta({ description: 'A package is erased this many days after its last change; null: never' }),
  })
  .meta({ id: 'Settings' })
export type SettingsOnWire = z.infer<typeof settings>
