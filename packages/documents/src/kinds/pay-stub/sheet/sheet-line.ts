import type { Line } from '../../../layout/lines.ts'
import { columnRole } from '../vocabulary/column.ts'
import { totalLabel } from '../vocabulary/total.ts'
import type { Figure } from './figure.ts'
import { partsOf, phrasesOf, type Phrase } from './phrase.ts'

/** A line of a sheet with what its words make, worked out once. */
export interface SheetLine extends Line {
  phrases: Phrase[]
  figures: Figure[]
  /** The phrases between the figures. */
  labels: Phrase[]
  /** Labels whose figures are below them: "YTD Gross, YTD Deductions, Net Pay". No table goes on behind such a line. */
  isLabelGrid: boolean
  /** "Gross Pay 812.50 Taxes 96.25 Net Pay 716.25", "Net Pay This Check 716.25 YTD 9,750.00": no row of the table above. */
  isLineOfTotals: boolean
}

export function readLine(line: Line, em: number): SheetLine {
  const phrases = phrasesOf(line, em)
  const { figures, phrases: labels } = partsOf(line, em)
  return {
    ...line,
    phrases,
    figures,
    labels,
    isLabelGrid: figures.length === 0 && namesTotals(phrases),
    isLineOfTotals: labels.length >= 2 && figures.length >= 2 && (leadsToNet(labels) || namesItsPeriods(labels)),
  }
}

function namesTotals(phrases: readonly Phrase[]): boolean {
  if (phrases.length < 2) return false
  // Beside "Rate", "Current" or "YTD" alone, "Gross Earnings" and "Tax Deductions" are titles of tables.
  if (phrases.some(({ text }) => totalLabel(text) === null && headsMoney(text))) return false
  const names = phrases.flatMap((phrase) => totalLabel(phrase.text)?.name ?? [])
  return names.length >= 2 && names.some((name) => name === 'gross_pay' || name === 'net_pay')
}

function leadsToNet(labels: readonly Phrase[]): boolean {
  const names = labels.map(({ text }) => totalLabel(text)?.name)
  return names[0] === 'gross_pay' && names.includes('net_pay') && names.filter((name) => name !== undefined).length >= 3
}

/** Of net pay one period may be named: "Gross Pay 812.50 YTD 9,750.00" may be a row of a table whose every row is such. */
function namesItsPeriods([label, ...periods]: readonly Phrase[]): boolean {
  const total = totalLabel(label!.text)
  const roles = periods.map(({ text }) => columnRole(text))
  const enough = periods.length >= (total?.name === 'net_pay' ? 1 : 2)
  return enough && total?.sure === true && roles.every((role) => role === 'current' || role === 'ytd')
}

function headsMoney(text: string): boolean {
  const role = columnRole(text)
  return role === 'current' || role === 'ytd' || role === 'rate'
}
