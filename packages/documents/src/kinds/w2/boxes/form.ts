import type { BoxedForm } from '../../../boxes/boxed-form.ts'
import type { BoxContent } from '../../../boxes/copy.ts'
import { readCopy } from '../read-copy.ts'
import { boxLabelsAmong } from './find-labels.ts'
import type { BoxName } from './labels.ts'

/** A W-2 shows its wages and what was withheld from them: the labels that make a group of labels one. */
const CORE: readonly BoxName[] = ['1', '2', '3', '4', '5', '6', '16', '17', 'b', 'c', 'e', '10', '11']
const AMOUNTS: readonly BoxName[] = ['1', '2', '3', '4', '5', '6']

/** A Form W-2 of any layout. */
export const W2_FORM: BoxedForm<BoxName> = {
  labelsAmong: boxLabelsAmong,
  markers: [...AMOUNTS, 'b', 'c', 'e', '10', '11'],
  isForm: (labels) =>
    CORE.filter((box) => labels.has(box)).length >= 5 && AMOUNTS.filter((box) => labels.has(box)).length >= 3,
  contentOf,
  repeated: new Set<BoxName>(['15_state', '15_id', '16', '17', '18', '19', '20']),
  read: readCopy,
}

function contentOf(box: BoxName): BoxContent {
  if (box === 'f') return 'label only'
  return box.startsWith('13_') ? 'mark' : box.startsWith('12') ? 'coded' : 'value'
}
