import { DEFAULT_SETTINGS, type IncomeSettings } from '@income/shared'

/** What a tenant has set: what the calculator goes by, and what the service does by itself. */
export interface Settings extends IncomeSettings {
  /** Whether a package goes under review by itself when a check failed. */
  automaticReview: boolean
  /** Days after its last change in which a package is erased; null: never. */
  retentionDays: number | null
}

/** The column holds what was set; the rest is as if it had been. */
export function settingsOf(column: unknown): Settings {
  return { ...DEFAULT_SETTINGS, automaticReview: false, retentionDays: null, ...(column as Partial<Settings>) }
}

/** The part that the calculator goes by. */
export function calculationSettings({
  guideline,
  personalExpenseFactor,
  businessExpenseFactor,
  ownershipShare,
  grossUp,
}: IncomeSettings): IncomeSettings {
  return { guideline, personalExpenseFactor, businessExpenseFactor, ownershipShare, grossUp }
}
