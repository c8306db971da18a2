import { runsWhere } from '../../../model/runs.ts'
import { sumCents } from '@income/shared'
import { firstAnswer, type OnRule, type NamedRule } from '../../../model/pass.ts'
import type { LineItem } from '../../../tables/rows/line-item.ts'
import { currentNets, type TotalCandidate } from '../../../tables/totals/candidate.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { resembles } from '../../../vocabulary/spelling.ts'
import { isEmployerLine, isTotalLine } from '../vocabulary/total.ts'
import { moneyLines } from './money-lines.ts'
import { earnings, paidOut, sumOf, withheld, type MoneyLine, taken } from './money-line.ts'

type Lines = readonly MoneyLine[]

/** An interpretation of a stub's lines that its tables do not determine. */
interface LineReading extends NamedRule {
  /** The reinterpreted lines, the likeliest first. */
  readings: (lines: Lines, tables: readonly LineItem[][], read: (tables: readonly LineItem[][]) => Lines) => Lines[]
}

/** The net decides: an interpretation is accepted if the lines add up to the net with it, but not without it. */
export const LINE_READINGS: readonly LineReading[] = [
  {
    name: 'remarks below the sum of a table',
    example: 'Total 900.00 / Taxable wages 850.00',
    readings: (_, tables, read) => [read(tables.map(upToSum))],
  },
  {
    name: 'taxes in one line',
    example: 'Taxes 381.22',
    readings: (lines, tables, read) =>
      lines.some(({ kind }) => kind === 'tax') ? [] : [read(tables.map(withTaxesInOne))],
  },
  {
    name: 'line printed twice',
    example: 'Regular 900.00 / Regular 900.00',
    readings: (lines) => [lines.filter((line, i) => !isAgain(line, i, lines))],
  },
  {
    name: 'breakdown of a line',
    example: 'Load 1 400.00 / Load 2 500.00 / Mileage pay 900.00',
    readings: withoutBreakdowns,
  },
  {
    name: 'taxes and deductions among the earnings',
    example: 'Earnings / Regular 900.00 / FICA 68.85',
    readings: (lines) => [lines.map((line) => ({ ...line, kind: taken(line.description) ?? line.kind }))],
  },
  {
    name: 'benefits that are not part of the pay',
    example: 'Other Benefits / Group Term Life 4.10',
    readings: (lines) =>
      [...new Set(withheld(lines).map(({ section }) => section))].map((title) =>
        lines.filter(({ kind, section }) => kind === 'earning' || section !== title),
      ),
  },
  {
    name: 'tables that lost their titles',
    example: 'Description  Current  YTD / Union Dues 24.87',
    readings: (_, tables, read) => withTitlesRestored(tables).map(read),
  },
  {
    name: "employer's cost among the earnings",
    example: 'ER cost of health 210.00',
    readings: (lines) => [lines.filter(({ kind, description }) => kind !== 'earning' || !isEmployerLine(description))],
  },
]

/** The lines of a stub's tables, reinterpreted if they do not add up to the net as read but do so otherwise. */
export function linesOf(
  tables: readonly LineItem[][],
  totals: readonly TotalCandidate[],
  onRule?: OnRule,
): readonly MoneyLine[] {
  const read = (some: readonly LineItem[][]) => withEarningsTakenBack(moneyLines(some), totals)
  const nets = currentNets(totals)
  const leadToNet = (lines: Lines) => nets.includes(paidOut(lines))
  const lines = read(tables)
  if (leadToNet(lines)) return lines
  return firstAnswer(LINE_READINGS, ({ readings }) => readings(lines, tables, read).find(leadToNet), onRule) ?? lines
}

