import { phrases } from '../../vocabulary/phrase.ts'
import type { DescriptionRule } from './description-rule.ts'
import type { CreditCategory } from './credit-category.ts'

/** Rent, pay, interest and the receipts of a business, in order. Rewards come first where receipts match them too. */
export const EARNED: readonly DescriptionRule<CreditCategory>[] = [
  {
    name: 'rent',
    category: 'rent',
    example: 'AIRBNB PAYMENTS TRANSFER',
    phrases: phrases(`
      RENT, RENTAL PAYMENT/INCOME/PMT/FROM/CHECK/RECEIVED/DEPOSIT/PAYOUT, AIRBNB, VRBO, HOMEAWAY, ZILLOW RENT*/INC,
      COZY SERVICES, BUILDIUM, APPFOLIO, RENTCAFE, RENTREDI, TURBOTENANT, TENANT
    `),
  },
  {
    name: 'gig work',
    category: 'gig_earnings',
    example: 'UBER USA 6787 EDI PAYMNT',
    phrases: phrases(`
      UBER, LYFT, DOORDASH, DOOR DASH, INSTACART, MAPLEBEAR, GRUBHUB, UPWORK, FIVERR, TASKRABBIT, POSTMATES, SHIPT, ROVER,
      AMAZON/AMZN FLEX, SPARK DRIVER, TURO, ROADIE, WAG LABS, GOPUFF, VEHO TECH, FAVOR DELIVERY, CARE COM, GETAROUND, OUTSCHOOL,
      WYZANT, DRIVER PAY/PAYMENT/PAYOUT
    `),
  },
  {
    name: 'direct deposit',
    category: 'payroll',
    example: 'COUNTY OF ORANGE DIRECT DEPOSIT',
    phrases: phrases(`EMPLOYER PAY, DES PAY, DIR/DIRECT DEP/DEPOSIT, DIRDEP, DIRDEPOSIT, DIRECTDEP, DIRECTDEPOSIT`),
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
    phrases: phrases(`
      INTEREST, INT PAID/PAYMENT/PMT/PYMT/EARNED/CREDIT/DEPOSIT/ADDED, DIVIDEND, ACCR EARNING, EARNING PYMT
    `),
  },
  {
    name: 'rewards',
    category: 'rewards',
    example: 'CASH BACK REWARDS REDEMPTION',
    phrases: phrases(`
      CASH BACK, CASHBACK, REWARD, CASHREWARD, REDEMPTION CREDIT, PROMO/PROMOTIONAL CREDIT/BONUS, ACCOUNT/CHECKING/SAVINGS BONUS,
      REFERRAL/FRIEND BONUS, BONUS CHECKING/OFFER, STATEMENT CREDIT, RAKUTEN, IBOTTA
    `),
  },
  {
    name: 'card processor',
    category: 'business_receipt',
    example: 'SQUARE INC DES:SQ123 CCD',
    phrases: phrases(`
      MERCHANT/MERCH SERVICE/SVC/SERV/BANKCARD/BANKCD/DEPOSIT/BNKCD/SETTLEMENT/DEP/SETL/PAYOUT, BANK CARD, BANKCARD, BANCARD, BNKCD,
      BKCD, BKCRD, SQUARE INC, SQUAREUP, SQ, SQC, STRIPE, TOAST, CLOVER, SHOPIFY, WORLDPAY, HEARTLAND, TSYS, FISERV, PAYMENTECH,
      FIRST DATA, GLOBAL PAYMENTS, AUTHORIZE NET, AUTHNET, CARDCONNECT, CREDIT/DEBIT CARD DEPOSIT/BATCH, VISA/MC DEPOSIT/BATCH, MERCHANT ... DEP/DEPOSIT,
      AMEX/AMERICAN/DISCOVER ... COLLECTION, QUICKBOOKS PAYOUT, QUICKBOOKS/GODADDY/WOOCOMMERCE/JOBBER/MELIO/WAVE/FRESHBOOKS PAYMENT,
      VENMO/PAYPAL BUSINESS/MERCHANT, CLEARENT, SUMUP, HOUSECALL PRO, HCCLAIMPMT
    `),
  },
  {
    // Card networks and processors call what they pay a merchant "settlement".
    name: 'card settlement',
    category: 'business_receipt',
    example: 'AMERICAN EXPRESS DES:SETTLEMENT',
    phrases: phrases(`
      AMERICAN EXPRESS ... SETTLE*/SETLMT/SETL/STLMT,
      AMEX/AXP/DISCOVER/CARD/VISA/MASTERCARD/MC/BATCH/MERCHANT/CARECREDIT ... SETTLE*/SETLMT/SETL/STLMT,
      SETTLE*/SETLMT/SETL/STLMT ... AMEX/DISCOVER/CARD/VISA/MASTERCARD/MC/BATCH/MERCHANT,
      ELAVON/SPOTON/ADYEN/CARDCONNECT/BRAINTREE/STAX/HELCIM/KLARNA/AFFIRM/AFTERPAY/SEZZLE ... SETTLE*/SETLMT/SETL/STLMT/DEPOSIT/DEP/PAYOUT
    `),
  },
  {
    name: 'sale or invoice',
    category: 'business_receipt',
    example: 'VENDOR PAYMENT INVOICE 1044',
    phrases: phrases(`
      ETSY, EBAY COM*, AMAZON*/AMZN ... PAYMENT/PMT/EDI/MKTPL*, INVOICE, INV #, CUSTOMER/CLIENT/PATIENT PAYMENT/PMT/DEPOSIT,
      FROM CUSTOMER/CLIENT, VENDOR PAYMENT/PMT,
      ACCOUNTS PAYABLE, AP PAYMENT/PMT, INTUIT PYMT/PAYMENT/DEPOSIT, BILL COM, BILLCOM, CONSULTING, SALES
    `),
  },
]
