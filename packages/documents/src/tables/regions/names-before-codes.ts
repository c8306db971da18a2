import { bottom, left, right, top, type Box } from '../../model/page.ts'
import type { Heading } from '../header/heading.ts'
import { tablePhrase, type TableFlow, type TableLine, type TablePhrase } from '../schema.ts'

/** Fewer names under one another may be flush by chance. */
const FEWEST = 3

interface Row {
  name: TablePhrase
  code: TablePhrase
}

/**
 * The title that names have which stand under none, before a column of codes: "Code | Amount | YTD" over "Medicare MED 33.87".
 * Null where no such names are.
 */
export function titleBeforeCodes(flow: TableFlow, heading: Heading, region: Box): TablePhrase | null {
  const [title, ...more] = heading.titles
  if (!title || more.length > 0 || left(title) > left(heading.columns[0]!)) return null
  const rows = flow.lines
    .filter((line) => top(line) >= region[1] && bottom(line) < region[3])
    .flatMap((line) => rowOf(line, title) ?? [])
  const flush = rows.filter(({ name }) => Math.abs(left(name) - left(rows[0]!.name)) < 0.3 * flow.em)
  if (flush.length < FEWEST || flush.length < rows.length) return null
  const box: Box = [Math.min(...rows.map(({ name }) => left(name))), top(title), left(title) - 1, bottom(title)]
  return tablePhrase({ words: [], box, text: 'Description' }, title.read)
}

/** A code of one word under the title, an amount behind it, and right before it words that end left of the title. */
function rowOf({ labels, figures }: TableLine, title: TablePhrase): Row | null {
  const code = labels.find((label) => left(label) < right(title) && right(label) > left(title))
  const name = labels.findLast((label) => right(label) <= left(title))
  if (!code || !name || code.words.length > 1) return null
  const hasAmount = figures.some((figure) => left(figure) > right(code) && figure.amount?.hasCents)
  const isNext = !figures.some((figure) => left(figure) > right(name) && right(figure) < left(code))
  return hasAmount && isNext ? { name, code } : null
}
