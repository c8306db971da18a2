/** What a deposit is, read from its description. */
export type CreditCategory =
  | 'returned_item'
  | 'reversal'
  | 'refund'
  | 'reimbursement'
  | 'tax_refund'
  | 'loan'
  | 'advance'
  | 'micro_deposit'
  | 'own_transfer'
  | 'payroll'
  | 'government_benefit'
  | 'unemployment'
  | 'pension'
  | 'support'
  | 'gig_earnings'
  | 'rent'
  | 'interest'
  | 'business_receipt'
  | 'insurance_or_settlement'
  | 'asset_sale'
  | 'gambling'
  | 'rewards'
  | 'gift'
  | 'cash'
  | 'peer_payment'
  | 'wire'
  | 'check_deposit'
  | 'other_deposit'

export interface DescriptionRule<Category extends string> {
  category: Category
  /** Tried on the description in upper case with single spaces. */
  pattern: RegExp
}

/**
 * In order; the first that fits decides. What takes money back comes first ("PAYROLL REVERSAL" is no payroll), names of
 * payers come before general words ("SBA" before "TREAS 310", "AIRBNB" before "TRANSFER").
 */
export const CREDIT_RULES: readonly DescriptionRule<CreditCategory>[] = [
  {
    category: 'returned_item',
    pattern:
      /^(?!.*\b(REFUND\w*|REBATE|WAIVE\w*|REVERS\w*)\b).*\b(NSF|RETURN(ED)? (ITEM|CHECK|DEPOSIT|PAYMENT|ACH)|CHECK RETURN(ED)?|ITEM RETURN(ED)?|INSUFFICIENT FUNDS)\b/,
  },
  {
    category: 'reversal',
    pattern:
      /\b(REVERS(AL|ED|E)|CHARGE ?BACK|PROVISIONAL CREDIT|CLAIM CREDIT|DISPUTE CREDIT|CORRECTION|ERROR ADJ\w*)\b/,
  },
  {
    category: 'tax_refund',
    pattern:
      /\bTAX ?(REF(UND)?|RFD)\b|TREAS 310 (TAX REF|XXTAX)|TAXRFD|\b(FRANCHISE TAX BD|IRS TREAS|TAX REFUND)\b|STATE OF .*TAX REF/,
  },
  {
    category: 'refund',
    pattern:
      /\b(REFUND\w*|RFND|POS CREDIT|CREDIT ADJ\w*|PURCHASE RETURN|RETURN|MERCHANDISE CREDIT|(FEE|CHARGE) (REBATE|WAIVE[RD]?|CREDIT)|ATM FEE REIMB\w*|REBATE)\b|CHECKCARD .*CREDIT/,
  },
  {
    category: 'loan',
    pattern:
      /\bLOAN\b.*\b(PROCEEDS?|DISB\w*|ADVANCE|FUND\w*|DEPOSIT)\b|\b(LOAN|LN) (PROC\w*|ADV\w*|DISB\w*|FUND\w*)\b|\b(LINE OF CREDIT|LOC (ADV\w*|DRAW)|HELOC|CREDIT LINE ADV\w*|MCA FUND\w*|FACTORING)\b|\bSBAD? (TREAS|EIDL|PPP|LOAN)|\b(STUDENT LN|STUDENT LOAN|DEPT EDUCATION|UPSTART|SOFI (LENDING|LOAN)|LENDING ?CLUB|PROSPER (FUNDING|MARKETPLACE)|ONEMAIN|AVANT|KABBAGE|ON ?DECK|BLUEVINE|FUNDBOX|SQUARE CAPITAL|STRIPE CAPITAL|SQ CAPITAL|SHOPIFY CAPITAL|(PAYPAL )?WORKING CAPITAL|BEST EGG|MARINER FINANCE|LENDMARK|ROCKET LOANS|LIGHTSTREAM|MORTGAGE (PROCEEDS|FUNDING))\b/,
  },
  {
    // Merchant cash advances, and what a refinancing pays out: borrowed like any loan.
    category: 'loan',
    pattern:
      /\b(MERCHANT CASH ADVANCE|MCA|RAPID FINANCE|CREDIBLY|FORWARD FINANCING|NATIONAL FUNDING|CAN CAPITAL|CLEARCO|TOAST CAPITAL|CASH ?OUT REFI\w*|REFI(NANC\w*)? (PROCEEDS?|FUND\w*))\b/,
  },
  {
    category: 'reimbursement',
    pattern: /\b(REIMB\w*|EXPENSIFY|FSA|HSA|HRA|WAGEWORKS|HEALTHEQUITY)\b/,
  },
  {
    category: 'advance',
    pattern:
      /\b(CASH ADVANCE|PAYDAY|EARNIN|BRIGIT|MONEYLION|CLEO AI|ALBERT (INSTANT|SAVINGS)|DAVE (INC|ADVANCE|EXTRACASH)|KLOVER|FLOATME|DAILYPAY|PAYACTIV|(PAY|SALARY|PAYROLL|WAGE) ADVANCE)\b/,
  },
  { category: 'micro_deposit', pattern: /\b(ACCT ?VERIFY|ACCOUNT VERIF\w*|VERIFYBANK|TRIAL DEPOSIT|MICRO ?DEPOSIT)\b/ },
  {
    // Active duty pay; retired pay is a benefit.
    category: 'payroll',
    pattern: /\bDFAS\b.*\bACT(IVE)?\b|\b(ARMY|NAVY|USMC|AIR FORCE|USAF) (ACT|SALARY)\b|\bFED(ERAL)? SALARY\b/,
  },
  {
    category: 'government_benefit',
    pattern:
      /\b(SSA|SSI|VACP|VA|OPM1|RRB) TREAS 310\b|\bXX(SOC SEC|SUPP SEC|CIV SERV|VA BENEF)|\b(SOC(IAL)? SEC(URITY)?|VA BENEF\w*|DFAS|VETERANS? (AFFAIRS|BENEFITS?)|DISABILITY (BENEFITS?|PAYMENT|INS\w*)|STATE DISABILITY)\b/,
  },
  {
    category: 'unemployment',
    pattern: /\b(UNEMPLOYMENT|UI BENEFIT|UI PAYMENT|EDD (UI|BENEFITS)|DOLE? UI|UNEMP (COMP|BEN))\b/,
  },
  {
    category: 'pension',
    pattern:
      /\b(PENSION|ANNUITY|RETIREMENT (PAY\w*|BENEFITS?|SYS\w*)|RETIREE|CALPERS|CALSTRS|PERS BENEFIT|TIAA (PENSION|ANNUITY|INCOME)|PBGC)\b/,
  },
  { category: 'support', pattern: /\b(CHILD SUP(P(ORT)?)?|ALIMONY|SPOUSAL SUPPORT|SDU|CHILDSUPP\w*)\b/ },
  {
    category: 'rent',
    pattern:
      /\b(RENT(AL)? (PAYMENT|INCOME|PMT|FROM|CHECK|RECEIVED|DEPOSIT|PAYOUT)|RENT|AIRBNB|VRBO|HOMEAWAY|ZILLOW (RENT\w*|INC)|AVAIL(\.CO)? RENT|COZY SERVICES|BUILDIUM|APPFOLIO|RENTCAFE|TENANT)\b/,
  },
  {
    category: 'gig_earnings',
    pattern:
      /\b(UBER( USA)?|LYFT|DOORDASH|DOOR DASH|INSTACART|MAPLEBEAR|GRUBHUB|UPWORK|FIVERR|TASKRABBIT|POSTMATES|SHIPT|ROVER|(AMAZON|AMZN) FLEX|SPARK DRIVER|TURO|ROADIE|WAG LABS)\b/,
  },
  {
    category: 'payroll',
    pattern:
      /\b(PAYROLL|PAY ROLL|PAYRLL|SALARY|WAGES|DIR(ECT)?[ .]?DEP(OSIT)?|DIRDEP|REG(ULAR)? SALARY|PAYCHEX|PAYCOM|PAYLOCITY|CERIDIAN|DAYFORCE|GUSTO|ULTIPRO|UKG|TRINET|RIPPLING|JUSTWORKS|ADP|TOTALSOURCE|INSPERITY|PAYCHECK|EMPLOYER PAY)\b|DES:\s?(PAYROLL|SALARY|PAY\b|DIRDEP|REG\.?SALARY)/,
  },
  {
    category: 'interest',
    pattern: /\b(INTEREST|INT (PAID|PAYMENT|PMT|PYMT|EARNED|CREDIT|DEPOSIT|ADDED)|DIVIDENDS?)\b/,
  },
  {
    category: 'rewards',
    pattern:
      /\b(CASH ?BACK|REWARDS?( REDEMPTION)?|CASHREWARDS?|REDEMPTION CREDIT|PROMO(TIONAL)? (CREDIT|BONUS)|NEW ACCOUNT BONUS)\b/,
  },
  {
    category: 'business_receipt',
    pattern:
      /\b(MERCHANT (SERVICES?|BANKCARD|DEPOSIT|BNKCD|SETTLEMENT|DEP)|MERCH (DEP|SETL)|BANK ?CARD|BNKCD|SQUARE INC|SQ \*|SQC\*|STRIPE|TOAST|CLOVER|SHOPIFY|ETSY|EBAY COM\w*|AMAZON.*(PAYMENTS?|EDI|MKTPL\w*)|WORLDPAY|HEARTLAND|TSYS|FISERV|PAYMENTECH|INVOICE|CUSTOMER (PAYMENT|PMT|DEPOSIT)|VENDOR (PAYMENT|PMT)|INTUIT (PYMT|PAYMENT|DEPOSIT)|BILL\.?COM|CONSULTING|SALES)\b/,
  },
  {
    // What card networks and processors pay a merchant, whose names for it end in "settlement".
    category: 'business_receipt',
    pattern:
      /\b(AMERICAN EXPRESS|AMEX|AXP|DISCOVER|CARD|VISA|MASTERCARD|MC|BATCH|BANKCARD|MERCHANT)\b.*\b(SETTLE\w*|SETLMT|SETL|STLMT)\b/,
  },
  {
    category: 'business_receipt',
    pattern:
      /\b(MERCHANT BANKCD|FIRST DATA|GLOBAL PAYMENTS|(QUICKBOOKS|GODADDY|WOOCOMMERCE|JOBBER) PAYMENTS|CLEARENT|SUMUP|HOUSECALL PRO|HCCLAIMPMT)\b/,
  },
  {
    category: 'insurance_or_settlement',
    pattern:
      /\b(INS(URANCE)? (CLAIM|PAYOUT|SETTLEMENT)|CLAIMS? (PAYMENT|PMT)|SETTLEMENT|ESCROW (REFUND|DISB\w*|SURPLUS)|TITLE (CO|COMPANY|AGENCY)|LIFE INS|INHERITANCE|ESTATE OF|PROBATE)\b/,
  },
  {
    category: 'asset_sale',
    pattern:
      /\b(CARMAX|CARVANA|COINBASE|KRAKEN|BINANCE|GEMINI TRUST|ROBINHOOD|FIDELITY|SCHWAB|VANGUARD|E ?TRADE|ETRADE|MERRILL|MONEYLINK|BROKERAGE|ACORNS|BETTERMENT|WEALTHFRONT|WEBULL|STASH CAPITAL|SALE OF (VEHICLE|STOCK|ASSET)|401 ?K (DIST\w*|LOAN|WITHDRAWAL)|IRA (DIST\w*|WITHDRAWAL))\b/,
  },
  {
    category: 'gambling',
    pattern: /\b(DRAFTKINGS|FANDUEL|BETMGM|CAESARS|POKERSTARS|BOVADA|CASINO|LOTTERY|SPORTSBOOK|JACKPOT)\b/,
  },
  { category: 'gift', pattern: /\b(GIFT|WEDDING|BIRTHDAY|DONATION|GOFUNDME)\b/ },
  {
    category: 'peer_payment',
    pattern:
      /\b(ZELLE|ZEL (FROM|CR)|VENMO|CASH ?APP|APPLE CASH|PAYPAL( INST XFER| TRANSFER| INSTANT TRANSFER)?|POPMONEY|GOOGLE PAY|FACEBOOK PAY|QUICKPAY)\b/,
  },
  {
    category: 'own_transfer',
    pattern:
      /\b((TRANSFER|TRANSFERRED|TRSFR|TRNSFR|TFR|XFER)( \w+)? FROM|(ONLINE|INTERNET|PHONE|MOBILE|TELEPHONE|BOOK|INTERNAL|ACCOUNT|OVERDRAFT|SAVINGS|CHECKING|FUNDS|RECURRING|SCHEDULED|AUTO(MATIC)?|WEB|HOME BANKING) (BANKING )?(TRANSFER|TRSFR|TRNSFR|TFR|XFER)|XFER|FROM SHARE|FUNDS TRANSFER FRM|OVERDRAFT PROTECTION|KEEP THE CHANGE|ZERO BALANCE|SWEEP|TRANSFER (CREDIT|IN|DEPOSIT)|ACH TRANSFER)\b|^TRANSFER$|FROM (CHK|CHECKING|SAV|SAVINGS|MONEY MARKET)\b/,
  },
  {
    category: 'cash',
    pattern:
      /\b(CASH (DEPOSIT|DEP|IN)|ATM (CASH )?(DEPOSIT|DEP|CREDIT)|COUNTER (CREDIT|DEPOSIT)|BRANCH DEPOSIT|TELLER (DEPOSIT|CREDIT)|CURRENCY (AND COIN )?DEPOSIT|DEPOSIT .*\bCASH)\b/,
  },
  { category: 'wire', pattern: /\b(WIRE|FEDWIRE|WT FED|CHIPS CREDIT|SWIFT|WIRE TYPE)\b/ },
  {
    category: 'check_deposit',
    pattern:
      /\b(MOBILE (CHECK )?DEPOSIT|REMOTE (ONLINE )?(CHECK )?DEPOSIT|(CHECK|CHK) DEPOSIT|DEPOSITED CHECK|RDC DEPOSIT|ECHECK DEPOSIT|LOCKBOX|DEPOSIT .*\bCHECK)\b/,
  },
  // The ACH entry class is all that is left: PPD goes to people, CCD and CTX to companies.
  { category: 'payroll', pattern: /\bPPD\b/ },
  { category: 'business_receipt', pattern: /\b(CCD|CTX|EDI (PYMNTS?|PAYMENTS?))\b/ },
]
