import type { Box } from '@income/documents'
import type { Picture } from '../../picture.ts'
import { FREQUENCIES, printedBlocks, SIDE, VALUES, type Blocks } from './blocks.ts'
import { PARTS, stepOf, type Parts } from './steps.ts'

/** The relative entropy per value with which compression is evident: for the last one, and for one before it, whose traces it blurred. */
const EVIDENT = { last: 0.15, earlier: 0.06 }
/**
 * How much a block may count, as the logarithm of a likelihood ratio, and less if white pixels changed it; and how much a place
 * needs. Blocks err together with their neighbours, so that several must agree.
 */
const MOST = { block: 8, white: 2.5 }
const NEEDED = 18
/** What it needs if no other place of the page has more than this share of it: one small digit is in two or three blocks. */
const ALONE = { needed: 15, others: 0.5 }
/** Added to counts, and the largest logarithm for one value, because what was never seen is not impossible. */
const UNSEEN = 2
const MOST_OF_VALUE = 3
/** A box with a larger share of the page's blocks leaves too few others to compare it with. */
const LARGEST = 0.1
/** With less, untouched scans come as near. */
const STRONG = 50
/** If there are more such places, the page was put together from several pictures. */
const MOST_PLACES = 12

/**
 * Parts of these boxes that were not compressed together with the rest of the page. JPEG rounds the frequencies of a block to multiples of steps.
 * Print that was changed after a compression is not rounded, or was rounded in blocks that lie otherwise. It is
 * compared with blocks that lie across those of the page, and look as if never rounded. All in pixels.
 */
export function compressedOtherwise(picture: Picture, paper: number, boxes: readonly Box[]): OtherwiseCompressed[] {
  if (boxes.length === 0) return []
  const blocks = printedBlocks(picture, paper, 0)
  const across = printedBlocks(picture, paper, SIDE / 2)
  const compressions = compressionsOf(blocks, across)
  const places = compressions.flatMap((traces) =>
    convincing(boxes.flatMap((box) => placeIn(box, blocks, traces) ?? [])),
  )
  const apart = places.filter(({ box }, i) => !places.slice(0, i).some((other) => overlap(box, other.box)))
  return apart.length > MOST_PLACES ? [] : apart.map(({ box, sum }) => ({ box, isStrong: sum >= STRONG }))
}

/** A part of a picture, in pixels, and whether what speaks for other compression there is more than scans show by chance. */
export interface OtherwiseCompressed {
  box: Box
  isStrong: boolean
}

/** A place, and how much speaks for other compression there, as the logarithm of a likelihood ratio. */
interface Place {
  box: Box
  sum: number
}

function convincing(places: readonly Place[]): Place[] {
  return places.filter(({ box, sum }) => {
    const isAlone = places.every((other) => other.sum <= ALONE.others * sum || overlap(other.box, box))
    return sum >= (isAlone ? ALONE.needed : NEEDED)
  })
}

/** What compression left at one frequency: how often each part occurs in blocks of the page and in blocks across them. */
interface Trace {
  frequency: number
  parts: Parts
  within: Uint32Array
  across: Uint32Array
}

/** The traces of the last compression, and of one before it. */
function compressionsOf(blocks: Blocks, across: Blocks): [Trace[], Trace[]] {
  const [last, earlier]: [Trace[], Trace[]] = [[], []]
  for (const frequency of FREQUENCIES.keys()) {
    const counts = { within: occurrences(blocks, frequency), across: occurrences(across, frequency) }
    const traceOf = (parts: Parts) => ({
      frequency,
      parts,
      within: countedIn(blocks, frequency, parts),
      across: countedIn(across, frequency, parts),
    })
    const step = stepOf(counts, EVIDENT.last)
    if (!step) continue
    last.push(traceOf(step.parts))
    const before = stepOf(counts, EVIDENT.earlier, step.step)
    if (before) earlier.push(traceOf(before.parts))
  }
  return [last, earlier]
}

