/**
 * How far the income may be relied on despite an alert: `critical`, not at all; `warning`, once its action is done; `note`, as
 * it is.
 */
export const ALERT_SEVERITIES = ['critical', 'warning', 'note'] as const
type AlertSeverity = (typeof ALERT_SEVERITIES)[number]

export interface AlertMeaning {
  severity: AlertSeverity
  /** What was found, independent of the package. */
  meaning: string
  /** What the reviewer should do. */
  action: string
}
