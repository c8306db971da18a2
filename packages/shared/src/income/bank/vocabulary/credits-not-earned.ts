import { phrases } from '../../vocabulary/phrase.ts'
import type { DescriptionRule } from './description-rule.ts'
import type { CreditCategory } from './credit-category.ts'

/** Assets, gifts and transfers, in order; the last rules match only how the money came. */
export const NOT_EARNED: readonly DescriptionRule<CreditCategory>[] = [
  {
    name: 'insurance, settlement or estate',
    category: 'insurance_or_settlement',
    example: 'STATE FARM INSURANCE CLAIM',
    phrases: phrases(`
      INS/INSURANCE CLAIM/PAYOUT/SETTLEMENT, CLAIM PAYMENT/PMT, SETTLEMENT,
      GEICO/ALLSTATE/PROGRESSIVE/NATIONWIDE/TRAVELERS/FARMERS/USAA/AFLAC ... CLAIM, STATE/LIBERTY FARM/MUTUAL ... CLAIM, ESCROW DISB*/SURPLUS, TITLE CO/COMPANY/AGENCY,
      LIFE INS/INSURANCE, INHERITANCE, ESTATE OF, PROBATE, CLAIM
    `),
  },
  {
    name: 'assets sold',
    category: 'asset_sale',
    example: 'COINBASE INC DES:WITHDRAWAL',
    phrases: phrases(`
      CARMAX, CARVANA, COINBASE, KRAKEN, BINANCE, GEMINI TRUST, ROBINHOOD, FIDELITY, SCHWAB, VANGUARD, ETRADE, E TRADE,
      MERRILL, MONEYLINK, MONEYLINE, FID BKG, FIDELITY BKG, BROKERAGE, ACORNS, BETTERMENT, WEALTHFRONT, WEBULL, STASH CAPITAL, CRYPTO COM, BITCOIN, VROOM, TRADE IN, EDWARD JONES, AMERIPRISE, AMERITRADE, INTERACTIVE BROKERS, SALE OF VEHICLE/STOCK/ASSET, GOLD/VEHICLE/STOCK/SHARES/BITCOIN SALE/SOLD,
      401K DIST*/LOAN/WITHDRAWAL, 401 K DIST*/LOAN/WITHDRAWAL, IRA DIST*/WITHDRAWAL
    `),
  },
  {
    // Any lender: wages, benefits and receipts matched earlier rules.
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
      DRAFTKINGS, DRAFT KINGS, FANDUEL, BETMGM, BETRIVERS, CAESARS, POKERSTARS, BOVADA, PRIZEPICKS, UNDERDOG FANTASY, HARD ROCK BET, ESPN BET,
      CASINO, LOTTERY, LOTTO, SPORTSBOOK, JACKPOT
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
      ZELLE, ZEL, VENMO, CASH APP, CASHAPP, APPLE CASH, PAYPAL, POPMONEY, GOOGLE PAY, FACEBOOK/META PAY, QUICKPAY, SQUARE CASH,
      WESTERN UNION, MONEYGRAM, REMITLY, WISE US/INC, XOOM
    `),
  },
  {
    name: 'transfer in',
    category: 'own_transfer',
    example: 'ONLINE TRANSFER FROM SAV ...4411',
    phrases: phrases(`
      TRANSFER/TRANSFERRED/TRSFR/TRNSFR/TFR/XFR FROM, TRANSFER/TRANSFERRED/TRSFR/TRNSFR/TFR/XFR _ FROM,
      ONLINE/INTERNET/PHONE/MOBILE/TELEPHONE/BOOK/INTERNAL/ACCOUNT/OVERDRAFT/SAVINGS/CHECKING/FUNDS/RECURRING/SCHEDULED/AUTO/AUTOMATIC/WEB/BANKING/EXTERNAL/ZBA TRANSFER/TRSFR/TRNSFR/TFR/XFR,
      XFER, ETRANSFER, DDA TO DDA, SAVINGS TO CHECKING, CHECKING TO SAVINGS, FROM SHARE, OVERDRAFT PROTECTION, KEEP THE CHANGE, ZERO BALANCE, SWEEP, TRANSFER CREDIT/IN/DEPOSIT,
      ACH TRANSFER, ^ TRANSFER $, BANK TRANSFER, FROM CHK/CHECKING/SAV/SAVINGS, FROM MONEY MARKET
    `),
  },
  {
    name: 'cash',
    category: 'cash',
    example: 'ATM CASH DEPOSIT 01/05',
    phrases: phrases(`
      CASH DEPOSIT/DEP/IN, ATM DEPOSIT/DEP/CREDIT, ATM CASH CREDIT, COUNTER/TELLER CREDIT/DEPOSIT, BRANCH DEPOSIT,
      CURRENCY DEPOSIT, CURRENCY AND COIN DEPOSIT, DEPOSIT ... CASH, NIGHT DROP, COINSTAR
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
      MOBILE/REMOTE/ONLINE/CHECK/CHK/RDC/ECHECK DEPOSIT, DEPOSITED CHECK, LOCKBOX, DEPOSIT ... CHECK, EDEPOSIT, QUICKDEPOSIT
    `),
  },
  // No earlier rule names a payer, so the money is the holder's own.
  {
    name: 'transfer of unknown origin',
    category: 'own_transfer',
    example: 'CHIME TRANSFER 0123',
    phrases: phrases(`TRANSFER`),
  },
  {
    name: 'paid out by a platform',
    category: 'business_receipt',
    example: 'PATREON PAYOUT',
    phrases: phrases(`PAYOUT, ADSENSE, THUMBTACK, ANGI PAYMENT`),
  },
  // Only the ACH entry class is left: PPD goes to people, CCD and CTX to companies.
  { name: 'ACH to a person', category: 'payroll', example: 'ACME CORP 220314 PPD', phrases: phrases(`PPD`) },
  {
    name: 'ACH to a company',
    category: 'business_receipt',
    example: 'GLOBEX CORP 220314 CCD',
    phrases: phrases(`CCD, CTX, EDI PYMNT/PAYMENT`),
  },
]
