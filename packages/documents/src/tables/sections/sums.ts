import { blankBetween } from '../../layout/geometry.ts'
import { absolute } from '@income/shared'
import { plain } from '../../vocabulary/normalise.ts'
import {
  isPeriod,
  PERIODS,
  type ReadText,
  type Said,
  type TableLine,
  type TablePhrase,
  type TotalName,
} from '../schema.ts'
import type { Row } from '../rows/row.ts'
import { type LineItem, sumOfSection, centsIn, sumIn } from '../rows/line-item.ts'
import { left } from '../../model/page.ts'
import { lineOf } from '../../layout/lines.ts'
import { type Flow, lineWith } from '../../layout/flow.ts'
import { anyOf } from '../../vocabulary/phrases.ts'

/**
 * Distinguishes sums from lines where the name does not. A line that adds up those above it under another name than
 * "Total" ("Employee Taxes 1,210.45") is a sum. A line whose name OCR lost, and that does not equal the lines above it,
 * is a line.
 */
export function markSums(lines: readonly LineItem[], read: ReadText): LineItem[] {
  const marked = lines.reduce<LineItem[]>((before, line) => [...before, mark(line, linesAbove(before, line))], [])
  return isSummary(marked, read) ? marked.map((line) => (line.total ? line : { ...line, total: GROSS })) : marked
}

const GROSS = { name: 'gross_pay', period: null, sure: false } as const

/** "Earnings, Deductions, Taxes, Net pay" under no title of a summary: all but the first are sums by their names. */
function isSummary([first, ...others]: readonly LineItem[], read: ReadText): boolean {
  const sums = others.map(({ total }) => total?.name)
  const isOfEarnings = first?.section === 'unknown' && read(first.description).section === 'earnings'
  const isNamed = sums.length > 1 && !sums.includes(undefined)
  return isOfEarnings && isNamed && sums.includes('net_pay') && !sums.includes('gross_pay')
}

function mark(line: LineItem, above: readonly LineItem[]): LineItem {
  if (isOfAllEarnings(line, above)) return { ...line, total: GROSS }
  if (line.total) return hasLostName(line) && !isSum(line, above) ? { ...line, total: null } : line
  const named = above.length > 0 && plain(line.description) === plain(line.sectionTitle)
  return named || (above.length > 1 && isSum(line, above)) ? { ...line, total: sumOfSection(line.section) } : line
}

/** Nothing but its title names the amounts of a summary: "NET PAY  THIS PERIOD  YTD / 1,247.79  40,285.12". */
const hasLostName = (line: LineItem) => line.description === '' && line.section !== 'summary' && isReadByOcr(line)

/** "TOTAL EARNINC" in a photograph: a total of which OCR lost the name, equal to the earnings above it. */
function isOfAllEarnings(line: LineItem, above: readonly LineItem[]): boolean {
  const isNameless = line.total?.name === 'partial' && isReadByOcr(line)
  return isNameless && line.section === 'earnings' && above.length > 1 && isSum(line, above)
}

/** The lines of the same section since its last total. */
function linesAbove(lines: readonly LineItem[], line: LineItem): LineItem[] {
  const last = lines.findLastIndex((other) => other.total !== null || other.section !== line.section)
  return lines.slice(last + 1)
}

/** In every column with amounts, and not because they are zero. */
function isSum({ values }: LineItem, above: readonly LineItem[]): boolean {
  const sums = PERIODS.flatMap((column) => {
    const cents = values[column]?.amount?.cents
    return cents === undefined ? [] : [[cents, sumIn(above, column)] as const]
  })
  return sums.every(([cents, total]) => cents === total) && sums.some(([cents]) => cents !== 0n)
}

const isReadByOcr = ({ values }: LineItem) =>
  Object.values(values).some((figure) => figure.words.some((word) => word.confidence < 1))

/** Whether a row is a section's heading with its sum: "Taxes 902.09", above the taxes it consists of. */
export function isLeadingSum(rows: readonly Row[], index: number): boolean {
  const { values } = rows[index]!
  const printed = PERIODS.filter((column) => values[column]?.amount)
  const isNothing = printed.every((column) => values[column]!.amount!.cents === 0n)
  if (isNothing || values.rate || !said(rows[index]!)?.holdsMoney) return false
  // Gross pay may also be followed by taxes, deductions and net pay, which add up to it.
  if (namesPay(rows[index]!)) return isSumOfFirst(rows, index)
  const end = rows.findIndex((row, i) => i > index && namesPay(row))
  if (isCounted(rows, index)) return false
  const below = rows.slice(index + 1, end < 0 ? undefined : end).filter((row) => row.values.current ?? row.values.ytd)
  return below.some((row, i) => {
    // "Federal Income Tax 214.08" over "Total taxes 214.08" is the one line of its table.
    if (i === 0 && (row.name.length === 0 || totalOf(row) !== undefined || isOneTax(rows[index]!))) return false
    return printed.every((column) => {
      return sumIn(below.slice(0, i + 1), column) === values[column]!.amount!.cents
    })
  })
}

/** "Taxes 214.08" is the sum of one line below; "Federal Income Tax 19.97" over "CA State Tax 19.97" is a line of its own. */
const isOneTax = (row: Row) => endsEarnings(row) && !/s$/.test(plain(lineOf(row.name).text))

