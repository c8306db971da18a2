import { overlap } from '../layout/geometry.ts'
import { sortedIntoCopies } from '../layout/regions/copies.ts'
import { areaOf, headingOf } from '../layout/regions/copy-areas.ts'
import type { Page, Word } from '../model/page.ts'
import type { FoundLabel } from '../labels/label.ts'
import type { BoxedForm } from './boxed-form.ts'
import type { Copy } from './copy.ts'
import { repeatedLabels } from './repeated-labels.ts'

/** The copies of a form on a page, and the words that belong to no label. */
export function copiesOn<C extends string>(
  form: BoxedForm<C>,
  page: Pick<Page, 'width' | 'height'>,
  words: readonly Word[],
): { copies: Copy<C>[]; values: Word[] } {
  const found = form.labelsAmong(words)
  const labelWords = new Set(found.flatMap((label) => label.words))
  const edges = found.filter((label) => label.concept === 'edge').map((label) => label.area)
  const boxes = found.filter((label): label is FoundLabel<C> => label.concept !== 'edge')
  const groups = sortedIntoCopies(boxes, form.markers).filter((labels) => form.isForm(labels))
  const copies = groups.map((labels) => {
    const area = areaOf(labels, groups, page)
    const heading = headingOf(area, groups)
    const [first, ...furtherRows] = repeatedLabels(form, boxes, { labels, groups, area })
    return {
      // A label printed for the last row alone is none of the first.
      labels: new Map([...[...labels].filter(([box]) => !form.repeated.has(box)), ...first]),
      furtherRows,
      edges: edges.filter((box) => [area, heading].some((part) => overlap({ box }, { box: part }))),
      area,
      heading,
    }
  })
  return { copies, values: words.filter((word) => !labelWords.has(word)) }
}
