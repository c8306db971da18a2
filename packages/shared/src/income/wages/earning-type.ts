/** What an earning of a pay stub is, read from its description. */
export type EarningType =
  'base' | 'overtime' | 'bonus' | 'commission' | 'tips' | 'shift_differential' | 'other' | 'one_off' | 'not_income'

export const EARNING_NAMES: Record<EarningType, string> = {
  base: 'base pay',
  overtime: 'overtime',
  bonus: 'bonus',
  commission: 'commission',
  tips: 'tips',
  shift_differential: 'shift and premium pay',
  other: 'other pay',
  one_off: 'one-off pay',
  not_income: 'reimbursement or non-cash item',
}

/** In order; the first that fits decides: a sign-on bonus is one-off before it is a bonus. */
const RULES: readonly [EarningType, RegExp][] = [
  [
    'not_income',
    /\b(REIMB\w*|EXPENSES?|MILEAGE|PER ?DIEM|TUITION|IMPUTED|GTL|GROUP TERM|NON ?CASH|MEMO|NON ?TAXABLE|CELL ?PHONE|PHONE ALLOW\w*|ADVANCE|EMPLOYER (PAID|CONTRIB\w*)|ER (401K|HSA|CONTRIB\w*)|LOAN)\b/,
  ],
  [
    'one_off',
    /\b(SEVERANCE|RETRO\w*|SIGN(ING)?[ -]?ON|SIGNING|RELOCATION|REFERRAL|(PTO|VACATION|SICK|LEAVE) (PAY ?OUT|CASH ?OUT|BUY ?BACK|SELL)|PAY ?OUT|AWARD|GIFT|SETTLEMENT|BACK PAY|STOCK|RSU|ESPP)\b/,
  ],
  ['overtime', /\b(OVER ?TIME|OT\d?|O\/T|DOUBLE ?TIME|DBL ?TIME|TIME AND A HALF|OVT)\b/],
  ['commission', /\b(COMMISSIONS?|COMM|DRAW)\b/],
  ['bonus', /\b(BONUS(ES)?|INCENTIVE|PROFIT SHAR\w*|PERFORMANCE PAY|SPIFF)\b/],
  ['tips', /\b(TIPS?|GRATUIT\w*|CASH TIPS)\b/],
  [
    'shift_differential',
    /\b(SHIFT|DIFF(ERENTIAL)?|PREMIUM|ON[ -]?CALL|STANDBY|HAZARD|HOLIDAY (WORKED|PREM\w*)|CALL ?BACK|WEEKEND)\b/,
  ],
  [
    'base',
    /\b(REG(ULAR)?|SALAR(Y|IED)|HOURLY|BASE|NORMAL|STANDARD|BASIC|STRAIGHT|HOLIDAYS?|VACATION|PTO|SICK|PERSONAL|BEREAVEMENT|JURY|PAID (TIME|LEAVE)|FLOATING|LEAVE|TRAINING|WAGES?|GROSS|PAY|EARNINGS|HOURS)\b/,
  ],
]

export function earningType(description: string): EarningType {
  const text = description.toUpperCase()
  return RULES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}

/** Whether a type of pay varies, so that it needs a history before it counts. */
export function isVariable(type: EarningType): boolean {
  return !['base', 'one_off', 'not_income'].includes(type)
}
