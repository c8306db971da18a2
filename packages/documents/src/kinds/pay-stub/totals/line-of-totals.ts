import type { Phrase } from '../../../layout/phrases.ts'
import type { FlowLine } from '../../../layout/flow/flow-line.ts'
import { columnRole } from '../vocabulary/column.ts'
import { totalLabel } from '../vocabulary/total.ts'

/** Labels whose figures are below them: "YTD Gross, YTD Deductions, Net Pay". No table goes on behind such a line. */
export function isLabelGrid({ figures, phrases }: FlowLine): boolean {
  return figures.length === 0 && namesTotals(phrases)
}

/** "Gross Pay 812.50 Taxes 96.25 Net Pay 716.25", "Net Pay This Check 716.25 YTD 9,750.00": no row of the table above. */
export function isLineOfTotals({ figures, labels }: FlowLine): boolean {
  return labels.length >= 2 && figures.length >= 2 && (leadsToNet(labels) || namesItsPeriods(labels))
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
