import { partsOf, phrasesOf } from '../sheet/phrase.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { top } from '../../page/page.ts'
import { totalLabel } from '../vocabulary/total.ts'

/** Where lines of labels stand whose figures are below them ("YTD Gross, YTD Deductions, Net Pay"): no table goes on there. */
export function labelGridTops(sheet: Sheet): number[] {
  return sheet.lines.flatMap((line) => {
    if (partsOf(line, sheet.em).figures.length > 0) return []
    const names = phrasesOf(line, sheet.em).flatMap((phrase) => totalLabel(phrase.text)?.name ?? [])
    const ofPay = names.some((name) => name === 'gross_pay' || name === 'net_pay')
    return ofPay && names.length >= 2 ? [top(line)] : []
  })
}
