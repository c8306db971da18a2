import { linesOf } from '../../page/lines.ts'
import { bottom, left, middleX, right, top, type Box, type Word } from '../../page/page.ts'
import type { Figure } from '../sheet/figure.ts'
import { partsOf, type Phrase } from '../sheet/phrase.ts'
import { wordsWithin, type Sheet } from '../sheet/sheet.ts'
import type { ColumnRole } from '../vocabulary/column.ts'
import { alignFigures } from './align.ts'
import { nameTitle, type Heading } from './heading.ts'

/** A line of a table: its name and what stands in its columns. A line of words alone has no values. */
export interface Row {
  top: number
  bottom: number
  name: Word[]
  /** Everything that is not in a column of numbers, the name included. */
  phrases: Phrase[]
  values: Partial<Record<ColumnRole, Figure>>
}

export function rowsOf(sheet: Sheet, heading: Heading, region: Box): Row[] {
  const lines = linesOf({ words: wordsWithin(sheet, region) })
  const parts = lines.map((line) => partsOf(line, sheet.em))
  const aligned = alignFigures(
    parts.map((part) => part.figures),
    heading.columns,
    sheet.em,
  )
  return lines.map((line, i) => {
    const values = aligned[i]!
    const placed = new Set(Object.values(values).flatMap((figure) => figure.words))
    const words = line.words.filter((word) => !placed.has(word))
    const firstValue = Math.min(...Object.values(values).map(left))
    const { phrases } = partsOf({ ...line, words }, sheet.em)
    return { top: top(line), bottom: bottom(line), name: nameOf(words, heading, sheet, firstValue), phrases, values }
  })
}

/** The words under the title of the names, numbers among them ("FSA 129"); not those under a title beside it. */
function nameOf(words: readonly Word[], heading: Heading, sheet: Sheet, firstValue: number): Word[] {
  const before = words.filter((word) => left(word) < firstValue)
  const title = nameTitle(heading)
  if (!title || heading.titles.length < 2) return before
  const cells = before.reduce<Word[][]>((runs, word) => {
    const last = runs.at(-1)?.at(-1)
    if (last && left(word) - right(last) < 0.85 * sheet.em) runs.at(-1)!.push(word)
    else runs.push([word])
    return runs
  }, [])
  return cells.filter((cell) => nearestTitle(cell, heading.titles) === title).flat()
}

function nearestTitle(cell: readonly Word[], titles: readonly Phrase[]): Phrase {
  const from = left(cell[0]!)
  const to = right(cell.at(-1)!)
  const distance = (title: Phrase) =>
    Math.min(Math.abs(left(title) - from), Math.abs(middleX(title) - (from + to) / 2), Math.abs(right(title) - to))
  return titles.reduce((a, b) => (distance(b) < distance(a) ? b : a))
}
