import type { FoundLabel } from '../labels/label.ts'
import type { Box, Word } from '../model/page.ts'
import type { BoxContent, Edge, FilledCopy } from './copy.ts'
import type { CopyReading } from './reading.ts'

/** A form whose values stand in boxes, each below or beside its label. */
export interface BoxedForm<C extends string> {
  /** Every label of the form among the words of a page. */
  labelsAmong(words: readonly Word[]): FoundLabel<C | Edge>[]
  /** Boxes every copy has once. */
  markers: readonly C[]
  /** Whether labels that stand together are those of one copy. */
  isForm(labels: ReadonlyMap<C, Box>): boolean
  contentOf(box: C): BoxContent
  /** Boxes of a table at the foot, whose labels may be printed again for each of its rows: the states. */
  repeated: ReadonlySet<C>
  /** Print around the boxes that is no value of theirs. */
  isPrint?: (phrase: string) => boolean
  /** What one copy says. */
  read(filled: FilledCopy<C>): CopyReading
}
