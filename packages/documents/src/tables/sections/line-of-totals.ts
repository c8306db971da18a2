import type { Said, TableLine, TablePhrase } from '../schema.ts'

/** Labels whose figures are below them: "YTD Gross, YTD Deductions, Net Pay". No table goes on behind such a line. */
export function isLabelGrid({ figures, phrases }: TableLine): boolean {
  return figures.length === 0 && namesTotals(phrases)
}

/** "Gross Pay 812.50 Taxes 96.25 Net Pay 716.25", "Net Pay This Check 716.25 YTD 9,750.00": no row of the table above. */
export function isLineOfTotals({ figures, labels }: TableLine): boolean {
  return labels.length >= 2 && figures.length >= 2 && (leadsToNet(labels) || namesItsPeriods(labels))
}

function namesTotals(phrases: readonly TablePhrase[]): boolean {
  if (phrases.length < 2) return false
  // Beside "Rate", "Current" or "YTD" alone, "Gross Earnings" and "Tax Deductions" are titles of tables.
  if (phrases.some(({ says }) => says.total === null && headsMoney(says))) return false
  const names = phrases.flatMap((phrase) => phrase.says.total?.name ?? [])
  return names.length >= 2 && names.some((name) => name === 'gross_pay' || name === 'net_pay')
}

function leadsToNet(labels: readonly TablePhrase[]): boolean {
  const names = labels.map(({ says }) => says.total?.name)
  return names[0] === 'gross_pay' && names.includes('net_pay') && names.filter((name) => name !== undefined).length >= 3
}

/** Of net pay one period may be named: "Gross Pay 812.50 YTD 9,750.00" may be a row of a table whose every row is such. */
function namesItsPeriods([label, ...periods]: readonly TablePhrase[]): boolean {
  const total = label!.says.total
  const roles = periods.map(({ says }) => says.role)
  const enough = periods.length >= (total?.name === 'net_pay' ? 1 : 2)
  return enough && total?.sure === true && roles.every((role) => role === 'current' || role === 'ytd')
}

function headsMoney({ role }: Said): boolean {
  return role === 'current' || role === 'ytd' || role === 'rate'
}
