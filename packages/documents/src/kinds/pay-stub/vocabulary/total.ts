import { whole, either, within } from '../../../vocabulary/phrases.ts'
import { remembered } from '../../../vocabulary/remembered.ts'
import type { Period, TotalLabel, TotalName } from '../../../tables/schema.ts'
import { plain } from '../../../vocabulary/normalise.ts'

const YTD = /\b(ytd|year to date|yr to date|to date)\b/
const NOW = /\b(current|this (pay )?period|this check|this pay|this week|this month)\b/

const NET =
  'pay|income|earnings?|wages|compensation|check|amount|amt|take home|payment|payout|settlement|salary|paid|pay amount|pay total'

const SURE: readonly [TotalName, RegExp][] = [
  [
    'gross_pay',
    whole(`
      (total )?gross( (pay|earnings?|wages|income|salary|amount|compensation|settlement|package))?,
      tot(al)? ((hours (and )?)?(gross( pay| earnings| wages)?|earnings)|pay|income|wages|compensation|ent(itlements?)?),
      (earnings|pay|income|wages) totals?, (remarks )?ytd entitle(ments?)?
    `),
  ],
  [
    'net_pay',
    whole(`
      (total )?net( (${NET}))?( paid| payable| deposited| to employee| of (check|cheque))?, net to [a-z]{4}[a-z]*,
      (total )?take home( pay)?( net( pay)?)?, net pay take home( pay)?, (check|deposit|payment) amount net( (pay|check))?
    `),
  ],
  [
    'total_deductions',
    whole(`
      (total|all|tot) (employee |personal )?(ded|deductions?( and taxes)?|taxes( and)? (deductions?|adjustments)|withholdings?( and deductions?)?|taxes and withholdings?|tax and deductions?),
      (all )?deductions? totals?, (taxes|tax) and deductions?, (total|amount) (withheld|taken out)( and deducted)?, taxes deductions?,
      (employee )?(total )?deductions? and (taxes|withholdings?), deductions?, (taxes|withholdings?) and deductions?
    `),
  ],
  [
    'total_taxes',
    /^(total )?(employee )?(taxes|withholdings?|tax|taxes withheld|statutory deductions?|tax deductions?)( withheld| totals?)?$/,
  ],
]
const STAND_INS: readonly [TotalName, RegExp][] = [
  ['gross_pay', /^sub ?total (earnings|pay|wages)$/],
  [
    'net_pay',
    whole(`
      (check|payment|deposit|paycheck|direct deposit|cheque) (amount|total|net), (total|net) (direct )?deposits?,
      amount (paid|of (check|deposit)), total (payment|net check|paid), pay this amount, this amount
    `),
  ],
]
const PARTS: readonly [TotalName, RegExp][] = [['partial', /^(total|sub ?total)s?\b|\bsub ?totals?$/]]

/** A payroll's code for the line: "/560 Net payment", "9101 Net pay". */
const CODE = /^(?=[a-z]*\d)[a-z\d]{3,5} (?=(total )?(gross|net)\b)/

/** Whose total it is: "Your net pay", "Employee gross". */
const WHOSE = /^(your|employees?) (?=(total )?(gross|net|take home)\b)/

/** The total that a label names, or null if the text is not a total. */
export const totalLabel = remembered((text: string): TotalLabel | null => {
  const label = plain(text).replace(CODE, '').replace(WHOSE, '')
  const period: Period | null = YTD.test(label) ? 'ytd' : NOW.test(label) ? 'current' : null
  const bare = label
    .replace(YTD, ' ')
    .replace(NOW, ' ')
    .replace(/^amount | amount$/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [names, sure] of [
    [SURE, true],
    [STAND_INS, false],
    [PARTS, true],
  ] as const) {
    const found = names.find(([, pattern]) => pattern.test(bare)) ?? names.find(([, pattern]) => pattern.test(label))
    if (found) return { name: found[0], period, sure }
  }
  return null
})

/** A line that sums up others, whatever they are. */
export function isTotalLine(text: string): boolean {
  const label = plain(text)
  return (
    /^(sub ?totals?|totals?|grand total)\b|\b(sub ?)?totals?$/.test(label) ||
    /^(gross|net) (pay|earnings|wages|income|check|amount|salary)\b/.test(label)
  )
}

const TAX = either(
  within(`
    tax(es)?, federal, fed, fit, fitw, fwt, fica, oasdi, social security, soc ?sec, ss(ec)?, medicare, medi, mcare,
    withholding, w h, wh, swt, sit, lit, sdi, sui, suta, vdi, pfl, fli, pfml, mctmt, lst, opt, ppt, eit, casdi, cpp, ei,
    withheld, ca state, income tx, ui, hc wd, wf swf
  `),
  /^(state|city|local|county|med|ss|sswt)$|^[a-z]{2} (state|local|city|income|disability|withholding|sit|paid family)\b/,
)
/** Words that make a line a deduction although it names a tax ("pre-tax medical") or nothing at all. */
const DEDUCTION = within(`
  (401|403|457)[a-z]?, ira, roth, pension, retirement, retire, medical, dental, vision, health, hsa, fsa, insurance, ins,
  life, ltd, std, union, dues, garnish(ment)?, child support, levy, loan, advance, parking, transit, commuter, espp, stock,
  bond, charity, united way, uniform, meals?, deductions?, held, tsa, contribution, pre ?tax, post ?tax, after ?tax,
  accident, critical illness, legal, cafeteria, 125, strs, pers
`)
const TAX_FOR_CERTAIN =
  /\b(income tax|withholding|tax withheld|payroll tax|(federal|state|local|city|county|medicare|security|insurance|income|withholding|employee) tax|tax$)/
