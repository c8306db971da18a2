import type { ColumnRole } from '../../../tables/columns.ts'
import { type GroupMeaning, isPeriod, type TableSchema } from '../../../tables/schema.ts'
import { withoutYear } from '../../../tables/header/heading.ts'
import { anyOf, whole } from '../../../vocabulary/phrases.ts'
import { FULL_MONTHS } from '../../../entities/date.ts'
import { remembered } from '../../../vocabulary/remembered.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { sectionOf } from './sections.ts'
import { EMPLOYER_NAMES, isTaxLine, isTotalLine, totalLabel } from './total.ts'

const HOURS = anyOf(`
  hours?, hrs, units?, qty, quantity, no ?units, hrs units, units hrs, hours units, hours (and|or) units, units or hours,
  time, h?h mm, number( of (hours|units))?
`)
const TO_DATE = anyOf(`
  cal ?ytd, fiscal ?ytd, (fy|fiscal|fiscal (yr|year)|cal|cal (yr|year)|calendar|calendar year) to date,
  (school|academic|contract)( yr| year)? (ytd|to date), fytd, cytd, (new|updated) ytd, season to date, ytd, year ?to ?date,
  yr to date, year todate, calendar ytd, calendar (yr|year), this (yr|year), total to date, to date, y t d
`)
const MONEY = anyOf(`
  amounts?, amt, totals?, earnings?, pay, dollars, gross, wages, deductions?, tax(es)?, deducted, withheld, contributions?
`)
const NOW = anyOf(`
  current, curr, cur, this period, this pay, this pay period, this (pay ?)?check,
  this (statement|settlement|advice|stub|pay ?stub|paycheck|payment|voucher|payroll|pay ?run|run|cycle), this week,
  this month, this deposit, current (pay )?(period|check|pay), per pay ?(period|check)
`)

/** Days and hours off. */
const LEAVE = anyOf(`
  earned, accrued, used, taken, available, remaining, adjusted, reduced, carry ?over, balance
`)

const ROLES: readonly [ColumnRole, RegExp][] = [
  [
    'employer',
    new RegExp(
      `^(${EMPLOYER_NAMES}|(county|city|town|state|school)(?= (paid|pays|contrib|share|portion|cost)))( (paid|pays?|contrib(utions?)?|share|portion|cost|match|amounts?|total))?( ${NOW}| ${TO_DATE})*( amounts?)?$`,
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
  return /^(desc(r[a-z]*)?|item|name|pay type|earning type|earnings? description|deduction description|type of pay)$/.test(
    plain(text),
  )
}

/** Headings over the accounts that received the net pay. */
export function isAccountHeading(text: string): boolean {
  return /^((bank|deposit) )?(account|acct|a c|routing|transit|bank)( (number|num|no|name|type|aba|ending))*$|^bank$/.test(
    plain(text),
  )
}

const WORK = whole(`
  customer, client, assignment, (work|job) ?site, job, project, phase, craft, craft class, classification, class, task
`)
const QUALIFIERS = whole(`
  (wage )?type, (pay |earn(ings?)? |job )?code, position, job title, title, dates?, start( date)?, end( date)?, from, to,
  basis of pay, filing status, status, dept, department, location, pre post, tax status, frequency, cost (code|type|center),
  trade, local, account( number)?, bank, routing( number)?, unit, shift, period, week, work date, pay date, memo, comments?,
  notes?
`)

const namesWork = (text: string) => WORK.test(plain(text))

/** "Dates worked" means the same as "Dates". */
export const isQualifierHeading = (text: string) =>
  namesWork(text) || QUALIFIERS.test(plain(text).replace(/ worked$/, ''))

function columnGroup(text: string): GroupMeaning | null {
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
  namesWork,
  headsAccounts: isAccountHeading,
  namesWages,
  isOfFiscalYear,
  section: sectionOf,
  total: totalLabel,
  isTotal: isTotalLine,
  isTax: isTaxLine,
}
