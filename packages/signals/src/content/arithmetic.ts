import type { FoundSignal, Severity } from '@income/shared'

/** Failed checks of a document whose text was not recognised but read: no digit of it was misread by a machine. */
export function ofArithmetic(
  failedChecks: readonly string[],
  pageStart: number,
  others: readonly FoundSignal[],
): FoundSignal[] {
  if (failedChecks.length === 0) return []
  const severity: Severity = others.some((signal) => signal.severity !== 'info') ? 'medium' : 'low'
  const names = failedChecks.join(', ')
  return [
    {
      code: 'figures_disagree',
      severity,
      summary: `Figures of the document contradict each other (${names}), and its text needed no recognition that could have misread them.`,
      evidence: [{ page: pageStart, box: null, detail: `failed: ${names}` }],
    },
  ]
}
