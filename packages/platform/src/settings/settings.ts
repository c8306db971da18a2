import {
  type AutomaticReview,
  DEFAULT_SETTINGS,
  type IncomeSettings,
  type SettingsLayers,
  type SignalReview,
} from '@income/shared'

/** A tenant's settings: those of the calculation, and those of the service's automatic actions. */
export interface Settings extends IncomeSettings {
  /** When a package goes under review because of its checks, and when because of its signals. */
  automaticReview: AutomaticReview
  signalReview: SignalReview
  /** A package is erased this many days after its last change; null: never. */
  retentionDays: number | null
}

/** The column holds only changed settings; the others have their defaults. */
export function settingsOf(column: unknown): Settings {
  return {
    ...DEFAULT_SETTINGS,
    automaticReview: 'never',
    signalReview: 'never',
    retentionDays: null,
    ...(column as Partial<Settings>),
  }
}

/** The settings of a package, and by key those of its subjects. */
export type OwnSettings = Pick<SettingsLayers, 'package' | 'subjects'>

export function ownSettingsOf(column: unknown): OwnSettings {
  return { package: {}, subjects: {}, ...(column as Partial<OwnSettings>) }
}

/** The calculation's part of the settings. */
export function calculationSettings({
  guideline,
  personalExpenseFactor,
  businessExpenseFactor,
  ownershipShare,
  grossUp,
}: IncomeSettings): IncomeSettings {
  return { guideline, personalExpenseFactor, businessExpenseFactor, ownershipShare, grossUp }
}
