import type { NoisePass } from '../../layout/flow.ts'
import { withCurrencySigns, withoutCaptionNumbers, withoutLeaders, withoutRulings } from '../../layout/noise.ts'

/** What is no part of what a stub says, in this order. */
export const NOISE: readonly NoisePass[] = [
  { name: 'currency signs of headings', example: 'YTD (8)', run: withCurrencySigns },
  { name: 'drawn lines go', example: '--- TAXES --- / 6,110.90 | DENTAL', run: withoutRulings },
  { name: 'leaders go', example: 'Bonus . . . . . $100.00', run: withoutLeaders },
  { name: 'numbers of boxes go', example: '11. GROSS PAY CURRENT', run: withoutCaptionNumbers },
]