function occurrences({ values, white }: Blocks, frequency: number): Uint32Array {
  const counts = new Uint32Array(VALUES)
  for (let i = 0; i < white.length; i++) if (white[i] === 0) counts[values[i * FREQUENCIES.length + frequency]!]!++
  return counts
}

function countedIn(blocks: Blocks, frequency: number, parts: Parts): Uint32Array {
  const counts = new Uint32Array(2 * PARTS)
  for (let i = 0; i < blocks.white.length; i++) {
    const at = partOf(blocks, i, frequency, parts)
    if (at >= 0) counts[at]!++
  }
  return counts
}

/** Blocks with white pixels are counted apart: their values are further from the multiples. */
function partOf({ values, white }: Blocks, block: number, frequency: number, parts: Parts): number {
  const part = parts[values[block * FREQUENCIES.length + frequency]!]!
  return part < 0 ? part : part + white[block]! * PARTS
}

/** The columns of blocks in a box that together speak most for other compression. */
function placeIn(box: Box, blocks: Blocks, traces: readonly Trace[]): Place | null {
  const [left, top] = [Math.floor(box[0] / SIDE), Math.floor(box[1] / SIDE)].map((at) => Math.max(0, at)) as [
    number,
    number,
  ]
  const right = Math.min(blocks.columns, Math.ceil(box[2] / SIDE))
  const bottom = Math.min(blocks.rows, Math.ceil(box[3] / SIDE))
  const inside: { column: number; block: number }[] = []
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const block = blocks.ordinals[row * blocks.columns + column]!
      if (block >= 0) inside.push({ column, block })
    }
  }
  if (inside.length > LARGEST * blocks.white.length) return null
  const weights = weightsOf(
    inside.map(({ block }) => block),
    blocks,
    traces,
  )
  const byColumn = Array<number>(Math.max(0, right - left)).fill(0)
  for (const [i, { column, block }] of inside.entries()) {
    const most = blocks.white[block] ? MOST.white : MOST.block
    byColumn[column - left]! += Math.max(-most, Math.min(most, weights[i]!))
  }
  const { from, to, sum } = heaviestRun(byColumn)
  return { box: [(left + from) * SIDE, top * SIDE, (left + to) * SIDE, bottom * SIDE], sum }
}

/** For each block the logarithm of how much likelier its values are in blocks across those of the page than in all others within. */
function weightsOf(inside: readonly number[], blocks: Blocks, traces: readonly Trace[]): number[] {
  const weights = inside.map(() => 0)
  for (const { frequency, parts, within, across } of traces) {
    const own = inside.map((block) => partOf(blocks, block, frequency, parts))
    const others = within.slice()
    for (const part of own) if (part >= 0) others[part]!--
    const logarithms = logarithmsOf(others, across)
    for (const [i, part] of own.entries()) if (part >= 0) weights[i]! += logarithms[part]!
  }
  return weights
}

function logarithmsOf(within: Uint32Array, across: Uint32Array): number[] {
  const shares = [within, across].map((counts) =>
    [0, PARTS].flatMap((first) => {
      const some = [...counts.subarray(first, first + PARTS)].map((count) => count + UNSEEN)
      const all = some.reduce((sum, count) => sum + count, 0)
      return some.map((count) => count / all)
    }),
  )
  return shares[0]!.map((share, part) => {
    const logarithm = Math.log(shares[1]![part]! / share)
    return Math.max(-MOST_OF_VALUE, Math.min(MOST_OF_VALUE, logarithm))
  })
}

/** The adjacent numbers with the greatest sum. */
function heaviestRun(numbers: readonly number[]): { from: number; to: number; sum: number } {
  const best = { from: 0, to: 0, sum: 0 }
  let [from, sum] = [0, 0]
  for (const [i, number] of numbers.entries()) {
    if (sum <= 0) [from, sum] = [i, 0]
    sum += number
    if (sum > best.sum) Object.assign(best, { from, to: i + 1, sum })
  }
  return best
}

function overlap(one: Box, other: Box): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}
