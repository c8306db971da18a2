import type { FoundSignal } from '@income/shared'
import { quoted } from '../model/quoted.ts'
import type { TextPlace } from '../model/traits.ts'

/** An amount with cents, or a date in figures. */
const FIGURE = /\d[.,]\d\d(?!\d)|\d\d?[/-]\d\d?[/-]\d\d/

/** Text that was edited in Acrobat, which leaves a mark in the page. */
export function ofTouchedText(touched: readonly TextPlace[]): FoundSignal[] {
  if (touched.length === 0) return []
  const figure = touched.find(({ text }) => FIGURE.test(text))
  const { text } = figure ?? touched[0]!
  const more = touched.length > 1 ? ` ${touched.length} places are marked in total.` : ''
  return [
    {
      code: 'text_touched_up',
      severity: figure ? 'medium' : 'low',
      summary: `Adobe Acrobat marked text as edited: ${quoted(text)}.${more}`,
      evidence: touched.map(({ page, box, ...edited }) => ({ page, box, detail: `edited to ${quoted(edited.text)}` })),
    },
  ]
}
