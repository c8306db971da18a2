import type { DescriptionRule } from './credit-rules.ts'

/** What a withdrawal is, read from its description. */
export type DebitCategory =
  | 'returned_deposit'
  | 'income_reversal'
  | 'returned_item'
  | 'overdraft_fee'
  | 'fee'
  | 'own_transfer'
  | 'loan_payment'
  | 'card_payment'
  | 'tax_payment'
  | 'payroll_paid'
  | 'peer_payment'
  | 'cash_withdrawal'
  | 'card_purchase'
  | 'check'
  | 'wire'
  | 'other_withdrawal'

/** In order; the first that fits decides. Fees come before what they are charged for ("RETURNED ITEM FEE"). */
export const DEBIT_RULES: readonly DescriptionRule<DebitCategory>[] = [
  {
    category: 'overdraft_fee',
    pattern:
      /\b(NSF|OVERDRAFT|OD|INSUFFICIENT FUNDS|RETURN(ED)? (ITEM|CHECK|PAYMENT)|UNCOLLECTED FUNDS|UNAVAILABLE FUNDS|COURTESY PAY|PAID ITEM)\b.*\b(FEES?|CHARGES?|CHG)\b/,
  },
  { category: 'fee', pattern: /\b(DEPOSIT\w*|CHARGE ?BACK)\b.*\b(FEES?|CHG)\b/ },
  {
    category: 'returned_deposit',
    pattern:
      /\b(DEPOSIT(ED)? (ITEM|CHECK)S? (RETURN(ED)?|CHARGEBACK)|RETURN(ED)? DEPOSIT(ED)?( ITEM| CHECK)?|DEPOSIT RETURN(ED)?|RETURN OF DEPOSIT\w*|CHARGE ?BACK( OF)?( DEPOSIT\w*)?|(CHECK|CHK) RETURN(ED)? DEPOSIT\w*|CASHED CHECK RETURN(ED)?|DEPOSIT (CORRECTION|ADJUSTMENT|REVERSAL|REVERSED)|REVERS(AL|ED|E)( OF)? (MOBILE |REMOTE )?DEPOSIT)\b/,
  },
  {
    category: 'income_reversal',
    pattern:
      /\b(PAYROLL|SALARY|DIR(ECT)? DEP(OSIT)?|ACH CREDIT|BENEFIT|CREDIT) (REVERSAL|REVERSED|RECLAIM|RECLAMATION)\b|\b(REVERS(AL|ED|E)) (OF )?(\w+ )?(PAYROLL|SALARY|ACH CREDIT|DIR(ECT)? DEP(OSIT)?|CREDIT)\b|\bRECLAMATION\b/,
  },
  {
    category: 'fee',
    pattern:
      /\b(FEES?|SERVICE CHARGE|MAINTENANCE CHARGE|ANALYSIS CHARGE|FINANCE CHARGE|MONTHLY CHARGE|INTEREST CHARGE)\b/,
  },
  {
    category: 'returned_item',
    pattern: /\b(NSF|RETURN(ED)? (ITEM|CHECK|PAYMENT|ACH)|ITEM RETURN(ED)?|INSUFFICIENT FUNDS)\b/,
  },
  {
    category: 'payroll_paid',
    pattern: /\b(PAYROLL|WAGES|SALARY|PAYCHEX|GUSTO|ADP (WAGE|TAX|PAY)\w*|INTUIT PAYROLL|PAYCOM|PAYLOCITY|RIPPLING)\b/,
  },
  {
    category: 'tax_payment',
    pattern:
      /\b(IRS|USATAXPYMT|EFTPS|FRANCHISE TAX|DEPT OF REV\w*|TAX (PAYMENT|PMT|PYMT)|PROPERTY TAX|SALES TAX|TAXPAYMENT)\b/,
  },
  {
    category: 'loan_payment',
    pattern:
      /\b(LOAN (PAYMENT|PMT|PYMT)|MORTGAGE|MTG (PAYMENT|PMT)|AUTO LOAN|STUDENT (LN|LOAN)|NAVIENT|NELNET|UPSTART|LENDING ?CLUB|AFFIRM|KLARNA|ON ?DECK|KABBAGE|LINE OF CREDIT|LOC PAYMENT|EQUIPMENT LEASE|MCA|MERCHANT CASH ADVANCE|RAPID FINANCE)\b/,
  },
  {
    category: 'card_payment',
    pattern:
      /\b(CREDIT CARD (PAYMENT|PMT)|CARD(MEMBER)? (SERV|PAYMENT|PYMT)|CRCARDPMT|CREDIT CRD|AMEX EPAYMENT|DISCOVER E-PAYMENT|CITI CARD|CHASE CREDIT|BARCLAYCARD|CAPITAL ONE.*(PMT|PYMT))\b/,
  },
  {
    category: 'peer_payment',
    pattern: /\b(ZELLE|ZEL (TO|DB)|VENMO|CASH ?APP|APPLE CASH|PAYPAL|POPMONEY|QUICKPAY)\b/,
  },
  {
    category: 'cash_withdrawal',
    pattern: /\b(ATM|CASH WITHDRAWAL|COUNTER WITHDRAWAL|TELLER WITHDRAWAL|BRANCH WITHDRAWAL|CASH ADVANCE)\b/,
  },
  {
    category: 'own_transfer',
    pattern:
      /\b((TRANSFER|TRSFR|TRNSFR|TFR|XFER)( \w+)? TO|(ONLINE|INTERNET|PHONE|MOBILE|BOOK|INTERNAL|ACCOUNT|OVERDRAFT|SAVINGS|CHECKING|FUNDS|RECURRING|SCHEDULED|AUTO(MATIC)?|WEB) (BANKING )?(TRANSFER|TRSFR|TRNSFR|TFR|XFER)|XFER|TO SHARE|KEEP THE CHANGE|SWEEP|TRANSFER (DEBIT|OUT)|MONEYLINK)\b|^TRANSFER$|TO (CHK|CHECKING|SAV|SAVINGS|MONEY MARKET)\b/,
  },
  { category: 'wire', pattern: /\b(WIRE|FEDWIRE|WT FED|SWIFT)\b/ },
  {
    category: 'card_purchase',
    pattern: /\b(PURCHASE|PURCH|POS|DEBIT CARD|CHECKCARD|CHECK CARD|CARD|VISA|RECURRING PAYMENT)\b/,
  },
  { category: 'check', pattern: /^(CHECK|CHK|SUBSTITUTE CHECK|DRAFT)\b( PAID)?|\bCHECK #?\d+/ },
]
