import { isBareLabel } from '../../../entities/organisation.ts'
import { left, top } from '../../../model/page.ts'
import type { Phrase } from '../../../layout/cells.ts'
import type { Flow } from '../../../layout/flow.ts'

/** In ems: captions of one column start at the same place, and so do their values. */
const FLUSH = 0.4
/** In ems: captions further apart vertically belong to different grids. */
const APART = 4
/** A column with this many phrases that are labels in full consists of captions. */
const LABELS = 2

interface Pair {
  caption: Phrase
  value: Phrase
}

/** Captions of a grid, each with its value beside it: "Pay Group  BW Salaried" over "Location  Cambridge". */
export function captionsOf({ lines, em }: Flow): ReadonlySet<Phrase> {
  const pairs = lines.flatMap(({ phrases }) =>
    phrases.slice(1).map((value, i): Pair => ({ caption: phrases[i]!, value })),
  )
  const areFlush = (a: Phrase, b: Phrase) => Math.abs(left(a) - left(b)) < FLUSH * em
  const isOfColumn = (a: Pair, b: Pair) => areFlush(a.caption, b.caption) && areFlush(a.value, b.value)
  const columnOf = (pair: Pair) => {
    const below = pairs.filter((other) => isOfColumn(pair, other))
    const at = below.indexOf(pair)
    const isApart = (i: number) => top(below[i]!.caption) - top(below[i - 1]!.caption) > APART * em
    const ends = below.map((_, i) => i).filter((i) => i > 0 && isApart(i))
    return below.slice(
      ends.findLast((i) => i <= at) ?? 0,
      ends.find((i) => i > at),
    )
  }
  const isCaption = (pair: Pair) =>
    columnOf(pair).filter((other) => other !== pair && isBareLabel(other.caption)).length >= LABELS
  return new Set(pairs.filter(isCaption).map(({ caption }) => caption))
}
