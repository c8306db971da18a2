import { absolute, type Cents, sumCents } from '@income/shared'
import type { Word } from '../../../model/page.ts'
import { lineInOrder } from '../../../layout/lines.ts'
import { decimalOf, type Figure, hasCents } from '../../../layout/lexer/numbers.ts'
import type { LineItem } from '../../../tables/rows/line-item.ts'
import { countsAsPay } from '../../../tables/schema.ts'
import { isDeductionLine, isEmployerLine, isTaxLine, isTotalLine } from '../vocabulary/total.ts'
import { kindOfLine, type LineKind, type MoneyLine } from './money-line.ts'

/** The earnings, taxes and deductions of a stub's tables, without sums, employer's costs and leave. */
export function moneyLines(tables: readonly LineItem[][]): MoneyLine[] {
  const counts = printsCents(tables) ? isCount : () => false
  const kept = tables.map((lines) =>
    lines
      .filter((line) => line.total === null && hasMoney(line) && !counts(line))
      .filter((line) => !isStrayNought(line) && !isEmployersAlone(line))
      .filter(isNotEmployers),
  )
  const named = kept.flatMap(withoutUnusedLines).flatMap((line) => {
    const kind = kindOfLine(line)
    return kind ? [{ line, kind }] : []
  })
  const earned = named.some(({ kind }) => kind === 'earning') ? [] : firstOf(tables, [ofSummary, loneGross])
  const taken = named.some(({ kind }) => kind !== 'earning') ? [] : firstOf(tables, [grossToNet, loneTaxes])
  const all = [...earned, ...named, ...taken]
  const signs = { current: signOfWithheld(all, 'current'), ytd: signOfWithheld(all, 'ytd') }
  const descriptions = describe(all.map(({ line }) => line))
  return withFiguresOnce(all.map((named, i) => moneyLine(named, descriptions[i]!, signs)))
}

type FindLines = (tables: readonly LineItem[][]) => Named[]

/** What the first of these finds. */
const firstOf = (tables: readonly LineItem[][], finders: readonly FindLines[]): Named[] =>
  finders.map((find) => find(tables)).find(({ length }) => length > 0) ?? []

/** An amount belongs to one line only: where the columns of two headings overlap, a line is read under each. */
function withFiguresOnce(lines: readonly MoneyLine[]): MoneyLine[] {
  const used = new Set<Word>()
  return lines.filter(({ figures }) => {
    const words = [figures.current, figures.ytd].flatMap((figure) => figure?.words ?? [])
    const isRead = words.length > 0 && words.every((word) => used.has(word))
    for (const word of words) used.add(word)
    return !isRead
  })
}

/**
 * Under a title that leaves it open, such as "Benefits", half of the lines may say that the employer pays them. The
 * lines with them are then the employer's too, unless their names are those of taxes or deductions.
 */
function isNotEmployers({ section, description }: LineItem, _: number, table: readonly LineItem[]): boolean {
  const group = table.filter((line) => line.section === section)
  const employers = group.filter((line) => isEmployerLine(line.description)).length
  const isTaken = isTaxLine(description) || isDeductionLine(description)
  return section !== 'unknown' || isTaken || employers * 2 < group.length
}

interface Named {
  line: LineItem
  kind: LineKind
}

/** The lines of a table that leads from gross to net, if no other lists the deductions and these add up. */
function grossToNet(tables: readonly LineItem[][]): Named[] {
  const lines = tables.map(takenIn).find(({ length }) => length > 0) ?? []
  return lines.map((line) => ({ line, kind: isTaxLine(line.description) ? 'tax' : 'deduction' }))
}

function takenIn(table: readonly LineItem[]): LineItem[] {
  const cents = ({ values }: LineItem) => values.current?.amount?.cents ?? 0n
  const gross = table.findIndex((line) => line.total?.name === 'gross_pay' && line.values.current?.amount)
  const net = table.findIndex((line, i) => i > gross && line.total?.name === 'net_pay' && line.values.current?.amount)
  if (gross < 0 || net < 0) return []
  const between = table.slice(gross + 1, net).filter((line) => line.total === null && line.section === 'summary')
  const taken = sumCents(between.map((line) => absolute(cents(line))))
  return taken > 0n && cents(table[gross]!) - taken === cents(table[net]!) ? between : []
}

const hasMoney = ({ values }: LineItem) => values.current?.amount != null || values.ytd?.amount != null

const printed = ({ values: { current, ytd } }: LineItem): Figure[] =>
  [current, ytd].flatMap((figure) => (figure?.amount ? [figure] : []))

/** Fewer amounts do not show how a stub prints them. */
const FEWEST = 5

function printsCents(tables: readonly LineItem[][]): boolean {
  const amounts = tables.flat().flatMap(printed)
  return amounts.length >= FEWEST && amounts.filter(hasCents).length > 0.8 * amounts.length
}

/** "Allowances 0 1" among amounts with cents is a setting of the payroll, not money. OCR may have lost the cents. */
const isCount = (line: LineItem) =>
  printed(line).every((figure) => !hasCents(figure) && figure.words.every(({ confidence }) => confidence === 1))

