import type { PackageSettings } from '@income/shared'

/** Example answers for the documentation. */

export const examplePackageSettings: PackageSettings = {
  set: {
    guideline: 'NON_QM_12',
    personal_expense_factor: null,
    business_expense_factor: '0.4',
    ownership_share: null,
    gross_up: null,
  },
  in_force: {
    guideline: 'NON_QM_12',
    personal_expense_factor: '0',
    business_expense_factor: '0.4',
    ownership_share: '1',
    gross_up: false,
  },
  subjects: [
    {
      key: 'account-5be0a4c17d29f683',
      label: 'First Bank, account ending 1234',
      set: { guideline: null, expense_factor: '0.25', ownership_share: null, gross_up: null },
      in_force: { guideline: 'NON_QM_12', expense_factor: '0.25', ownership_share: '1', gross_up: false },
    },
  ],
  version: 3,
}
