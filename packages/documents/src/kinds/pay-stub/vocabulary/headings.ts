import type { ColumnRole } from '../../../tables/columns.ts'
import { type ColumnGroup, isPeriod, type TableSchema, type Section } from '../../../tables/schema.ts'
import { withoutYear } from '../../../tables/header/heading.ts'
import { whole, within } from '../../../vocabulary/phrases.ts'
import { FULL_MONTHS } from '../../../entities/date.ts'
import { remembered } from '../../../vocabulary/remembered.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { isTaxLine, isTotalLine, totalLabel } from './total.ts'

const TAIL =
  '( (detail|details|description|type|breakdown|this period|current|item|items|code|and hours|and units|from gross|from net|information|withheld|deducted|you paid|statement))*'
const KIND_OF_DEDUCTION =
  '(employee|other|voluntary|misc|miscellaneous|pre tax|pretax|post tax|posttax|after tax|before tax|additional|current|benefit|benefits|insurance|section 125|cafeteria|retirement|involuntary|non tax|total|your|personal|company|medical|standard|mandatory)'
const KIND_OF_TAX =
  '(employee|statutory|payroll|government|current|mandatory|required|your|income|federal|state|local|and|total)'
const KIND_OF_EARNING =
  '(hours and|gross|employee|current|detail|unit pay|other|regular|total|your|taxable|non taxable|pay and|description of|statement of|rates and)'

const EMPLOYERS = within(`
  employer, (company|district|state|agency|government|school|county|city|university) (paid|share|portion|cost|contributions?),
  company (tax(es)?|benefits?|items), client paid, er (taxes|contributions|paid),
  paid by (the )?(government|agency|church|firm|company|contractor|employer|district|school|county|city|state|university|hospital)
`)

/** Names of the document itself. */
const DOCUMENT = /^(earnings?|pay(roll)?|wages?|salary|income) (statement|stub|slip|advice)$/

/** In order of precedence; the first match names the section. */
const SECTIONS: readonly [Section, RegExp][] = [
  ['employer', new RegExp(`${EMPLOYERS.source}(?!.*\\b(name|information|id|address)\\b)`)],
  ['leave', /\b(leave|accruals?|accrued|time off|pto|vacation|sick|absences?)\b/],
  [
    'distribution',
    /\b(distributions?|direct deposits?|deposits?|allocations?|payment (information|method|details?)|disbursements?|bank accounts?|net pay summary)\b/,
  ],
  [
    'information',
    within(`
      ^information$, other \\S+ and, important notes?, messages?, notes, memos?, (?<!non )taxable (wages|gross|earnings),
      tax(able)? (data|status|filing), filing status, withholding (status|information|elections?|setup), allowances,
      exemptions, wage (bases?|information), employee info(rmation)?, check information, personal (and check )?information,
      balances?
    `),
  ],
  // In a mixed list, each line is assigned separately.
  ['unknown', /^(earnings?|pay|gross)( and)? deductions?$/],
  ['adjustments', /^((net( pay)?|other) )?adjustments?( (to|from) net( pay)?)?$/],
  [
    'summary',
    /^(pay |payroll |stub |check |current |earnings |gross to net |paycheck |year to date |net pay |pay period )*(summary|totals|recap)( of (pay|earnings))?( (current|this period))?$|^gross to net$/,
  ],
  [
    'deductions',
    /\btax(es)?\b.*\bdeductions?\b(?<!(pre|post|after|before|non) tax(es)? deductions?)(?<!pretax deductions?)|\bdeductions?\b.*\b(taxes|withholdings?)\b/,
  ],
  [
    'taxes',
    new RegExp(
      `^(${KIND_OF_TAX} )*(tax(es)?|statutory|withholdings?|withheld|tax withholdings?|taxes withheld|statutory deductions?|withholding tax(es)?)${TAIL}$`,
    ),
  ],
  [
    'deductions',
    new RegExp(
      `^(deductions? )?(${KIND_OF_DEDUCTION} )*(deductions?|garnishments?|allotments?|contributions?|benefit deductions?|annuities|deductions? and (annuities|contributions|benefits|adjustments)|other)( and annuities)?${TAIL}$`,
    ),
  ],
  [
    'deductions',
    /^(less|pre ?tax|post ?tax|after ?tax|before ?tax|voluntary|employee benefits|pre tax benefits|post tax benefits|deductions? statutory other)$/,
  ],
  [
    'earnings',
    /^(plus|add)$|\breimbursements?$|^reimb(ursements?)?( and)? other payments$|^non ?taxable( (items|payments|additions))?$/,
  ],
  [
    'earnings',
    new RegExp(`^(${KIND_OF_EARNING} )*(earnings?|income|wages|pay|compensation|salary|entitlements|payments)${TAIL}$`),
  ],
  [
    'earnings',
    /^(hours( and)? earnings|(work|services) performed|earnings and hours|earnings hours|salary and wages|wages and salary|additional (pay|earnings))$/,
  ],
  ['taxes', /^deductions? statutory$/],
  ['deductions', /^deductions? (and )?tax(es)?$/],
  ['unknown', /^deferred$/],
  // Even if little of "deductions" is legible: the next heading may touch it.
  ['deductions', /^(pre|post) ?tax and (pre|post) ?tax( \S+)?$/],
  // Whatever kinds are named before it: "Benefits and other deductions", "Pre-tax and post-tax deductions".
  ['deductions', /^(?!total ).* deductions$/],
]

