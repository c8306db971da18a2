import { phrases } from '../../vocabulary/phrase.ts'
import type { DescriptionRule } from './description-rule.ts'
import type { CreditCategory } from './credit-category.ts'

/** Money given back, explicitly borrowed, or moved to verify an account, in order. */
export const RETURNED_OR_LENT: readonly DescriptionRule<CreditCategory>[] = [
  {
    name: 'reversed',
    category: 'reversal',
    example: 'REVERSAL OF NSF FEE',
    phrases: phrases(`REVERSAL, REVERSED, REVERSE`),
  },
  {
    name: 'tax refund',
    category: 'tax_refund',
    example: 'IRS TREAS 310 DES:TAX REF ID:XXXXX',
    phrases: phrases(`
      TAX REF/REFD/REFUND/RFD, TAXREF, TAXREFUND, *TAXRFD, XXTAX*, FRANCHISE TAX BD, IRS TREAS, SBTPG, TAX PRODUCTS
    `),
  },
  {
    name: 'refund',
    category: 'refund',
    example: 'AMAZON REFUND 112-34',
    phrases: phrases(`
      REFUND*, RFND, REBATE, FEE/CHARGE WAIVE*, WAIVE* ... FEE/CHARGE, FEE/CHARGE CREDIT, ATM FEE REIMB*
    `),
  },
  {
    name: 'returned item',
    category: 'returned_item',
    example: 'NSF RETURNED ITEM',
    phrases: phrases(`
      NSF, RETURN/RETURNED ITEM/CHECK/DEPOSIT/PAYMENT/ACH, CHECK/ITEM RETURN/RETURNED, INSUFFICIENT FUNDS
    `),
  },
  {
    name: 'disputed or corrected',
    category: 'reversal',
    example: 'PROVISIONAL CREDIT - DISPUTE 112',
    phrases: phrases(
      `CHARGEBACK, CHARGE BACK, PROV/PROVISIONAL/TEMPORARY/FRAUD CREDIT, CLAIM/DISPUTE CREDIT, DISPUTED ... CREDIT, CORRECTION, ERROR ADJ*`,
    ),
  },
  {
    name: 'purchase returned',
    category: 'refund',
    example: 'PURCHASE RETURN TARGET T-1234',
    phrases: phrases(`
      RETURN, POS CREDIT, CREDIT ADJ*/VOUCHER, MERCHANDISE/MERCHANT CREDIT, CHECKCARD ... CREDIT, DEBIT CARD CREDIT,
      VISA/MASTERCARD CREDIT
    `),
  },
  {
    name: 'loan paid out',
    category: 'loan',
    example: 'SBA EIDL LOAN PROCEEDS',
    phrases: phrases(`
      LOAN ... PROCEED/DISB*/ADVANCE/FUND*/DEPOSIT, LOAN/LN PROC*/ADV*/DISB*/FUND*, LINE OF CREDIT, LOC ADV*/DRAW, HELOC, EQUITY LINE, EIDL,
      CREDIT LINE ADV*, FACTORING, SBA/SBAD TREAS/EIDL/PPP/LOAN, MORTGAGE PROCEED/FUNDING,
      REFI/REFINANC* PROCEED/FUND*, CASH OUT REFI*, CASHOUT REFI*, REFI CASH OUT, MERCHANT CASH ADVANCE, MCA
    `),
  },
  {
    name: 'expenses reimbursed',
    category: 'reimbursement',
    example: 'EXPENSIFY REIMBURSEMENT',
    phrases: phrases(`
      REIMB*, EXPENSE REPORT/CLAIM, EXPENSIFY, CONCUR, NAVAN, WEX HEALTH, FSA, HSA, HRA, WAGEWORKS, HEALTHEQUITY, HEALTH EQUITY, BENEFITWALLET, PAYFLEX, CONNECTYOURCARE
    `),
  },
  {
    name: 'advance on pay',
    category: 'advance',
    example: 'DAVE INC EXTRACASH',
    phrases: phrases(`
      CASH/PAY/SALARY/PAYROLL/WAGE/REFUND ADVANCE, PAYDAY, EARNIN, BRIGIT, MONEYLION, CLEO, ALBERT INSTANT/SAVINGS,
      DAVE INC/ADVANCE/EXTRACASH, KLOVER, FLOATME, DAILYPAY, PAYACTIV, SPOTME, INSTAPAY, TAPCHECK, ZAYZOON
    `),
  },
  {
    name: 'account verified',
    category: 'micro_deposit',
    example: 'STRIPE ACCTVERIFY',
    phrases: phrases(`
      ACCTVERIFY, ACCT/ACCOUNT VERIF*, VERIFYBANK, TRIAL DEPOSIT, MICRO DEPOSIT, MICRODEPOSIT
    `),
  },
]
