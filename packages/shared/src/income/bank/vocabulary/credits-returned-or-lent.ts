import { phrases } from '../../vocabulary/phrase.ts'
import type { DescriptionRule } from './description-rule.ts'
import type { CreditCategory } from './credit-category.ts'

/** Money given back, borrowed or moved to verify an account, in order. */
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
      TAX REF/REFD/REFUND/RFD, TAXREF, TAXREFUND, *TAXRFD, XXTAX*, FRANCHISE TAX BD, IRS TREAS
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
    phrases: phrases(`CHARGEBACK, CHARGE BACK, PROVISIONAL CREDIT, CLAIM/DISPUTE CREDIT, CORRECTION, ERROR ADJ*`),
  },
  {
    name: 'purchase returned',
    category: 'refund',
    example: 'PURCHASE RETURN TARGET T-1234',
    phrases: phrases(`RETURN, POS CREDIT, CREDIT ADJ*, MERCHANDISE CREDIT, CHECKCARD ... CREDIT`),
  },
  {
    name: 'loan paid out',
    category: 'loan',
    example: 'SBA EIDL LOAN PROCEEDS',
    phrases: phrases(`
      LOAN ... PROCEED/DISB*/ADVANCE/FUND*/DEPOSIT, LOAN/LN PROC*/ADV*/DISB*/FUND*, LINE OF CREDIT, LOC ADV*/DRAW, HELOC,
      CREDIT LINE ADV*, FACTORING, SBA/SBAD TREAS/EIDL/PPP/LOAN, MORTGAGE PROCEED/FUNDING,
      REFI/REFINANC* PROCEED/FUND*, CASH OUT REFI*, CASHOUT REFI*
    `),
  },
  {
    name: 'lender',
    category: 'loan',
    example: 'UPSTART NETWORK ACH CREDIT',
    phrases: phrases(`
      STUDENT LN/LOAN, DEPT EDUCATION, UPSTART, SOFI LENDING/LOAN, LENDING CLUB, LENDINGCLUB, PROSPER FUNDING/MARKETPLACE,
      ONEMAIN, AVANT, BEST EGG, MARINER FINANCE, LENDMARK, ROCKET LOANS, LIGHTSTREAM, KABBAGE, ON DECK, ONDECK, BLUEVINE,
      FUNDBOX, LENDIO, SMARTBIZ, BIZ2CREDIT, FUNDATION, FUNDING CIRCLE, ACCION, LENDISTRY, KIVA, OPPLOANS, UPGRADE LOAN/INC,
      HAPPY MONEY, POSSIBLE FINANCE, SQUARE/SHOPIFY/PAYPAL/AMEX LOAN, BUSINESS LOAN
    `),
  },
  {
    name: 'merchant cash advance',
    category: 'loan',
    example: 'RAPID FINANCE MCA FUNDING',
    phrases: phrases(`
      MERCHANT CASH ADVANCE, MCA, SQUARE/SQ/STRIPE/SHOPIFY/TOAST/CAN/CLOVER/DOORDASH/EBAY/LIGHTSPEED/HEADWAY/RAPID CAPITAL,
      WORKING CAPITAL, RAPID FINANCE, CREDIBLY, FORWARD FINANCING, NATIONAL FUNDING, CLEARCO, WAYFLYER, KAPITUS, LIBERTAS,
      FORA FINANCIAL, FUNDKITE, GREENBOX CAPITAL, PEARL CAPITAL, MULLIGAN FUNDING, EXPANSION CAPITAL, EVEREST BUSINESS,
      PIPE TECHNOLOGIES, CAPCHASE, UNCAPPED
    `),
  },
  {
    name: 'expenses reimbursed',
    category: 'reimbursement',
    example: 'EXPENSIFY REIMBURSEMENT',
    phrases: phrases(`
      REIMB*, EXPENSIFY, CONCUR, FSA, HSA, HRA, WAGEWORKS, HEALTHEQUITY, HEALTH EQUITY, BENEFITWALLET, PAYFLEX, CONNECTYOURCARE
    `),
  },
  {
    name: 'advance on pay',
    category: 'advance',
    example: 'DAVE INC EXTRACASH',
    phrases: phrases(`
      CASH/PAY/SALARY/PAYROLL/WAGE ADVANCE, PAYDAY, EARNIN, BRIGIT, MONEYLION, CLEO AI, ALBERT INSTANT/SAVINGS,
      DAVE INC/ADVANCE/EXTRACASH, KLOVER, FLOATME, DAILYPAY, PAYACTIV
    `),
  },
  {
    name: 'account verified',
    category: 'micro_deposit',
    example: 'STRIPE ACCTVERIFY',
    phrases: phrases(`
      ACCT VERIFY, ACCTVERIFY, ACCOUNT VERIF*, VERIFYBANK, TRIAL DEPOSIT, MICRO DEPOSIT, MICRODEPOSIT
    `),
  },
]
