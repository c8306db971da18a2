import type { Entry } from '../../api/types.ts'

type Sign = '+' | '−' | '×' | '=' | '≤'

export type Term =
  | { of: 'field'; sign: Sign; name: string }
  | { of: 'factor'; sign: Sign; label: string }
  | {
      of: 'entries'
      sign: Sign
      label: string
      column: 'amount' | 'ytd_amount'
      /** Entries of the other direction count against the sum. */
      side: Entry['direction']
      includes: (entry: Entry) => boolean
    }

/** The sum that a check compares. */
export interface CheckSum {
  terms: readonly Term[]
  result: Term
}

const plus = (name: string): Term => ({ of: 'field', sign: '+', name })
const minus = (name: string): Term => ({ of: 'field', sign: '−', name })
const times = (label: string): Term => ({ of: 'factor', sign: '×', label })
const equals = (name: string): Term => ({ of: 'field', sign: '=', name })
const atMost = (name: string): Term => ({ of: 'field', sign: '≤', name })

type Column = 'amount' | 'ytd_amount'

const credits = (sign: Sign): Term => {
  return { of: 'entries', sign, label: 'Credits', column: 'amount', side: 'credit', includes: isCredit }
}
const debits = (sign: Sign): Term => {
  return { of: 'entries', sign, label: 'Debits', column: 'amount', side: 'debit', includes: isDebit }
}
const earnings = (column: Column): Term => {
  return { of: 'entries', sign: '+', label: 'Earnings', column, side: 'credit', includes: isEarning }
}
const withheld = (sign: Sign, column: Column): Term => {
  return { of: 'entries', sign, label: 'Taxes and deductions', column, side: 'debit', includes: isWithheld }
}

function isCredit({ direction }: Entry): boolean {
  return direction === 'credit'
}
function isDebit({ direction }: Entry): boolean {
  return direction === 'debit'
}
function isEarning({ category }: Entry): boolean {
  return category === 'earning'
}
function isWithheld({ category }: Entry): boolean {
  return category === 'tax' || category === 'deduction'
}

/** The checks that compare sums of one document's amounts, by name (docs/documents.md, "Checks"). */
export const CHECK_SUMS: Readonly<Record<string, CheckSum>> = {
  balance_reconciliation: {
    terms: [plus('opening_balance'), credits('+'), debits('−')],
    result: equals('closing_balance'),
  },
  summary_arithmetic: {
    terms: [plus('opening_balance'), plus('total_credits'), minus('total_debits')],
    result: equals('closing_balance'),
  },
  total_credits: { terms: [credits('+')], result: equals('total_credits') },
  total_debits: { terms: [debits('+')], result: equals('total_debits') },
  gross_minus_deductions_is_net: {
    terms: [plus('gross_pay'), withheld('−', 'amount')],
    result: equals('net_pay'),
  },
  ytd_gross_minus_deductions_is_net: {
    terms: [plus('gross_pay_ytd'), withheld('−', 'ytd_amount')],
    result: equals('net_pay_ytd'),
  },
  earnings_sum: { terms: [earnings('amount')], result: equals('gross_pay') },
  ytd_earnings_sum: { terms: [earnings('ytd_amount')], result: equals('gross_pay_ytd') },
  deductions_sum: { terms: [withheld('+', 'amount')], result: equals('total_deductions') },
  ytd_deductions_sum: { terms: [withheld('+', 'ytd_amount')], result: equals('total_deductions_ytd') },
  social_security_rate: { terms: [plus('box_3'), plus('box_7'), times('6.2 %')], result: equals('box_4') },
  medicare_rate: { terms: [plus('box_5'), times('1.45 %')], result: equals('box_6') },
  social_security_wages_within_medicare_wages: {
    terms: [plus('box_3'), plus('box_7')],
    result: atMost('box_5'),
  },
  federal_tax_below_wages: { terms: [plus('box_2')], result: atMost('box_1') },
}
