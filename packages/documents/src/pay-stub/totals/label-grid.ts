import { partsOf, phrasesOf } from '../sheet/phrase.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { Line } from '../../page/lines.ts'
import { totalLabel } from '../vocabulary/total.ts'

/** A line of labels whose figures are below it: "YTD Gross, YTD Deductions, Net Pay". No table goes on behind it. */
export function isLabelGrid(sheet: Sheet, line: Line): boolean {
  if (partsOf(line, sheet.em).figures.length > 0) return false
  const names = phrasesOf(line, sheet.em).flatMap((phrase) => totalLabel(phrase.text)?.name ?? [])
  return names.length >= 2 && names.some((name) => name === 'gross_pay' || name === 'net_pay')
}
