const boxes = (...numbers: readonly number[]) => numbers.map((number) => `box_${number}`)

/** The fields that any document of a type may have, so that a reviewer can add one that was not read. */
export const FIELD_NAMES = {
  bank_statement: [
    'bank_name',
    'account_holder',
    'account_type',
    'account_number_last4',
    'period_start',
    'period_end',
    'opening_balance',
    'closing_balance',
    'total_credits',
    'total_debits',
  ],
  pay_stub: [
    'employer_name',
    'employee_name',
    'period_start',
    'period_end',
    'pay_date',
    'hire_date',
    'pay_frequency',
    'gross_pay',
    'gross_pay_ytd',
    'total_deductions',
    'total_deductions_ytd',
    'net_pay',
    'net_pay_ytd',
  ],
  w2: [
    'tax_year',
    'employer_name',
    'employer_ein',
    'employee_name',
    'employee_ssn_last4',
    ...boxes(1, 2, 3, 4, 5, 6, 7, 8, 10, 11),
  ],
  tax_return: ['tax_year'],
}
