import {
  type AutomaticReview,
  DEFAULT_SETTINGS,
  type IncomeSettings,
  type SettingsLayers,
  type SignalReview,
} from '@income/shared'

/** What a tenant has set: what the calculator goes by, and what the service does by itself. */
export interface Settings extends IncomeSettings {
  /** When a package goes under review by its checks, and when by its signals. */
  automaticReview: AutomaticReview
  signalReview: SignalReview
  /** A package is erased this many days after its last change; null: never. */
  retentionDays: number | null
}

/** The column holds what was set; the rest is as if it had been. */
export function settingsOf(column: unknown): Settings {
  return {
    ...DEFAULT_SETTINGS,
    automaticReview: 'never',
    signalReview: 'never',
    retentionDays: null,
    ...(column as Partial<Settings>),
  }
}

/** What is set for a package itself, and by key for the subjects in it. */
export type OwnSettings = Pick<SettingsLayers, 'package' | 'subjects'>

export function ownSettingsOf(column: unknown): OwnSettings {
  return { package: {}, subjects: {}, ...(column as Partial<OwnSettings>) }
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
