import { phrases } from '../../vocabulary/phrase.ts'
import type { DescriptionRule } from './description-rule.ts'
import type { CreditCategory } from './credit-category.ts'

/** Assets, gifts and transfers; last what tells only how the money came, in order. */
export const NOT_EARNED: readonly DescriptionRule<CreditCategory>[] = [
  {
    name: 'insurance, settlement or estate',
    category: 'insurance_or_settlement',
    example: 'STATE FARM INSURANCE CLAIM',
    phrases: phrases(`
      INS/INSURANCE CLAIM/PAYOUT/SETTLEMENT, CLAIM PAYMENT/PMT, SETTLEMENT,
      GEICO/ALLSTATE/PROGRESSIVE/NATIONWIDE/TRAVELERS/FARMERS/USAA/AFLAC ... CLAIM, STATE FARM/MUTUAL ... CLAIM, ESCROW DISB*/SURPLUS, TITLE CO/COMPANY/AGENCY,
      LIFE INS, INHERITANCE, ESTATE OF, PROBATE
    `),
  },
  {
    name: 'assets sold',
    category: 'asset_sale',
    example: 'COINBASE INC DES:WITHDRAWAL',
    phrases: phrases(`
      CARMAX, CARVANA, COINBASE, KRAKEN, BINANCE, GEMINI TRUST, ROBINHOOD, FIDELITY, SCHWAB, VANGUARD, ETRADE, E TRADE,
      MERRILL, MONEYLINK, MONEYLINE, FID BKG, FIDELITY BKG, BROKERAGE, ACORNS, BETTERMENT, WEALTHFRONT, WEBULL, STASH CAPITAL, SALE OF VEHICLE/STOCK/ASSET,
      401K DIST*/LOAN/WITHDRAWAL, 401 K DIST*/LOAN/WITHDRAWAL, IRA DIST*/WITHDRAWAL
    `),
  },
  {
    // Whatever the lender: what pays wages, benefits or receipts has been told before.
    name: 'loan of any lender',
    category: 'loan',
    example: 'FIRST STATE BANK COMMERCIAL LOAN',
    phrases: phrases(`LOAN`),
  },
  {
    name: 'gambling',
    category: 'gambling',
    example: 'DRAFTKINGS WITHDRAWAL',
    phrases: phrases(`
      DRAFTKINGS, FANDUEL, BETMGM, CAESARS, POKERSTARS, BOVADA, CASINO, LOTTERY, SPORTSBOOK, JACKPOT
    `),
  },
  {
    name: 'gift',
    category: 'gift',
    example: 'GIFT FROM PARENTS',
    phrases: phrases(`GIFT, WEDDING, BIRTHDAY, DONATION, GOFUNDME`),
  },
  {
    name: 'payment service',
    category: 'peer_payment',
    example: 'ZELLE FROM MARIA LOPEZ',
    phrases: phrases(`
      ZELLE, ZEL FROM/CR, VENMO, CASH APP, CASHAPP, APPLE CASH, PAYPAL, POPMONEY, GOOGLE PAY, FACEBOOK PAY, QUICKPAY
    `),
  },
  {
    name: 'transfer in',
    category: 'own_transfer',
    example: 'ONLINE TRANSFER FROM SAV ...4411',
    phrases: phrases(`
      TRANSFER/TRANSFERRED/TRSFR/TRNSFR/TFR FROM, TRANSFER/TRANSFERRED/TRSFR/TRNSFR/TFR _ FROM,
      ONLINE/INTERNET/PHONE/MOBILE/TELEPHONE/BOOK/INTERNAL/ACCOUNT/OVERDRAFT/SAVINGS/CHECKING/FUNDS/RECURRING/SCHEDULED/AUTO/AUTOMATIC/WEB/BANKING TRANSFER/TRSFR/TRNSFR/TFR,
      XFER, FROM SHARE, OVERDRAFT PROTECTION, KEEP THE CHANGE, ZERO BALANCE, SWEEP, TRANSFER CREDIT/IN/DEPOSIT,
      ACH TRANSFER, ^ TRANSFER $, BANK TRANSFER, FROM CHK/CHECKING/SAV/SAVINGS, FROM MONEY MARKET
    `),
  },
  {
    name: 'cash',
    category: 'cash',
    example: 'ATM CASH DEPOSIT 01/05',
    phrases: phrases(`
      CASH DEPOSIT/DEP/IN, ATM DEPOSIT/DEP/CREDIT, ATM CASH CREDIT, COUNTER/TELLER CREDIT/DEPOSIT, BRANCH DEPOSIT,
      CURRENCY DEPOSIT, CURRENCY AND COIN DEPOSIT, DEPOSIT ... CASH
    `),
  },
  {
    name: 'wire in',
    category: 'wire',
    example: 'INCOMING WIRE FEDWIRE 220314',
    phrases: phrases(`WIRE, FEDWIRE, WT FED, CHIPS CREDIT, SWIFT`),
  },
  {
    name: 'check deposited',
    category: 'check_deposit',
    example: 'MOBILE CHECK DEPOSIT',
    phrases: phrases(`
      MOBILE/REMOTE/ONLINE/CHECK/CHK/RDC/ECHECK DEPOSIT, DEPOSITED CHECK, LOCKBOX, DEPOSIT ... CHECK
    `),
  },
  // The ACH entry class is all that is left: PPD goes to people, CCD and CTX to companies.
  { name: 'ACH to a person', category: 'payroll', example: 'ACME CORP 220314 PPD', phrases: phrases(`PPD`) },
  {
    name: 'ACH to a company',
    category: 'business_receipt',
    example: 'GLOBEX CORP 220314 CCD',
    phrases: phrases(`CCD, CTX, EDI PYMNT/PAYMENT`),
  },
]
