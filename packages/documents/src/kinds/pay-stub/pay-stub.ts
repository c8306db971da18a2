import type { Kind, Claim } from '../kind.ts'
import { checksOfValues, decidingFigures } from './checks/checks.ts'
import { STUB_RULES } from './explain.ts'
import { explainStubs, stubsOn } from './stubs.ts'
import { within } from '../../vocabulary/phrases.ts'
import { linesOf } from '../../layout/lines.ts'
import type { Page, Word } from '../../model/page.ts'
import { wordsWithFormFields } from '../../layout/words/form-fields.ts'
import { readPrintedAmount } from '../../entities/amount.ts'
import { stubFlow } from './read-stub.ts'
import { sectionOfHeading } from '../../tables/sections/section-rules.ts'
import { layoutOf } from '../../tables/regions/layout.ts'
import { plain } from '../../vocabulary/normalise.ts'

/** Pay stubs of any payroll: earnings, taxes and deductions of the period and of the year, and net pay. */
export const payStub: Kind = {
  documentType: 'pay_stub',
  equations: [
    'gross_minus_deductions_is_net',
    'ytd_gross_minus_deductions_is_net',
    'earnings_sum',
    'deductions_sum',
    'ytd_earnings_sum',
    'ytd_deductions_sum',
    'rate_times_hours',
  ],
  recognise,
  read: stubsOn,
  checksOfValues,
  decidingFigures,
  rules: STUB_RULES,
  explain: explainStubs,
}

type Sign = readonly [weight: number, pattern: RegExp]

/** Words that stubs print and other documents rarely do. Every stub has at least one of them. */
const ESSENTIAL: readonly Sign[] = [
  [
    0.35,
    within(`
      pay ?stub, payroll check stub, pay ?slip, earnings? statement, statement of earnings, pay statement, pay advice,
      earnings and (leave|deductions) statement, payroll (statement|advice|voucher), wage statement, pay warrant,
      leave and earnings
    `),
  ],
  [0.25, /\b((?<!adjusted )gross (pay|earnings|wages|income)|total (earnings|gross|pay|wages)|ytd gross)\b/],
  [0.3, /\b(net (pay|check|income|earnings|wages|compensation|amount of check)|take home( pay)?)\b/],
  [0.2, /\bgross\b.*\bnet\b/],
]
const USUAL: readonly Sign[] = [
  [0.2, /\b(pay (period|date|day)|period (ending|end|beginning)|check date|date paid|payment date)\b/],
  [0.15, /\b(ytd|year to date|total to date)\b/],
  [0.15, /\b(rate|hours|hrs)\b/],
  [0.15, /\b(deductions?|withholdings?|taxes withheld)\b/],
  [
    0.15,
    /\b(medicare|medi|fica|oasdi|social security tax|soc sec|federal (income )?(tax|withholding)|fed (income )?tax|fed w ?h)\b/,
  ],
]
/** Titles of other documents that use the same words. */
const OTHERS =
  /\b(wage and tax statement|schedule [a-f]\b|income tax return|adjusted gross income|form 1040|form w 2|form 1099|account summary|statement period|verification of employment|offer letter)\b/g
/** Balances of a bank account, unless the page lists leave balances. */
const BALANCES = /\b(beginning balance|ending balance)\b/g
const LEAVE = /\b(leave|vacation|sick|pto|time off|accruals?)\b/

/** With cents, or thousands of whole dollars. */
const AMOUNT = /\d[.,]\d{2}\b|\d \d{2}\b|\d,\d{3}\b(?!\.\d)/g

/** An amount on a stub that prints no cents. */
const WHOLE = /(?<!\S)\$?\d{3,6}(?!\S)/g
const FEWEST_WHOLE = 6
/** Minimum weight of a page whose amounts have no cents. */
const SURELY = 0.55

/** Highest score: more certain evidence of another kind outweighs any number of words. */
const MOST = 0.94
/** Minimum weight of a page that continues a stub. */
const CONTINUES = 0.3

function recognise(page: Page, toBeat = 0): Claim | null {
  if (toBeat >= MOST) return null
  const words = wordsWithFormFields(page)
  const lines = linesOf({ words }).map((line) => line.text)
  const text = lines.join(' ')
  const label = plain(text)
  if (!hasAmounts(text, label) || isPayHistory(lines)) return null
  const balances = LEAVE.test(label) ? [] : (label.match(BALANCES) ?? [])
  const others = 0.3 * new Set([...(label.match(OTHERS) ?? []), ...balances]).size
  const weight = weigh([...ESSENTIAL, ...USUAL], label)
  const score = Math.min(MOST, weight) - others
  if (weigh(ESSENTIAL, label) > 0) return score >= 0.5 ? { form: null, score, continuation: false } : null
  if (weight < CONTINUES || others > 0) return null
  // A page with all the usual words is a stub even if a poor scan lost its title and totals.
  const standsAlone = USUAL.every(([, sign]) => sign.test(label))
  return standsAlone || hasTableOfPay(page, words) ? { form: null, score: 0.55, continuation: !standsAlone } : null
}

function hasAmounts(text: string, label: string): boolean {
  if ((text.match(AMOUNT) ?? []).length >= 3) return true
  return (text.match(WHOLE) ?? []).length >= FEWEST_WHOLE && weigh(ESSENTIAL, label) >= SURELY
}

/** A list of paydays with the gross and net of each is not a stub. */
function isPayHistory(lines: readonly string[]): boolean {
  const amounts = (line: string) => (line.match(AMOUNT) ?? []).length
  const isHeading = (line: string) => amounts(line) === 0 && /\bgross\b.*\bnet\b/.test(plain(line))
  const isPayday = (line: string) =>
    /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}\b/.test(line) && amounts(line) >= 3 && endsInLess(line)
  return lines.some((line, i) => isHeading(line) && i + 3 < lines.length && lines.slice(i + 1, i + 4).every(isPayday))
}

/** The net is less than the gross before it. On a timesheet a day's pay is more than its hours. */
function endsInLess(line: string): boolean {
  const amounts = [...line.matchAll(/\d[\d,]*\.\d{2}\b/g)].flatMap(([text]) => readPrintedAmount(text)?.cents ?? [])
  return amounts.length > 0 && amounts.at(-1)! < amounts[0]!
}

const weigh = (signs: readonly Sign[], label: string) =>
  signs.reduce((sum, [points, sign]) => sum + (sign.test(label) ? points : 0), 0)

/** Whether the page has a table of earnings, taxes or deductions, as every stub does even if its totals are missing. */
function hasTableOfPay(page: Page, words: readonly Word[]): boolean {
  const flow = stubFlow([{ page, words }])
  const { headings, regions } = layoutOf(flow)
  return headings.some((heading, i) => {
    const { section } = sectionOfHeading(flow, heading, regions[i]!, headings)
    return section === 'earnings' || section === 'taxes' || section === 'deductions'
  })
}