/** "Advance recovery -150.00" among the earnings reverses one if they add up to the gross only with it. */
function withEarningsTakenBack(lines: Lines, totals: readonly TotalCandidate[]): Lines {
  const titles = new Set(earnings(lines).map(({ section }) => section))
  const printed = ({ figures }: MoneyLine) => figures.current?.amount ?? figures.ytd?.amount
  const isTakenBack = (line: MoneyLine) =>
    line.kind === 'deduction' && titles.has(line.section) && printed(line)?.sign === 'minus'
  const changed = lines.map((line) => (isTakenBack(line) ? asEarning(line) : line))
  const makeGross = (some: Lines) => {
    const earned = sumOf(earnings(some), 'current')
    return totals.some(({ name, period, cents }) => name === 'gross_pay' && period === 'current' && cents === earned)
  }
  return lines.some(isTakenBack) && !makeGross(lines) && makeGross(changed) ? changed : lines
}

function asEarning(line: MoneyLine): MoneyLine {
  const { current, ytd } = line.figures
  return { ...line, kind: 'earning', current: current?.amount?.cents ?? null, ytd: ytd?.amount?.cents ?? null }
}

/** Below the sum of a table, a military stub has remarks about taxable wages and leave. */
function upToSum(lines: LineItem[]): LineItem[] {
  const sum = lines.findIndex(({ total, values }) => total !== null && values.current !== undefined)
  return sum < 0 ? lines : lines.slice(0, sum + 1)
}

/** OCR loses titles in shaded boxes: such tables hold deductions, but one of them may hold what the employer pays. */
function withTitlesRestored(tables: readonly LineItem[][]): LineItem[][][] {
  const isUntitled = ({ section, total }: LineItem) =>
    section === 'unknown' && (total === null || total.name === 'partial')
  const untitled = tables.filter((lines) => lines.length > 0 && lines.every(isUntitled))
  const asDeductions = (lines: readonly LineItem[]) =>
    lines.map((line) => ({ ...line, section: 'deductions' as const }))
  return [null, ...untitled].map((employers) =>
    tables
      .filter((lines) => lines !== employers)
      .map((lines) => (untitled.includes(lines) ? asDeductions(lines) : lines)),
  )
}

/** "Taxes 381.22" is not a sum if no tax is itemised. */
function withTaxesInOne(lines: LineItem[]): LineItem[] {
  return lines.map((line) => {
    const isSum = line.total?.name !== 'total_taxes' || line.description === '' || isTotalLine(line.description)
    return isSum ? line : { ...line, total: null }
  })
}

/** Repeated on a copy for the cheque, or further down with its hours and rate. */
function isAgain(line: MoneyLine, i: number, lines: Lines): boolean {
  const isWithoutYear = line.current !== null && line.ytd === null
  return lines.some(
    (other, o) => ((o < i && line.ytd === other.ytd) || (isWithoutYear && other.ytd !== null)) && isSame(line, other),
  )
}

/** OCR may have read the names differently: "1-Regular" and "l1-Regular". */
function isSame(line: MoneyLine, other: MoneyLine): boolean {
  if (line.kind !== other.kind || line.current !== other.current) return false
  const [name, printed] = [line, other].map(({ description }) => plain(description).replace(/ /g, ''))
  return resembles(name!, printed!) || resembles(printed!, name!)
}

/** Without the tables that break another line down: one at a time, then all of them. */
function withoutBreakdowns(lines: Lines): Lines[] {
  const without = (tables: readonly MoneyLine[][]) => lines.filter((line) => !tables.flat().includes(line))
  const breakdowns = tablesOf(earnings(lines)).filter((table) => isBreakdown(table, earnings(without([table]))))
  return [...breakdowns.map((table) => [table]), breakdowns].map(without)
}

/** Consecutive lines under one title, all with the year's amounts or all without, form a table. */
function tablesOf(lines: Lines): MoneyLine[][] {
  return runsWhere(
    lines,
    ({ section, ytd }, [first]) => section !== first!.section || (ytd === null) !== (first!.ytd === null),
  )
}

/** One of the other lines, or all of them, is its sum. */
function isBreakdown(table: Lines, others: Lines): boolean {
  const sum = sumCents(table.flatMap(({ current }) => current ?? []))
  const isOfOthers = others.some(({ current }) => current === sum) || sumOf(others, 'current') === sum
  return isOfOthers && table.every(({ ytd }) => ytd === null)
}
