import { overlap } from '../layout/geometry.ts'
import { sortedIntoCopies } from '../layout/regions/copies.ts'
import { areaOf, headingOf } from '../layout/regions/copy-areas.ts'
import type { Box, Page, Word } from '../model/page.ts'
import { boxLabelsOn } from '../kinds/w2/boxes/find-labels.ts'
import type { BoxName } from '../kinds/w2/boxes/labels.ts'
import { STATE_BOXES, stateLabels } from '../kinds/w2/states/state-labels.ts'

/** One printed W-2. A page holds up to four, mostly copies of the same. */
export interface Copy {
  labels: ReadonlyMap<BoxName, Box>
  /** The labels of boxes 15 to 20 again, where a form prints them for every state. */
  furtherStates: readonly ReadonlyMap<BoxName, Box>[]
  /** Print that ends boxes: this copy's and the page's. */
  edges: readonly Box[]
  area: Box
  /** What is above the copy, up to the one before: some forms have their title there. */
  heading: Box
}

/** A W-2 shows its wages and what was withheld from them: the labels that make a group of labels one. */
const CORE: readonly BoxName[] = ['1', '2', '3', '4', '5', '6', '16', '17', 'b', 'c', 'e', '10', '11']
const AMOUNTS: readonly BoxName[] = ['1', '2', '3', '4', '5', '6']
/** Printed once on every copy; the boxes of states are repeated for each. */
const MARKERS: readonly BoxName[] = [...AMOUNTS, 'b', 'c', 'e', '10', '11']

/** The W-2s on a page, and the words that belong to no label. */
export function copiesOn(
  page: Pick<Page, 'width' | 'height'>,
  words: readonly Word[],
): { copies: Copy[]; values: Word[] } {
  const found = boxLabelsOn(words)
  const labelWords = new Set(found.flatMap((label) => label.words))
  const edges = found.filter((label) => label.concept === 'edge').map((label) => label.area)
  const boxes = found.filter((label) => label.concept !== 'edge')
  const groups = sortedIntoCopies(boxes, MARKERS).map(withStateLabel).filter(isW2)
  const copies = groups.map((labels) => {
    const area = areaOf(labels, groups, page)
    const heading = headingOf(area, groups)
    const [states, ...furtherStates] = stateLabels(boxes, labels, groups, area)
    return {
      // A label printed for the last state alone is none of the first.
      labels: new Map([...[...labels].filter(([box]) => !STATE_BOXES.has(box)), ...states]),
      furtherStates,
      edges: edges.filter((box) => [area, heading].some((part) => overlap({ box }, { box: part }))),
      area,
      heading,
    }
  })
  return { copies, values: words.filter((word) => !labelWords.has(word)) }
}

function isW2(labels: ReadonlyMap<BoxName, Box>): boolean {
  return CORE.filter((box) => labels.has(box)).length >= 5 && AMOUNTS.filter((box) => labels.has(box)).length >= 3
}

/** "15 State" is short and easily misread; it stands left of the state's ID number. */
function withStateLabel(labels: Map<BoxName, Box>): Map<BoxName, Box> {
  const id = labels.get('15_id')
  if (id && !labels.has('15_state')) labels.set('15_state', [id[0] - 36, id[1], id[0] - 12, id[3]])
  return labels
}
