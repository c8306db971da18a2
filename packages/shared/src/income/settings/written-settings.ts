import type { CalculationSettingsOnWire } from '../../contract/income/settings.ts'
import type { IncomeSettings } from './settings.ts'

/** Settings as written in a model and in the API. */
export function writtenSettings(settings: IncomeSettings): CalculationSettingsOnWire {
  return {
    guideline: settings.guideline,
    personal_expense_factor: settings.personalExpenseFactor,
    business_expense_factor: settings.businessExpenseFactor,
    ownership_share: settings.ownershipShare,
    gross_up: settings.grossUp,
  }
}

/** Settings as the calculator takes them. */
export function settingsFromWritten(written: CalculationSettingsOnWire): IncomeSettings {
  return {
    guideline: written.guideline,
    personalExpenseFactor: written.personal_expense_factor,
    businessExpenseFactor: written.business_expense_factor,
    ownershipShare: written.ownership_share,
    grossUp: written.gross_up,
  }
}
