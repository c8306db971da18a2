import type {
  AuditEvent,
  CalculationSettingsOnWire,
  IncomeModel,
  IncomeModelDetail,
  SettingsOnWire,
} from '@income/shared'
import { DOCUMENT_ID, exampleCheck, exampleEntry } from './examples.ts'

/** Example answers about income. */

export const exampleModel: IncomeModel = {
  id: '0197a2c5-3d07-7a90-8f6e-6bb1d2c40a55',
  eligibility_model_id: 'bank_statement_personal.v1',
  model_name: 'Bank Statement Income (Personal)',
  public_id: 'MDL-4D9R2TVC',
  status: 'Success',
  monthly: '4300.00',
  method: 'average_monthly_deposits',
  version: 1,
  created_at: '2026-01-15T10:31:12.480000+00:00',
  updated_at: '2026-01-15T10:31:12.480000+00:00',
  started_at: '2026-01-15T10:31:12.402000+00:00',
  finished_at: '2026-01-15T10:31:12.470000+00:00',
  total_debits: '3821.45',
  total_credits: '4600.00',
  eligible_debit: '0.00',
  eligible_credit: '4300.00',
  ineligible_debit: '3821.45',
  ineligible_credit: '300.00',
  overridden_eligible_debits: '0.00',
  overridden_eligible_credits: '0.00',
  overridden_ineligible_debits: '0.00',
  overridden_ineligible_credits: '0.00',
  eligible_total_debits: '0.00',
  eligible_total_credits: '4300.00',
  net_eligible_debits: '0.00',
  net_eligible_credits: '4300.00',
}

const exampleCalculationSettings: CalculationSettingsOnWire = {
  guideline: 'FNMA',
  personal_expense_factor: '0',
  business_expense_factor: '0.5',
  ownership_share: '1',
  gross_up: false,
}

export const exampleModelDetail: IncomeModelDetail = {
  ...exampleModel,
  rule_set_version: '1',
  qualifying_income: {
    monthly: '4300.00',
    months: '1',
    method: 'average_monthly_deposits',
    explanation: '$4,300.00 of eligible deposits less $0.00 counted against them, over 1 month: $4,300.00 a month',
    verified: true,
    alternatives: [],
    chosen: null,
    lines: [
      {
        key: 'account-5be0a4c17d29f683',
        subject: 'account-5be0a4c17d29f683',
        label: 'First Bank, account ending 1234',
        method: 'average_monthly_deposits',
        monthly: '4300.00',
        months: '1',
        document_ids: [DOCUMENT_ID],
        explanation: '$4,300.00 of the income was deposited in this account',
        verified: true,
        alternatives: [],
        chosen: null,
        income: [{ kind: 'wages', monthly: '4300.00' }],
      },
    ],
    subjects: [
      {
        key: 'account-5be0a4c17d29f683',
        label: 'First Bank, account ending 1234',
        borrowers: ['Jane Doe'],
        confirmations: [],
        settings: { guideline: 'FNMA', expense_factor: '0', ownership_share: '1', gross_up: false },
      },
    ],
    settings: exampleCalculationSettings,
    alerts: [],
    bank_activity: null,
  },
  failure: null,
  checks: [exampleCheck],
}

export const exampleAuditEvent: AuditEvent = {
  id: '0197a2d0-5c11-7f02-9a3e-7d1f40c6b8e3',
  at: '2026-01-15T11:02:40.121000+00:00',
  action: 'entry_overridden',
  actor: { id: '0197a2c0-0000-7000-8000-000000000003', email: 'reviewer@lending.example', key_id: '7hq2m9xk4c' },
  file_id: null,
  model_id: exampleModel.id,
  document_id: DOCUMENT_ID,
  entry_id: exampleEntry.id,
  field: null,
  subject: null,
  reason: 'A one-time bonus',
  before: { eligible: null, monthly: '4300.00' },
  after: { eligible: false, monthly: '2150.00' },
}

export const exampleSettingsEvent: AuditEvent = {
  ...exampleAuditEvent,
  ...{ id: '0197a2d0-5c11-7f02-9a3e-7d1f40c6b8e4', action: 'settings_changed' },
  ...{ model_id: null, document_id: null, entry_id: null, reason: 'The program of this year' },
  ...{ before: { guideline: 'FNMA' }, after: { guideline: 'FHLMC' } },
}

export const exampleSettings: SettingsOnWire = {
  ...exampleCalculationSettings,
  automatic_review: 'never',
  signal_review: 'never',
  retention_days: null,
}
