import { phrases } from '../../vocabulary/phrase.ts'
import type { DebitCategory } from './debit-category.ts'
import type { DescriptionRule } from './description-rule.ts'

/** In order; the first match decides. Fees come before the items they are charged for ("RETURNED ITEM FEE"). */
export const DEBIT_RULES: readonly DescriptionRule<DebitCategory>[] = [
  {
    // The item was paid from another account of the holder, so funds were sufficient.
    name: 'fee for a transfer against an overdraft',
    category: 'fee',
    example: 'OVERDRAFT PROTECTION TRANSFER FEE',
    phrases: phrases(`OVERDRAFT/OD ... TRANSFER/XFER/XFR/TRSFR/TFR FEE/CHARGE/CHG`),
  },
  {
    name: 'overdraft fee',
    category: 'overdraft_fee',
    example: 'NSF RETURNED ITEM FEE',
    phrases: phrases(`
      NSF/OVERDRAFT/OD ... FEE/CHARGE/CHG, INSUFFICIENT/INSUFF/SUFFICIENT/UNCOLLECTED/UNAVAILABLE FUNDS ... FEE/CHARGE/CHG,
      FEE/CHARGE ... NSF/OVERDRAFT/INSUFFICIENT/INSUFF, RETURN/RETURNED ITEM/CHECK/PAYMENT/ACH ... FEE/CHARGE/CHG, COURTESY PAY ... FEE/CHARGE/CHG, PAID ITEM ... FEE/CHARGE/CHG
    `),
  },
  {
    name: 'fee for a returned deposit',
    category: 'fee',
    example: 'DEPOSITED ITEM RETURNED FEE',
    phrases: phrases(`DEPOSIT*/CHARGEBACK ... FEE/CHG, CHARGE BACK ... FEE/CHG`),
  },
  {
    name: 'deposit returned',
    category: 'returned_deposit',
    example: 'DEPOSITED ITEM RETURNED',
    phrases: phrases(`
      DEPOSIT/DEPOSITED ITEM/CHECK RETURN/RETURNED/CHARGEBACK, RETURN/RETURNED DEPOSIT/DEPOSITED,
      RETURN/RETURNED MOBILE/REMOTE/CHECK/CHK DEPOSIT, ITEM RETURN/RETURNED ... DEPOSIT*, DEPOSIT RETURN/RETURNED,
      RETURN OF DEPOSIT*, CHARGEBACK, CHARGE BACK, CHECK/CHK RETURN/RETURNED DEPOSIT*, CASHED CHECK/ITEM RETURN/RETURNED,
      DEPOSIT CORRECTION/ADJUSTMENT/REVERSAL/REVERSED, REVERSAL/REVERSED/REVERSE DEPOSIT,
      REVERSAL/REVERSED/REVERSE OF/MOBILE/REMOTE DEPOSIT, REVERSAL/REVERSED/REVERSE OF MOBILE/REMOTE DEPOSIT
    `),
  },
  {
    name: 'income taken back',
    category: 'income_reversal',
    example: 'PAYROLL REVERSAL ACME CORP',
    phrases: phrases(`
      PAYROLL/SALARY/BENEFIT/CREDIT REVERSAL/REVERSED/RECLAIM, DIR/DIRECT DEP/DEPOSIT REVERSAL/REVERSED/RECLAIM,
      REVERSAL/REVERSED/REVERSE PAYROLL/SALARY/CREDIT, REVERSAL/REVERSED/REVERSE _ PAYROLL/SALARY/CREDIT,
      REVERSAL/REVERSED/REVERSE OF _ PAYROLL/SALARY/CREDIT,
      REVERSAL/REVERSED/REVERSE _ ACH CREDIT, REVERSAL/REVERSED/REVERSE OF _ ACH CREDIT, REVERSAL/REVERSED/REVERSE DIR/DIRECT DEP/DEPOSIT,
      REVERSAL/REVERSED/REVERSE _ DIR/DIRECT DEP/DEPOSIT, REVERSAL/REVERSED/REVERSE OF _ DIR/DIRECT DEP/DEPOSIT,
      RECLAMATION
    `),
  },
  {
    name: 'bank fee',
    category: 'fee',
    example: 'MONTHLY SERVICE FEE',
    phrases: phrases(`FEE, SERVICE/MAINTENANCE/ANALYSIS/FINANCE/MONTHLY/INTEREST CHARGE`),
  },
  {
    // A refund by a business to its customers, recognised by the payment service.
    name: 'refund to a customer',
    category: 'customer_refund',
    example: 'STRIPE REFUND 220314',
    phrases: phrases(`
      STRIPE/SQUARE/SQ/SQC/SHOPIFY/TOAST/CLOVER/ETSY/EBAY/WORLDPAY/MERCHANT/MERCH/BANKCARD ... REFUND*/RFND,
      CUSTOMER/CLIENT/PATIENT/BUYER REFUND*/RFND, REFUND*/RFND TO CUSTOMER/CLIENT/PATIENT/BUYER, REFUND*/RFND _ TO CUSTOMER/CLIENT/PATIENT/BUYER
    `),
  },
  {
    name: 'payment returned',
    category: 'returned_item',
    example: 'RETURNED CHECK 1044',
    phrases: phrases(`NSF, RETURN/RETURNED ITEM/CHECK/PAYMENT/ACH, ITEM RETURN/RETURNED, INSUFFICIENT FUNDS`),
  },
  {
    name: 'wages paid',
    category: 'payroll_paid',
    example: 'ADP WAGE PAY 220314',
    phrases: phrases(`
      PAYROLL, WAGES, SALARY, SALARIES, PAYCHEX, GUSTO, ADP WAGE*/TAX*/PAY*, PAYCOM, PAYLOCITY, RIPPLING
    `),
  },
  {
    name: 'tax paid',
    category: 'tax_payment',
    example: 'IRS USATAXPYMT',
    phrases: phrases(`
      IRS, USATAXPYMT, EFTPS, FRANCHISE TAX, DEPT OF REV*, TAX PAYMENT/PMT/PYMT, PROPERTY/SALES TAX, TAXPAYMENT
    `),
  },
  {
    name: 'loan paid',
    category: 'loan_payment',
    example: 'WELLS FARGO MORTGAGE PMT',
    phrases: phrases(`
      LOAN PAYMENT/PMT/PYMT, MORTGAGE, MTG PAYMENT/PMT, AUTO LOAN, STUDENT LN/LOAN, NAVIENT, NELNET, UPSTART, LENDING CLUB,
      LENDINGCLUB, AFFIRM, KLARNA, ON DECK, ONDECK, KABBAGE, LINE OF CREDIT, LOC PAYMENT, EQUIPMENT LEASE, MCA,
      MERCHANT CASH ADVANCE, RAPID FINANCE
    `),
  },
  {
    name: 'credit card paid',
    category: 'card_payment',
    example: 'CAPITAL ONE MOBILE PMT',
    phrases: phrases(`
      CREDIT CARD PAYMENT/PMT, CARD/CARDMEMBER SERV/PAYMENT/PYMT, CRCARDPMT, CREDIT CRD, AMEX EPAYMENT, DISCOVER E PAYMENT,
      CITI CARD, CHASE CREDIT, BARCLAYCARD, CAPITAL ONE ... PMT/PYMT
    `),
  },
  {
    name: 'payment service',
    category: 'peer_payment',
    example: 'ZELLE TO MARIA LOPEZ',
    phrases: phrases(`ZELLE, ZEL TO/DB, VENMO, CASH APP, CASHAPP, APPLE CASH, PAYPAL, POPMONEY, QUICKPAY`),
  },
  {
    name: 'cash taken out',
    category: 'cash_withdrawal',
    example: 'ATM WITHDRAWAL 01/05',
    phrases: phrases(`ATM, CASH/COUNTER/TELLER/BRANCH WITHDRAWAL, CASH ADVANCE`),
  },
  {
    name: 'transfer out',
    category: 'own_transfer',
    example: 'ONLINE TRANSFER TO SAV ...4411',
    phrases: phrases(`
      TRANSFER/TRSFR/TRNSFR/TFR TO, TRANSFER/TRSFR/TRNSFR/TFR _ TO,
      ONLINE/INTERNET/PHONE/MOBILE/BOOK/INTERNAL/ACCOUNT/OVERDRAFT/SAVINGS/CHECKING/FUNDS/RECURRING/SCHEDULED/AUTO/AUTOMATIC/WEB/BANKING TRANSFER/TRSFR/TRNSFR/TFR,
      XFER, TO SHARE, KEEP THE CHANGE, SWEEP, TRANSFER DEBIT/OUT, MONEYLINK, ^ TRANSFER $, TO CHK/CHECKING/SAV/SAVINGS,
      TO MONEY MARKET
    `),
  },
  {
    name: 'wire out',
    category: 'wire',
    example: 'OUTGOING WIRE 220314',
    phrases: phrases(`WIRE, FEDWIRE, WT FED, SWIFT`),
  },
  {
    name: 'card purchase',
    category: 'card_purchase',
    example: 'POS PURCHASE TRADER JOES',
    phrases: phrases(`PURCHASE, PURCH, POS, CARD, CHECKCARD, VISA, RECURRING PAYMENT`),
  },
  {
    name: 'check paid',
    category: 'check',
    example: 'CHECK 1044',
    phrases: phrases(`^ CHECK/CHK/DRAFT, ^ SUBSTITUTE CHECK, CHECK #`),
  },
]
