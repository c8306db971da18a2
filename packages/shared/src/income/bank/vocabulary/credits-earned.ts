import { phrases } from '../../vocabulary/phrase.ts'
import type { DescriptionRule } from './description-rule.ts'
import type { CreditCategory } from './credit-category.ts'

/** Pay, benefits, rent, interest and the receipts of a business, in order; rewards stand where they take from receipts. */
export const EARNED: readonly DescriptionRule<CreditCategory>[] = [
  {
    // Pay of active duty; retired pay is a benefit.
    name: 'government salary',
    category: 'payroll',
    example: 'DFAS-CLEVELAND ACTIVE DUTY PAY',
    phrases: phrases(`DFAS ... ACT/ACTIVE, ARMY/NAVY/USMC/USAF ACT/SALARY, AIR FORCE ACT/SALARY, FED/FEDERAL SALARY`),
  },
  {
    name: 'government benefit',
    category: 'government_benefit',
    example: 'SSA TREAS 310 XXSOC SEC',
    phrases: phrases(`
      SSA/SSI/VACP/VA/OPM1/RRB TREAS 310, XXSOC SEC*, XXSUPP SEC*, XXCIV SERV*, XXVA BENEF*, SOC/SOCIAL SEC/SECURITY,
      VA BENEF*, DFAS, VETERAN AFFAIRS/BENEFIT, DISABILITY BENEFIT/PAYMENT/INS*, STATE DISABILITY
    `),
  },
  {
    name: 'unemployment benefit',
    category: 'unemployment',
    example: 'EDD UI BENEFITS',
    phrases: phrases(`UNEMPLOYMENT, UI BENEFIT/PAYMENT, EDD UI/BENEFIT, DOL/DOLE UI, UNEMP COMP/BEN`),
  },
  {
    name: 'pension',
    category: 'pension',
    example: 'CALPERS RETIREMENT',
    phrases: phrases(`
      PENSION, ANNUITY, ANNUITIES, RETIREMENT PAY*/BENEFIT/SYS*, RETIREE, CALPERS, CALSTRS, PERS BENEFIT, TIAA INCOME, PBGC
    `),
  },
  {
    name: 'support',
    category: 'support',
    example: 'STATE OF OHIO CHILD SUPPORT',
    phrases: phrases(`CHILD SUP/SUPP/SUPPORT, ALIMONY, SPOUSAL SUPPORT, SDU, CHILDSUPP*`),
  },
  {
    name: 'rent',
    category: 'rent',
    example: 'AIRBNB PAYMENTS TRANSFER',
    phrases: phrases(`
      RENT, RENTAL PAYMENT/INCOME/PMT/FROM/CHECK/RECEIVED/DEPOSIT/PAYOUT, AIRBNB, VRBO, HOMEAWAY, ZILLOW RENT*/INC,
      COZY SERVICES, BUILDIUM, APPFOLIO, RENTCAFE, TENANT
    `),
  },
  {
    name: 'gig work',
    category: 'gig_earnings',
    example: 'UBER USA 6787 EDI PAYMNT',
    phrases: phrases(`
      UBER, LYFT, DOORDASH, DOOR DASH, INSTACART, MAPLEBEAR, GRUBHUB, UPWORK, FIVERR, TASKRABBIT, POSTMATES, SHIPT, ROVER,
      AMAZON/AMZN FLEX, SPARK DRIVER, TURO, ROADIE, WAG LABS
    `),
  },
  {
    name: 'payroll',
    category: 'payroll',
    example: 'ACME CORP DES:PAYROLL ID:XXXXX1234 PPD',
    phrases: phrases(`
      PAYROLL, PAY ROLL, PAYRLL, SALARY, SALARIES, WAGES, PAYCHECK, EMPLOYER PAY, DES PAY, REGSALARY, DIR/DIRECT DEP/DEPOSIT,
      DIRDEP, DIRDEPOSIT, DIRECTDEP, DIRECTDEPOSIT
    `),
  },
  {
    name: 'payroll service',
    category: 'payroll',
    example: 'ADP TOTALSOURCE 220314',
    phrases: phrases(`
      ADP, TOTALSOURCE, PAYCHEX, PAYCOM, PAYLOCITY, CERIDIAN, DAYFORCE, GUSTO, ULTIPRO, UKG, TRINET, RIPPLING, JUSTWORKS,
      INSPERITY
    `),
  },
  {
    name: 'interest or dividend',
    category: 'interest',
    example: 'INTEREST PAID THIS PERIOD',
    phrases: phrases(`INTEREST, INT PAID/PAYMENT/PMT/PYMT/EARNED/CREDIT/DEPOSIT/ADDED, DIVIDEND`),
  },
  {
    name: 'rewards',
    category: 'rewards',
    example: 'CASH BACK REWARDS REDEMPTION',
    phrases: phrases(`
      CASH BACK, CASHBACK, REWARD, CASHREWARD, REDEMPTION CREDIT, PROMO/PROMOTIONAL CREDIT/BONUS, NEW ACCOUNT BONUS
    `),
  },
  {
    name: 'card processor',
    category: 'business_receipt',
    example: 'SQUARE INC DES:SQ123 CCD',
    phrases: phrases(`
      MERCHANT SERVICE/BANKCARD/BANKCD/DEPOSIT/BNKCD/SETTLEMENT/DEP, MERCH DEP/SETL, BANK CARD, BANKCARD, BNKCD, SQUARE INC,
      SQ, SQC, STRIPE, TOAST, CLOVER, SHOPIFY, WORLDPAY, HEARTLAND, TSYS, FISERV, PAYMENTECH, FIRST DATA, GLOBAL PAYMENTS,
      QUICKBOOKS/GODADDY/WOOCOMMERCE/JOBBER PAYMENTS, CLEARENT, SUMUP, HOUSECALL PRO, HCCLAIMPMT
    `),
  },
  {
    // What card networks and processors pay a merchant, whose names for it end in "settlement".
    name: 'card settlement',
    category: 'business_receipt',
    example: 'AMERICAN EXPRESS DES:SETTLEMENT',
    phrases: phrases(`
      AMERICAN EXPRESS ... SETTLE*/SETLMT/SETL/STLMT,
      AMEX/AXP/DISCOVER/CARD/VISA/MASTERCARD/MC/BATCH/MERCHANT ... SETTLE*/SETLMT/SETL/STLMT,
      SETTLE*/SETLMT/SETL/STLMT ... AMEX/DISCOVER/CARD/VISA/MASTERCARD/MC/BATCH/MERCHANT,
      ELAVON/ADYEN/CARDCONNECT/BRAINTREE/STAX/HELCIM/KLARNA/AFFIRM/AFTERPAY/SEZZLE ... SETTLE*/SETLMT/SETL/STLMT/DEPOSIT/DEP/PAYOUT
    `),
  },
  {
    name: 'sale or invoice',
    category: 'business_receipt',
    example: 'VENDOR PAYMENT INVOICE 1044',
    phrases: phrases(`
      ETSY, EBAY COM*, AMAZON* ... PAYMENT/EDI/MKTPL*, INVOICE, CUSTOMER PAYMENT/PMT/DEPOSIT, VENDOR PAYMENT/PMT,
      INTUIT PYMT/PAYMENT/DEPOSIT, BILL COM, BILLCOM, CONSULTING, SALES
    `),
  },
]
