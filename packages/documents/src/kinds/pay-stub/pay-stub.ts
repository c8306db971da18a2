import type { Kind } from '../kind.ts'
import { checksOfValues, decidingFigures } from './checks/checks.ts'
import { recognise } from './recognise.ts'
import { STUB_RULES } from './explain.ts'
import { explainStubs, stubsOn } from './stubs.ts'

/** Pay stubs of any payroll: earnings, taxes and deductions of the period and of the year, and net pay. */
export const payStub: Kind = {
  documentType: 'pay_stub',
  equations: [
    'gross_minus_deductions_is_net',
    'ytd_gross_minus_deductions_is_net',
    'earnings_sum',
    'deductions_sum',
    'ytd_earnings_sum',
    'ytd_deductions_sum',
    'rate_times_hours',
  ],
  recognise,
  read: stubsOn,
  checksOfValues,
  decidingFigures,
  rules: STUB_RULES,
  explain: explainStubs,
}
