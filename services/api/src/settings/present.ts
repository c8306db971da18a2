import type { Settings } from '@income/platform'
import type { SettingsOnWire } from '@income/shared'
import type { SettingsChange } from './schema.ts'

export function presentSettings(settings: Settings): SettingsOnWire {
  return {
    automatic_review: settings.automaticReview,
    personal_expense_factor: settings.personalExpenseFactor,
    business_expense_factor: settings.businessExpenseFactor,
    ownership_share: settings.ownershipShare,
    retention_days: settings.retentionDays,
  }
}

/** The settings with what a change names. */
export function changedSettings(settings: Settings, change: SettingsChange): Settings {
  const wanted = { ...presentSettings(settings), ...named(change) }
  return {
    automaticReview: wanted.automatic_review,
    personalExpenseFactor: wanted.personal_expense_factor,
    businessExpenseFactor: wanted.business_expense_factor,
    ownershipShare: wanted.ownership_share,
    retentionDays: wanted.retention_days,
  }
}

function named(change: SettingsChange): Partial<SettingsOnWire> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