/** Not a name: a blank, or a zero that strayed from another table's column. */
const isUnnamed = (description: string) => !/\p{L}/u.test(description)

const isStrayNought = (line: LineItem) => isUnnamed(line.description) && isUnused(line)

/** Some forms list every possible line. Those with nothing this period and this year are not entries. */
function withoutUnusedLines(lines: LineItem[]): LineItem[] {
  return lines.filter((line) => {
    if (!isUnused(line)) return true
    const group = lines.filter((other) => other.section === line.section && other.afterGross === line.afterGross)
    return group.filter(isUnused).length * 2 <= group.length
  })
}

const isUnused = ({ values }: LineItem) => !values.current?.amount?.cents && !values.ytd?.amount?.cents

/** "Basic Life  0.00  0.00  3.11  18.66": nothing for the employee, and what the employer pays. */
const isEmployersAlone = (line: LineItem) => isUnused(line) && (line.values.employer?.amount?.cents ?? 0n) !== 0n

/** A stub whose only earning is its gross prints just that line. */
function loneGross(tables: readonly LineItem[][]): Named[] {
  const line = tables.flat().find((l) => isOwn(l) && l.total?.name === 'gross_pay')
  return line ? [{ line, kind: 'earning' }] : []
}

/** A stub that withholds one tax prints it as a line of its own: "Gross Pay 7,692.31, Tax 2,208.08, Net Pay 5,484.23". */
function loneTaxes(tables: readonly LineItem[][]): Named[] {
  const taxes = tables
    .flat()
    .filter(({ total, description }) => total?.name === 'total_taxes' && !isTotalLine(description))
  const line = taxes.find(isOwn)
  const ofYear = taxes.find(({ values }) => values.ytd && !values.current)
  if (!line) return []
  const values = line.values.ytd || !ofYear ? line.values : { ...line.values, ytd: ofYear.values.ytd! }
  return [{ line: { ...line, values }, kind: 'tax' }]
}

const isOwn = (line: LineItem) => countsAsPay(line.section) && line.name.length > 0 && hasMoney(line)

/** "Earnings and summary": the lines that add up to the gross below them, if there are no other earnings. */
function ofSummary(tables: readonly LineItem[][]): Named[] {
  return tables.flatMap((lines) => {
    const gross = lines.findIndex((line) => line.section === 'summary' && line.total?.name === 'gross_pay')
    const own = lines.slice(0, Math.max(0, gross))
    const cents = own.flatMap(({ values }) => values.current?.amount?.cents ?? [])
    const isEarned = own.length > 0 && own.every(({ section, total }) => section === 'summary' && total === null)
    const sum = lines[gross]?.values.current?.amount?.cents
    return isEarned && cents.length === own.length && sumCents(cents) === sum
      ? own.map((line) => ({ line, kind: 'earning' as const }))
      : []
  })
}

type Signs = Record<'current' | 'ytd', 1n | -1n>

/** Some stubs print deductions with a minus sign; a refund then has a plus. */
function signOfWithheld(lines: readonly Named[], column: 'current' | 'ytd'): 1n | -1n {
  const amounts = lines
    .filter(({ line, kind }) => kind !== 'earning' && line.section !== 'adjustments')
    .flatMap(({ line }) => line.values[column]?.amount ?? [])
    .filter(({ cents }) => cents !== 0n)
  // On a reversed cheque the earnings have a minus sign as well.
  const earned = lines.filter(({ kind }) => kind === 'earning').flatMap(({ line }) => line.values[column]?.amount ?? [])
  if (earned.length > 0 && sumCents(earned.map(({ cents }) => cents)) < 0n) return 1n
  return amounts.filter(({ cents }) => cents < 0n).length * 2 > amounts.length ? -1n : 1n
}

function moneyLine({ line, kind }: Named, description: string, signs: Signs): MoneyLine {
  const { values, name } = line
  const signed = (figure: Figure | undefined, sign: bigint): Cents | null =>
    figure?.amount ? figure.amount.cents * sign : null
  const sign = (column: 'current' | 'ytd') =>
    kind === 'earning' ? 1n : line.section === 'adjustments' ? -1n : signs[column]
  return {
    kind,
    description,
    section: line.sectionTitle,
    current: signed(values.current, sign('current')),
    ytd: signed(values.ytd, sign('ytd')),
    hours: decimalOf(values.hours),
    rate: decimalOf(values.rate),
    figures: { current: values.current ?? null, ytd: values.ytd ?? null },
    unread: line.unread,
    words: [...name, ...Object.values(values).flatMap((figure) => figure.words)],
  }
}

/** The names of lines as printed. An adjustment named like the line it adjusts is distinguished by its heading. */
function describe(lines: readonly LineItem[]): string[] {
  const names = lines.map(({ name }) =>
    lineInOrder(name)
      .text.replace(/[*†:]+$/, '')
      .trim(),
  )
  return lines.map(({ section, sectionTitle }, i) => {
    const isShared = section === 'adjustments' && names.indexOf(names[i]!) !== names.lastIndexOf(names[i]!)
    return isShared ? `${sectionTitle.replace(/:$/, '')}: ${names[i]!}` : names[i]!
  })
}
