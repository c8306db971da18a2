import type { Settings } from '../api/types.ts'
import { textIn } from '../ui/text/form-text.ts'

export const GUIDELINES = ['FNMA', 'FHLMC', 'FHA', 'VA', 'NON_QM_12', 'NON_QM_24'] as const
export const SHARES = ['personal_expense_factor', 'business_expense_factor', 'ownership_share'] as const

export const AUTOMATIC_REVIEWS: Readonly<Record<Settings['automatic_review'], string>> = {
  failed: 'If a check failed',
  warnings: 'If a check failed or warned',
  never: 'Never',
}

export const SIGNAL_REVIEWS: Readonly<Record<Settings['signal_review'], string>> = {
  high: 'If one has high severity',
  medium: 'If one has medium or high severity',
  low: 'If one has low severity or higher',
  never: 'Never',
}

/** The settings that are typed, not chosen. */
export const TYPED = [...SHARES, 'retention_days'] as const
type Typed = (typeof TYPED)[number]

const SHARE = /^(0?\.\d{1,6}|0|1(\.0{1,6})?)$/
const NOT_A_SHARE = 'Type a number from 0 to 1, such as 0.5.'
const MOST_DAYS = 36_500
const NOT_DAYS = 'Type a whole number of days from 1 to 36,500, or leave it empty.'

/** Settings to be changed, and why. */
export type SettingsChange = Partial<Settings> & { reason?: string }

/** The settings in the form, and what is wrong with what was typed. */
export function settingsIn(form: FormData): { settings: SettingsChange; errors: Partial<Record<Typed, string>> } {
  const text = (name: string) => textIn(form, name)
  const errors: Partial<Record<Typed, string>> = {}
  const share = (name: Typed): string => {
    if (!SHARE.test(text(name))) errors[name] = NOT_A_SHARE
    return text(name).replace(/^\./, '0.')
  }
  const days = text('retention_days')
  const isDays = /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= MOST_DAYS
  if (days !== '' && !isDays) errors.retention_days = NOT_DAYS
  const review = text('automatic_review')
  const signals = text('signal_review')
  const reason = text('reason')
  const guideline = GUIDELINES.find((each) => each === text('guideline'))
  const settings = {
    ...(guideline && { guideline }),
    personal_expense_factor: share('personal_expense_factor'),
    business_expense_factor: share('business_expense_factor'),
    ownership_share: share('ownership_share'),
    gross_up: form.has('gross_up'),
    ...(isAutomaticReview(review) && { automatic_review: review }),
    ...(isSignalReview(signals) && { signal_review: signals }),
    retention_days: days === '' ? null : Number(days),
    ...(reason !== '' && { reason }),
  }
  return { settings, errors }
}

function isAutomaticReview(value: string): value is Settings['automatic_review'] {
  return value in AUTOMATIC_REVIEWS
}

function isSignalReview(value: string): value is Settings['signal_review'] {
  return value in SIGNAL_REVIEWS
}