/** A row that is part of its table's total is a line, though others below it may happen to add up to it. */
function isCounted(rows: readonly Row[], index: number): boolean {
  const last = rows.findIndex((row, i) => i > index && isTotal(row))
  const first = rows.findLastIndex((row, i) => i < index && isTotal(row)) + 1
  if (last < 0) return false
  return PERIODS.every((column) => {
    const total = rows[last]!.values[column]?.amount?.cents
    return total !== undefined && absolute(sumIn(rows.slice(first, last), column)) === absolute(total)
  })
}

const isTotal = (row: Row) => totalOf(row) !== undefined

/** "Gross pay" over the earnings: no line is above it, and those below, up to another section, add up to it. */
function isSumOfFirst(rows: readonly Row[], index: number): boolean {
  const hasMoney = ({ values }: Row) => PERIODS.some((column) => values[column]?.amount)
  const end = rows.findIndex((row, i) => i > index && endsEarnings(row))
  const below = rows.slice(index + 1, Math.max(0, end)).filter(hasMoney)
  if (rows.slice(0, index).some(hasMoney) || below.length === 0) return false
  const { values } = rows[index]!
  return PERIODS.every((column) => sumIn(below, column) === centsIn({ values }, column))
}

function endsEarnings(row: Row): boolean {
  const section = said(row)?.section
  return section === 'taxes' || section === 'deductions'
}

function namesPay(row: Row): boolean {
  const label = totalOf(row)
  return label === 'gross_pay' || label === 'net_pay'
}

const totalOf = (row: Row): TotalName | undefined => said(row)?.total?.name

const said = ({ name, read }: Row) => (name.length > 0 ? read(lineOf(name).text) : null)

/** Labels with their amounts below them: "YTD Gross, YTD Deductions, Net Pay". No table continues after such a line. */
export const isLabelGrid = ({ figures, phrases }: TableLine) => figures.length === 0 && namesTotals(phrases)

/** "Gross Pay 812.50 Deductions 96.25 Net Pay 716.25", "Net Pay This Check 716.25 YTD 9,750.00": no row of a table. */
export function isLineOfTotals({ figures, labels }: TableLine): boolean {
  if (labels.length < 2 || figures.length < 2) return false
  // "43:30  995.50  38,544.00  Taxes  Current  YTD Amount": the sum of one table beside the headings of the next.
  const isBehind = left(figures.at(-1)!) > left(labels.at(-1)!)
  return isBehind && (namesItsPeriods(labels) || namesOnlyTotals(labels))
}

const namesOnlyTotals = (labels: readonly TablePhrase[]) =>
  labels.length > 2 && labels.every(({ says }) => says.total?.sure) && namesTotals(labels)

function namesTotals(phrases: readonly TablePhrase[]): boolean {
  if (phrases.length < 2) return false
  // Beside "Rate", "Amount", "Current" or "YTD" alone, "Gross Earnings" and "Tax Deductions" are titles of tables.
  if (phrases.some(({ says }) => says.total === null && headsMoney(says))) return false
  const names = phrases.flatMap((phrase) => phrase.says.total?.name ?? [])
  return names.length >= 2 && names.some((name) => name === 'gross_pay' || name === 'net_pay')
}

/** Net pay may name one period; "Gross Pay 812.50 YTD 9,750.00" may be a row of a table with such rows. */
function namesItsPeriods([label, ...periods]: readonly TablePhrase[]): boolean {
  const total = label!.says.total
  const roles = periods.map(({ says }) => says.role)
  const enough = periods.length >= (total?.name === 'net_pay' ? 1 : 2)
  return enough && total?.sure === true && roles.every((role) => isPeriod(role ?? null))
}

const headsMoney = ({ role, headsAmounts }: Said) => isPeriod(role) || role === 'rate' || headsAmounts

/** "* Paid by the hospital; not deducted from your pay", "*Employer contribution" at the foot of a table. */
const NOTE = new RegExp(
  `^(\\*{1,3}|†|‡) ?(?:(?:=|-|–|:|denotes|indicates|means) ?)?(?:an? )?${anyOf(`
    paid by (?!(?:the )?employee|you\\b), (?:amounts? )?not deducted, not (?:a deduction|taken) from,
    (?:employer|company|agency|district)[ -](?:paid|contributions?|share|cost|provided|portion)
  `)}`,
  'i',
)

/** Lines with a mark are the employer's, wherever they are, if the mark's note says that the employer pays them. */
export function withMarkedLines(tables: readonly LineItem[][], flow: Flow): LineItem[][] {
  const marks = flow.lines.flatMap(({ text }) => NOTE.exec(text)?.[1] ?? [])
  if (marks.length === 0) return tables.map((lines) => [...lines])
  return tables.map((lines) =>
    lines.map((line) => {
      const mark = markOf(line, flow)
      return mark && marks.includes(mark) ? { ...line, section: 'employer' as const, total: null } : line
    }),
  )
}

/** The mark at the end of a line's name, as part of its last word or directly after it. */
function markOf({ name }: LineItem, flow: Flow): string | null {
  const last = name.at(-1)
  if (!last) return null
  const words = lineWith(flow, last)?.words ?? []
  const next = words[words.indexOf(last) + 1]
  const behind = next && blankBetween(last, next) < flow.em ? next.text : ''
  return /(?<=[^*†‡])(\*{1,3}|†|‡)$/.exec(last.text)?.[1] ?? /^(\*{1,3}|†|‡)$/.exec(behind)?.[1] ?? null
}
