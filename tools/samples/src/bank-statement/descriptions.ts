/** Descriptions of transactions; a second line is printed below the first if a layout wraps. */
export const CARD_PURCHASES = [
  'PURCHASE AUTHORIZED ON {date} GREENLEAF MARKET {city} {state} CARD {last4}',
  'CARD PURCHASE {date} PETRO STOP #{n4} {city} {state}',
  'POS DEBIT CORNER PHARMACY {n4} {city} {state}',
  'DEBIT CARD PURCHASE - BELLA NOODLE BAR {city}',
  'RECURRING CARD PURCHASE STREAMBOX.TV {n7}',
  'CHECKCARD {date} HARDWARE DEPOT {city} {state}',
  'PURCHASE THE READING ROOM BOOKS {city} {state}',
  'ATM WITHDRAWAL {n4} MAIN ST {city} {state}',
] as const

export const ELECTRONIC_DEBITS = [
  'CITY POWER & LIGHT BILL PAY {n7}',
  'ONLINE TRANSFER TO SAVINGS XXXXXX{last4}',
  'SUNRISE MORTGAGE CO MTG PYMT PPD ID: {n7}',
  'AUTO LOAN PMT METRO FINANCE {n7}',
  'ZELLE PAYMENT TO {name} {n7}',
  'GLOBALNET CABLE WEB PMTS {n4} WEB ID: {n7}',
  'INSURANCE PREM HOMESTEAD MUTUAL {n7}',
] as const

export const OTHER_CREDITS = [
  'MOBILE DEPOSIT {n7}',
  'ZELLE PAYMENT FROM {name} {n7}',
  'ONLINE TRANSFER FROM SAVINGS XXXXXX{last4}',
  'CARD PURCHASE RETURN {date} HARDWARE DEPOT {city} {state}',
  'VENMO CASHOUT PPD ID: {n7}',
  'BRANCH DEPOSIT',
] as const

export const BUSINESS_CREDITS = [
  'MERCHANT BANKCARD DEPOSIT {n7} CCD',
  'SQUARE INC {n7} CCD ID: {n4}',
  'REMOTE ONLINE DEPOSIT {n4}',
  'STRIPE TRANSFER ST-{n7} CCD',
  'WIRE TYPE:WIRE IN DATE:{date} ORIG:{name}',
] as const
