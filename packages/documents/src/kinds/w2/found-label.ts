import type { Box, Word } from '../../model/page.ts'
import type { BoxName } from './labels.ts'

/** A label of a W-2's box where it stands on the page. */
export interface FoundLabel {
  box: BoxName
  area: Box
  words: readonly Word[]
}
