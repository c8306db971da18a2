import { saysMoreThanLabels } from '../../../entities/organisation.ts'
import { left, top } from '../../../model/page.ts'
import type { Phrase } from '../../../layout/cells.ts'
import type { Flow } from '../../../layout/flow.ts'
import { plain } from '../../../vocabulary/normalise.ts'

/** Captions of one column begin at one place, and so do their values (parts of an em). */
const FLUSH = 0.4
/** Further below each other they are of two grids (ems). */
const APART = 4
/** So many of a column that are labels, by every word, make captions of all. */
const LABELS = 2

interface Pair {
  caption: Phrase
  value: Phrase
}

/** Captions of a grid, each with its value beside it, in columns: "Pay Group  BW Salaried" over "Location  Cambridge". */
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
    columnOf(pair).filter((other) => other !== pair && isLabel(other.caption)).length >= LABELS
  return new Set(pairs.filter(isCaption).map(({ caption }) => caption))
}

const isLabel = ({ text }: Phrase) => /\p{L}/u.test(text) && !saysMoreThanLabels(plain(text))
