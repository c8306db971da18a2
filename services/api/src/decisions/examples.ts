import type { Decision, DecisionMade } from '@income/shared'

/** Example answers for the documentation. */

export const exampleDecision: Decision = {
  kind: 'method',
  subject: 'model',
  label: 'The whole model',
  method: 'trailing_3_months',
  reason: 'The business moved in October; the months before say little',
  by: 'reviewer@lending.example',
  at: '2026-01-15T11:04:12.530118+00:00',
  in_effect: true,
}

export const exampleDecisionMade: DecisionMade = {
  ...exampleDecision,
  effect: { monthly_before: '4300.00', monthly: '4750.00', unmoved_because: null },
}
