import type { Cents } from '@income/shared'
import type { Word } from '../../model/page.ts'
import type { Figure } from '../../layout/lexer/numbers.ts'
import { isSetApart, type LineItem } from '../rows/line-item.ts'
import { countsAsPay, type TotalName, type Period, type TotalLabel } from '../schema.ts'

/** An amount that may be one of the stub's totals. */
export interface TotalCandidate {
  name: TotalName
  period: Period
  cents: Cents
  words: readonly Word[]
  /** Whether its label names it explicitly. */
  sure: boolean
}

/** The total that a label names. */
type Named = Pick<TotalCandidate, 'name' | 'sure'>

export function candidate({ name, sure }: Named, period: Period, figure: Figure): TotalCandidate[] {
  if (!figure.amount) return []
  return [{ name, period, cents: figure.amount.cents, words: figure.words, sure }]
}

/** Candidates for this period's net. */
export function currentNets(totals: readonly TotalCandidate[]): Cents[] {
  return totals.filter(({ name, period }) => name === 'net_pay' && period === 'current').map(({ cents }) => cents)
}

/** Totals that are lines of tables, under the columns of this period and the year. */
export function totalsInTables(lines: readonly LineItem[]): TotalCandidate[] {
  return lines.flatMap((line) => {
    if (!line.total || !isOfThePay(line, line.total)) return []
    return fromLine(line, isBareSum(line) ? { ...line.total, name: 'total_deductions', sure: false } : line.total)
  })
}

/**
 * The employer's payments, leave and notes have separate sums, but "Net Pay" directly below them is still the
 * stub's.
 */
function isOfThePay({ section }: LineItem, { name, sure }: TotalLabel): boolean {
  return countsAsPay(section) || (name === 'net_pay' && sure)
}

/** "Total" below deductions may include taxes. */
function isBareSum({ section, total }: LineItem): boolean {
  return section === 'deductions' && total?.name === 'partial'
}

function fromLine(line: LineItem, { name, period, sure: named }: TotalLabel): TotalCandidate[] {
  const { current, ytd, rate } = line.values
  const sure = named && !isSetApart(line)
  const read = (of: Period, figure: Figure | undefined, isSure = sure) =>
    figure ? candidate({ name, sure: isSure }, of, figure) : []
  // A sum has no rate: a value there, in a separate box below the table, is its amount.
  if (name === 'gross_pay' && !current && rate?.amount?.hasCents)
    return [...read('current', rate, false), ...read('ytd', ytd)]
  if (name === 'net_pay' && period === null && !current) return [...read('current', ytd, false), ...read('ytd', ytd)]
  // "YTD Gross", "Net pay this check": the label is more reliable than the column of its only amount.
  if (period !== null && (current === undefined) !== (ytd === undefined)) return read(period, current ?? ytd)
  return [...read('current', current), ...read('ytd', ytd)]
}