/** What stubs call the employer beside what it pays. */
export const EMPLOYER_NAMES =
  'employer|emplr|company|co|er|firm|church|district|dist|board|agency|government|govt|university|hospital'
const EMPLOYER = either(
  // "CO Paid Family Leave" is a tax of Colorado.
  new RegExp(
    `\\b(${EMPLOYER_NAMES}) (paid(?! (fam|leave|sick|med\\w* leave))|pays?|contrib\\w*|share|portion|cost|match)\\b`,
  ),
  /\b(employer|company|er)\b.*\b(match|paid|contrib\w*|share|cost|portion|401 ?k|hsa|health|medical|retirement|fica|medicare|social security|futa|suta)\b/,
  /\b(match|matching|futa|employer|er contrib\w*)\b|\(er\)| er$/,
)
const DISTRIBUTION = either(
  /^(direct dep(osit)?|dir dep|net direct deposit|pay ?card|checking|savings|chkg|svgs|acct|account|deposit)( (checking|savings|account|acct|net|deposit|amount|amt|ending|in))*( ?[x\d]+)*$/,
  /^(net check|check amount|amount of check|net pay|net deposit|check$)/,
)
const INFORMATION = either(
  /\btaxable (wages?|gross|income|earnings|pay|amount|comp\w*)\b|^taxable\b(?! benefit)|\bnon ?taxable (wages|gross)\b/,
  /\b(fed|federal|state|fica|fit|ss|oasdi|medicare|your) taxable\b/,
  /\b(wages subject|subject wages|fed(eral)? wages|your federal|w2 wages|hours worked|total hours|deferred wages|aeic)\b|^(ytd|year to date)$/,
  // Time off that is left: "Sick Hrs Avail".
  /\b(sick|vacation|vac|pto|leave|holiday|personal|comp( time)?|hours|hrs)( time| hours| hrs)* (avail(able)?|bal(ance)?|remaining)\b/,
)
const IMPUTED =
  /\b(gtl|group term life|imputed|non ?cash|fringe|taxable benefit|memo|personal use|domestic partner|reported tips?|cash tips|tip credit)\b/
/** Reimbursements; "Mileage pay" is what a driver earns by the mile. */
const REIMBURSED =
  /\b(reimb|reimburse(ment)?s?|expense|expenses|per diem|subsistence|mileage(?! (pay|earnings))|non ?tax(able)?|stipend)\b/

export function isTaxLine(description: string): boolean {
  // "Per diem (non-tax)" is not taxed.
  const label = plain(description).replace(/\bnon ?tax(able)?\b/g, '')
  if (TAX_FOR_CERTAIN.test(label) && !/\b(pre|post|after|before) tax\b/.test(label)) return true
  return TAX.test(label) && !DEDUCTION.test(label)
}

/** "Less: escrow deposit" names itself as a deduction. */
export const isSubtracted = (description: string) => /^(less|minus) /.test(plain(description))

/** Names that no earning has, wherever it is printed. */
export const isNothingButTax = (description: string) =>
  /\b(federal|state|local|city) (income )?(tax|withholding)$|\bincome tax$|\bmedicare tax$|\bsocial security( tax)?$/.test(
    plain(description),
  )

export const isDeductionLine = (description: string) => DEDUCTION.test(plain(description))
/** What the employer pays on top of the wage: neither part of the employee's pay nor a deduction from it. */
export const isEmployerLine = (description: string) => EMPLOYER.test(plain(description))
/** What the employer adds to the employee's savings: never an earning, as its share of the insurance may be. */
export const isMatchLine = (description: string) => /\bmatch(ing)?\b/.test(plain(description))
/** The accounts that received the net pay: money already counted. */
export const isDistributionLine = (description: string) => DISTRIBUTION.test(plain(description))
export const isInformationLine = (description: string) => INFORMATION.test(plain(description))
/** Value that is taxed but not paid out. */
export const isImputedLine = (description: string) => IMPUTED.test(plain(description))
/** Money paid out that is not a wage; some employers leave it out of the gross. */
export const isReimbursedLine = (description: string) => REIMBURSED.test(plain(description))
export const isSocialSecurityLine = (description: string) =>
  /\b(social security|soc ?sec|oasdi|ss|ssec|fica ss|fica oasdi|ss ee|fica)\b/.test(plain(description)) &&
  !isMedicareLine(description)
/** "FICA" alone is social security if there is a line for Medicare, else both taxes. */
export const namesBothTaxes = (description: string) => /^(employee )?fica( tax(es)?| ee)?$/.test(plain(description))
export const isMedicareLine = (description: string) =>
  /\b(medicare|medi|mcare|fica med|med ee|fica hi)\b/.test(plain(description))
