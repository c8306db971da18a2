import { type Flow, flowOf, type NoisePass } from '../layout/flow.ts'
import { withoutLeaders, withoutPiecesOfRules } from '../layout/noise.ts'
import type { Page } from '../model/page.ts'

/** What is no part of what a form says, in this order. */
const NOISE: readonly NoisePass[] = [
  { name: 'dots to the boxes go', example: 'Wages . . . . . 1a', run: withoutLeaders },
  { name: 'pieces of rules go', example: '| 5,321', run: withoutPiecesOfRules },
]

/** A page of a form. */
export function formFlow(page: Page): Flow {
  return flowOf([{ page, words: page.words }], NOISE)
}