/** The section that a heading opens, or null if the text is not a heading. */
export const sectionOf = remembered((text: string): Section | null => {
  const label = plain(withoutAside(text)).replace(/^(less|plus|add|minus) /, '')
  if (label === '' || label.split(' ').length > 7 || DOCUMENT.test(label)) return null
  if (/\((company|employer)( paid)?\)$/i.test(text.trim())) return 'employer'
  return SECTIONS.find(([, pattern]) => pattern.test(label))?.[0] ?? null
})

/** "(continued)", "(not included in wages)" */
const withoutAside = (text: string) => text.replace(/\s*\([^()]*\)$/, '').replace(/,? cont(inued|'?d|\.)?$/i, '')

const HOURS =
  '(hours?|hrs|units?|qty|quantity|no ?units|hrs units|units hrs|hours units|hours (and|or) units|units or hours|time|h?h mm)'
const TO_DATE =
  '(cal ?ytd|fiscal ?ytd|(fy|fiscal|fiscal (yr|year)|cal|cal (yr|year)|calendar|calendar year) to date|(school|academic|contract)( yr| year)? (ytd|to date)|fytd|cytd|(new|updated) ytd|season to date|ytd|year ?to ?date|yr to date|year todate|calendar ytd|calendar (yr|year)|total to date|to date|y t d)'
const MONEY =
  '(amounts?|amt|total|totals|earnings?|pay|dollars|gross|wages|deductions?|tax(es)?|deducted|withheld|contributions?)'
const NOW =
  '(current|curr|cur|this period|this pay|this pay period|this (pay ?)?check|this (statement|settlement|advice|stub|pay ?stub|paycheck|payment|voucher|payroll|pay ?run|run|cycle)|this week|this month|this deposit|current (pay )?(period|check|pay)|per pay ?(period|check))'

/** Days and hours off. */
const LEAVE = '(earned|accrued|used|taken|available|remaining|adjusted|reduced|carry ?over|balance)'

const ROLES: readonly [ColumnRole, RegExp][] = [
  [
    'employer',
    new RegExp(
      `^(employer|emplr|company|er|co|dist|district|agency|church|board|firm|govt|government|university|hospital)( (paid|contrib(utions?)?|share|amounts?|total))?( ${NOW}| ${TO_DATE})*( amounts?)?$`,
    ),
  ],
  ['other', new RegExp(`^(adj|adjusted|adjustment) ${HOURS}$`)],
  ['ytd_hours', new RegExp(`^(${TO_DATE} ${HOURS}|${HOURS} ${TO_DATE})$`)],
  ['ytd', new RegExp(`^((employee|ee) )?(${MONEY} )?${TO_DATE}( ${MONEY})?$`)],
  ['hours', new RegExp(`^(${NOW} |total |reg |pay )?${HOURS}( worked| paid| days)?( ${NOW}| pp)?$`)],
  [
    'rate',
    /^(pay |hourly |base |current |pay period |hr |piece |unit )?rate( of pay| per hour| hr| hr rate| per (piece|unit))?$/,
  ],
  [
    'other',
    new RegExp(
      `^(${NOW}|${TO_DATE}) (taxable|subject)( wages| gross| earnings| amount)?$|^(taxable|subject) (${NOW}|${TO_DATE})$`,
    ),
  ],
  [
    'other',
    whole(`
      based on, basis, subject( wages)?, taxable( wages| amount| gross| earnings)?, gross wages, wage base, taxed on, mtd, qtd,
      month to date, quarter to date, (prior|last|previous)( period| ytd| pay period)?, max, limit, goal,
      (beginning|ending|start|end|current|available) balance
    `),
  ],
  ['other', new RegExp(`^((${NOW}|${TO_DATE}|plan year|year) )?${LEAVE}( (${NOW}|${TO_DATE}))?$`)],
  ['current', new RegExp(`^((employee|ee) )?(${NOW}( ${MONEY})?|${MONEY} ${NOW}|(pay )?period ${MONEY})$`)],
]

/** Words that head the column of this period's amounts if nothing more certain does, the likeliest first. */
const WEAK_CURRENT =
  'amount, amounts, amt, total, earnings, pay, dollars, gross, wages, deducted, withheld, period, pay period, paid'.split(
    ', ',
  )

export const columnRole = remembered((text: string): ColumnRole | null => {
  // A currency sign alone heads the column of its amounts. OCR may read it twice.
  if (/^\(?S?\$\)?$/.test(text.trim())) return 'current'
  const label = withoutYear(plain(text))
  return ROLES.find(([, pattern]) => pattern.test(label))?.[0] ?? (isYearSoFar(label) ? 'ytd' : null)
})

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "Ten months to October 31, 2026" is the calendar year; "three months to October 31" is not. */
function isYearSoFar(label: string): boolean {
  const [, count = '', month = ''] = /^([a-z]+) months? (?:to|ended|ending|through) ([a-z]+)\b/.exec(label) ?? []
  return month !== '' && COUNTS.indexOf(count) === FULL_MONTHS.split('|').indexOf(month)
}

/** "Current Wages", "YTD Taxable": beside "Current" or "YTD", these are the wages on which a tax is based. */
const namesWages = (text: string) => /\b(wages?|taxable|gross|subject|earnings)\b/.test(plain(text))

/** An employer's year, as of schools. Beside the calendar year, it is not the year used for income. */
const isOfFiscalYear = (text: string) => /\b(fy|fytd|fiscal|school|academic|contract)\b/.test(plain(text))

/** How likely a heading like "Amount" or "Total" heads this period's amounts: 0 is likeliest, null means not at all. */
function weakCurrentRank(text: string): number | null {
  const rank = WEAK_CURRENT.indexOf(plain(text))
  return rank < 0 ? null : rank
}

/** "Amount" is not part of a line's name, as "Pay" and "Earnings" are. */
const headsAmounts = (text: string) => /^(amounts?|amt)$/.test(plain(text))

/** Headings of columns of words. The line's name comes first, qualifiers after it. */
function isDescriptionHeading(text: string): boolean {
  return /^(description|desc|item|name|pay type|earning type|earnings? description|deduction description|type of pay)$/.test(
    plain(text),
  )
}

/** Headings over the accounts that received the net pay. */
export function isAccountHeading(text: string): boolean {
  return /^((bank|deposit) )?(account|acct|a c|routing|transit|bank)( (number|num|no|name|type|aba|ending))*$|^bank$/.test(
    plain(text),
  )
}

const QUALIFIERS = whole(`
  type, (pay |earn(ings?)? |job )?code, position, job( title)?, title, dates?, start( date)?, end( date)?, from, to,
  basis of pay, filing status, status, dept, department, location, pre post, tax status, frequency, job, project, phase, craft,
  craft class, classification, cost (code|type|center), task, trade, local, account( number)?, bank, routing( number)?, unit,
  class, shift, period, week, work date, pay date, memo, comments?, notes?
`)

/** "Dates worked" means the same as "Dates". */
export const isQualifierHeading = (text: string) => QUALIFIERS.test(plain(text).replace(/ worked$/, ''))

function columnGroup(text: string): ColumnGroup | null {
  const role = columnRole(text)
  if (isPeriod(role)) return role
  const party =
    /^(?:paid by )?(?:(employee|ee|your?)|(employer|er|company|we))( (paid|pays?|amounts?|contributions?|taxes|deductions|share|portion|cost))?$/.exec(
      plain(text),
    )
  return party ? (party[1] ? 'employee' : 'employer') : null
}

/** The vocabulary of a stub's tables. */
export const STUB_TABLES: TableSchema = {
  role: columnRole,
  weakRank: weakCurrentRank,
  group: columnGroup,
  headsAmounts,
  headsNames: isDescriptionHeading,
  qualifies: isQualifierHeading,
  headsAccounts: isAccountHeading,
  namesWages,
  isOfFiscalYear,
  section: sectionOf,
  total: totalLabel,
  isTotal: isTotalLine,
  isTax: isTaxLine,
}
