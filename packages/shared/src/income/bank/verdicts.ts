import type { CreditCategory } from './vocabulary/credit-category.ts'
import type { DebitCategory } from './vocabulary/debit-category.ts'

export type AccountKind = 'personal' | 'business'

/** `unexplained`: the source is unknown, so the deposit counts only if it is not unusually large. */
export type Verdict = 'eligible' | 'ineligible' | 'unexplained'

export interface CategoryVerdict {
  personal: Verdict
  business: Verdict
  reason: string
}

function eligible(reason: string): CategoryVerdict {
  return { personal: 'eligible', business: 'eligible', reason }
}

function ineligible(reason: string): CategoryVerdict {
  return { personal: 'ineligible', business: 'ineligible', reason }
}

function unexplained(reason: string): CategoryVerdict {
  return { personal: 'unexplained', business: 'unexplained', reason }
}

export const CREDIT_VERDICTS: Record<CreditCategory, CategoryVerdict> = {
  payroll: {
    personal: 'eligible',
    business: 'ineligible',
    reason: 'Payroll deposit: income of the person, never of a business',
  },
  government_benefit: eligible('Government benefit'),
  pension: eligible('Pension or annuity'),
  support: eligible('Child support or alimony received'),
  gig_earnings: eligible('Earnings from a platform for gig work'),
  rent: eligible('Rent received'),
  interest: eligible('Interest or dividend'),
  business_receipt: eligible('Receipt of a business: card settlement, invoice or sale'),
  wire: unexplained('Incoming wire whose description does not name its purpose'),
  check_deposit: unexplained('Deposited check whose description does not name the payer'),
  other_deposit: unexplained('Deposit whose description does not name its purpose'),
  peer_payment: {
    personal: 'ineligible',
    business: 'unexplained',
    reason: 'Payment from person to person: no document shows that it is earned',
  },
  own_transfer: ineligible("Transfer between the applicant's own accounts"),
  loan: ineligible('Loan proceeds: borrowed money is not income'),
  advance: ineligible('Advance: it is paid back or taken from later pay'),
  refund: ineligible('Refund of money spent earlier'),
  reimbursement: ineligible('Reimbursement of expenses or from a health account: money spent earlier, not income'),
  reversal: ineligible('Reversal of an earlier transaction'),
  returned_item: ineligible('Returned item: money that came back, not income'),
  tax_refund: ineligible('Tax refund: income of an earlier year, paid back'),
  unemployment: ineligible('Unemployment benefit: it does not last'),
  cash: ineligible('Cash deposit: its source cannot be shown'),
  gift: ineligible('Gift or donation'),
  insurance_or_settlement: ineligible('Insurance, settlement or estate payment: it does not recur'),
  asset_sale: ineligible('Sale or withdrawal of investments: assets, not income'),
  gambling: ineligible('Gambling winnings'),
  rewards: ineligible('Rewards or cash back'),
  micro_deposit: ineligible('Deposit made to verify the account'),
}

export const DEBIT_VERDICTS: Record<DebitCategory, { eligible: boolean; reason: string }> = {
  returned_deposit: { eligible: true, reason: 'A deposit was returned: it counts against the income' },
  income_reversal: { eligible: true, reason: 'A payment of income was taken back: it counts against the income' },
  customer_refund: { eligible: true, reason: 'Refund to a customer of the business: it counts against the receipts' },
  returned_item: { eligible: false, reason: 'Returned payment of the applicant: not a loss of income' },
  overdraft_fee: { eligible: false, reason: 'Overdraft or insufficient funds fee: spending, not a loss of income' },
  fee: { eligible: false, reason: 'Bank fee: spending, not a loss of income' },
  own_transfer: { eligible: false, reason: "Transfer between the applicant's own accounts" },
  loan_payment: { eligible: false, reason: 'Loan payment: a debt, not a loss of income' },
  card_payment: { eligible: false, reason: 'Credit card payment: spending, not a loss of income' },
  tax_payment: { eligible: false, reason: 'Tax payment: taxes do not reduce qualifying income' },
  payroll_paid: { eligible: false, reason: 'Wages paid: expenses are taken into account by the expense factor' },
  peer_payment: { eligible: false, reason: 'Payment to another person: spending, not a loss of income' },
  cash_withdrawal: { eligible: false, reason: 'Cash withdrawal: spending, not a loss of income' },
  card_purchase: { eligible: false, reason: 'Card purchase: spending, not a loss of income' },
  check: { eligible: false, reason: 'Check paid: spending, not a loss of income' },
  wire: { eligible: false, reason: 'Outgoing wire: spending, not a loss of income' },
  other_withdrawal: { eligible: false, reason: 'Spending: expenses are taken into account by the expense factor' },
}
