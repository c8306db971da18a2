import type { PackageIncome } from '@income/shared'

/** An example answer for the documentation. */

const RETURNS = '0197a2c6-4b10-7b57-8f2e-6f0a5c3d9e41'
const DEPOSITS = '0197a2c6-4b11-7d03-9c8a-14f7b2e0a655'
const PARTNER = 'The returns show the annual income that the deposits are payments of'

export const exampleIncome: PackageIncome = {
  monthly: '4000.00',
  explanation: '$4,000.00 [Tax Return Income] = $4,000.00',
  verified: true,
  guideline: 'FNMA',
  borrowers: [
    {
      borrowers: ['Jane Doe'],
      monthly: '4000.00',
      parts: [
        {
          model_id: RETURNS,
          key: 'business-61c0f2a9be3d7745',
          label: 'Business (Schedule C)',
          monthly: '4000.00',
          counted: true,
          left_out_because: null,
          verified: true,
        },
        {
          model_id: DEPOSITS,
          key: 'account-5be0a4c17d29f683',
          label: 'First Bank, account ending 1234',
          monthly: '5000.00',
          counted: false,
          left_out_because: `${PARTNER}: Business (Schedule C) counts instead`,
          verified: true,
        },
      ],
    },
  ],
  models: [
    {
      ...{ model_id: DEPOSITS, model_name: 'Bank Statement Income (Business)', status: 'Success', monthly: '5000.00' },
      ...{ method: 'average_monthly_deposits', counted: 'no' },
    },
    {
      ...{ model_id: RETURNS, model_name: 'Tax Return Income', status: 'Success', monthly: '4000.00' },
      ...{ method: 'form_1084_cash_flow', counted: 'whole' },
    },
  ],
  overlaps: [
    {
      ...{ model_ids: [RETURNS, DEPOSITS], counted_model_id: RETURNS, reason: PARTNER },
      ...{ counted_monthly: '4000.00', left_out_monthly: '5000.00' },
    },
  ],
  alerts: [
    {
      model_id: RETURNS,
      code: 'one_year_only',
      severity: 'warning',
      action: 'Ask for the return of the year before, or ask how long the business has existed.',
      message: 'Business (Schedule C): only one tax year; two are usual',
      document_ids: ['0197a2c5-1b44-7e7a-b0c9-22d5b8f7a310'],
    },
  ],
  missing_papers: [
    {
      code: 'return_of_year_before_missing',
      paper: 'The tax return of the year before',
      reason: 'only one tax year; two are usual',
      of: 'Business (Schedule C)',
      source: null,
    },
  ],
}
