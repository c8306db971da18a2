import type { Settings } from '@income/platform'
import { settingsFromWritten, writtenSettings, type SettingsOnWire } from '@income/shared'
import type { SettingsChange } from './schema.ts'

export function presentSettings(settings: Settings): SettingsOnWire {
  return {
    ...writtenSettings(settings),
    automatic_review: settings.automaticReview,
    signal_review: settings.signalReview,
    retention_days: settings.retentionDays,
  }
}

/** The settings that a change names. */
export function changedSettings(settings: Settings, change: Omit<SettingsChange, 'reason'>): Settings {
  const wanted = { ...presentSettings(settings), ...named(change) }
  return {
    ...settingsFromWritten(wanted),
    automaticReview: wanted.automatic_review,
    signalReview: wanted.signal_review,
    retentionDays: wanted.retention_days,
  }
}

function named(change: Omit<SettingsChange, 'reason'>): Partial<SettingsOnWire> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
