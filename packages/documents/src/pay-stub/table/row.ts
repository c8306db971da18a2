import { lineOf, linesOf } from '../../page/lines.ts'
import { bottom, left, middleX, right, top, type Box, type Word } from '../../page/page.ts'
import { figuresOf, type Figure } from '../sheet/figure.ts'
import { partsOf, phrasesOf, type Phrase } from '../sheet/phrase.ts'
import { wordsWithin, type Sheet } from '../sheet/sheet.ts'
import { isDescriptionHeading, type ColumnRole } from '../vocabulary/column.ts'
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
  const before = withoutStrayAmounts(words.filter((word) => left(word) < firstValue))
  if (before.length === 0) return before
  const cells = phrasesOf(lineOf(before), sheet.em)
  const title = nameTitle(heading)
  if (!title) return before
  if (heading.titles.length > 1)
    return cells.filter((cell) => nearestTitle(cell, heading.titles) === title).flatMap((cell) => cell.words)
  // Under "Description" stands one cell; a second one belongs to a column whose heading was not made out.
  return isDescriptionHeading(title.text) ? cells[0]!.words : before
}

/** Amounts that fell into no column of the heading are no part of a name. */
function withoutStrayAmounts(words: readonly Word[]): Word[] {
  const stray = new Set(
    figuresOf(words)
      .filter((figure) => figure.amount?.hasCents)
      .flatMap((figure) => figure.words),
  )
  return words.filter((word) => !stray.has(word))
}

function nearestTitle(cell: Phrase, titles: readonly Phrase[]): Phrase {
  const distance = (title: Phrase) =>
    Math.min(
      Math.abs(left(title) - left(cell)),
      Math.abs(middleX(title) - middleX(cell)),
      Math.abs(right(title) - right(cell)),
    )
  return titles.reduce((a, b) => (distance(b) < distance(a) ? b : a))
}
