import { middleX, middleY, type Word } from '../model/page.ts'

/** In points: words nearer to each other say little of how their line slopes. */
const FAR = 60
/** So many pairs of words show how a page's lines slope. */
const LEAST = 16
/** In points, from one end of a line to the other: less is no slope. */
const NOTABLE = 2.5
/** Points down for each to the right by which half of them may be off: a crumpled sheet slopes every way. */
const OFF = 0.005

/** How high a word stands, were the lines of its page level. */
export type Level = (word: Word) => number

/**
 * Lines of a photographed sheet may slope though the sheet was made upright, towards the foot of the page more than at its head.
 * Null where they are level. `rows` are words that were taken for one line each: of most lines they are.
 */
export function levelOf(rows: readonly (readonly Word[])[]): Level | null {
  const slopes = rows.flatMap(slopesIn).sort((a, b) => a.y - b.y)
  if (slopes.length < LEAST) return null
  const half = slopes.length >> 1
  const [head, foot] = [middleOf(slopes.slice(0, half)), middleOf(slopes.slice(half))]
  const growth = foot.y > head.y ? (foot.slope - head.slope) / (foot.y - head.y) : 0
  const slopeAt = (y: number) => head.slope + growth * (y - head.y)
  const off = slopes.map(({ y, slope }) => Math.abs(slope - slopeAt(y))).sort((a, b) => a - b)
  if (off[half]! > OFF) return null
  const words = rows.flat()
  const [first, last] = [Math.min(...words.map(middleX)), Math.max(...words.map(middleX))]
  if (Math.max(Math.abs(head.slope), Math.abs(foot.slope)) * (last - first) < NOTABLE) return null
  return (word) => middleY(word) - slopeAt(middleY(word)) * (middleX(word) - first)
}

interface Slope {
  y: number
  /** Points down for each to the right. */
  slope: number
}

/** Words that were seen together stand on one line by what they were given; what was seen apart tells. */
function slopesIn(row: readonly Word[]): Slope[] {
  const words = row.toSorted((a, b) => a.box[0] - b.box[0])
  return words.flatMap((word, i) => {
    const next = words[i + 1]
    if (!next || middleX(next) - middleX(word) < FAR || next.box[1] === word.box[1]) return []
    return { y: middleY(word), slope: (middleY(next) - middleY(word)) / (middleX(next) - middleX(word)) }
  })
}

function middleOf(slopes: readonly Slope[]): Slope {
  const slope = slopes.map((each) => each.slope).sort((a, b) => a - b)[slopes.length >> 1]!
  return { y: slopes[slopes.length >> 1]!.y, slope }
}
