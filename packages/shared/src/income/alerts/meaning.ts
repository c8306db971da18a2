/**
 * How far a figure may be relied on while an alert stands: `critical`, not at all; `warning`, once what it asks
 * for is done; `note`, as it is.
 */
export const ALERT_SEVERITIES = ['critical', 'warning', 'note'] as const
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number]

export interface AlertMeaning {
  severity: AlertSeverity
  /** What was found, whatever the package. */
  meaning: string
  /** What the reviewer does about it. */
  action: string
}
