import type { GradedAlert, IncomeAlert } from '../../contract/income/model.ts'
import { ACCOUNT_ALERTS } from './account-alerts.ts'
import { COMMON_ALERTS } from './common-alerts.ts'
import type { AlertMeaning } from './meaning.ts'
import { RETURN_ALERTS } from './return-alerts.ts'
import { WAGE_ALERTS } from './wage-alerts.ts'

/** Every alert an income model may carry. docs/documents.md lists them in this order. */
export const ALERTS = { ...COMMON_ALERTS, ...WAGE_ALERTS, ...ACCOUNT_ALERTS, ...RETURN_ALERTS } as const

export type AlertCode = keyof typeof ALERTS

/** An alert as models carry it, with a code from the catalog. */
export interface Alert extends IncomeAlert {
  code: AlertCode
}

/** The catalog's entry for a code; null for a code of an older version that was removed. */
function alertMeaning(code: string): AlertMeaning | null {
  return Object.hasOwn(ALERTS, code) ? ALERTS[code as AlertCode] : null
}

/** Adds the catalog's meaning to an alert; an unknown code of an older version counts as a warning. */
export function graded(alert: IncomeAlert): GradedAlert {
  const meaning = alertMeaning(alert.code)
  return { ...alert, severity: meaning?.severity ?? 'warning', action: meaning?.action ?? null }
}
