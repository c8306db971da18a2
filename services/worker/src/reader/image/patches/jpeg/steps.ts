import { FINE, VALUES } from './blocks.ts'

/** How far a value is from a multiple of a step, as one of so many parts of the way to the middle between two. */
export const PARTS = 8
/** For each value its part; NEAR_ZERO if its nearest multiple is zero, which smooth areas have with any step. */
export type Parts = Int8Array
const NEAR_ZERO = -1

/** Compression at usual qualities rounds the low frequencies to these steps. */
const STEPS = { least: 3, most: 40 }
/** The number of blocks that show a step. */
const ENOUGH = 80
/** A larger step must explain the values better by this factor. */
const BETTER = 1.02

/** How often each value occurs at a frequency in the blocks of JPEG, and in blocks that lie across them. */
export interface Occurrences {
  within: ArrayLike<number>
  across: ArrayLike<number>
}

/**
 * The parts of the step to whose multiples the values of a frequency were rounded; null without such a step, if the values are not
 * closer to multiples, by `least` in relative entropy, than in blocks across. `known` rounds values before.
 */
export function stepOf(
  counts: Occurrences,
  least: number,
  known: number | null = null,
): { step: number; parts: Parts } | null {
  let best: { step: number; parts: Parts } | null = null
  let most = least
  for (let step = STEPS.least; step <= STEPS.most; step++) {
    const parts = partsOf(step, known)
    const [within, across] = [countedByPart(counts.within, parts), countedByPart(counts.across, parts)]
    const fewest = Math.min(total(within), total(across))
    if (fewest < ENOUGH) break
    const distance = relativeEntropy(within, across) - (2 * PARTS) / fewest
    if (distance <= most) continue
    most = distance * BETTER
    best = { step, parts }
  }
  return best
}

function partsOf(step: number, known: number | null): Parts {
  const parts: Parts = new Int8Array(VALUES)
  const [size, before] = [step * FINE, (known ?? 0) * FINE]
  for (let value = 0; value < VALUES; value++) {
    const rounded = before === 0 ? value : Math.round(value / before) * before
    const multiple = Math.round(rounded / size)
    const part = Math.floor((2 * PARTS * Math.abs(rounded - multiple * size)) / size)
    parts[value] = multiple === 0 ? NEAR_ZERO : Math.min(PARTS - 1, part)
  }
  return parts
}

function countedByPart(counts: ArrayLike<number>, parts: Parts): number[] {
  const byPart = Array<number>(PARTS).fill(0)
  for (let value = 0; value < VALUES; value++) {
    const part = parts[value]!
    if (part !== NEAR_ZERO) byPart[part]! += counts[value]!
  }
  return byPart
}

function relativeEntropy(within: readonly number[], across: readonly number[]): number {
  const [allWithin, allAcross] = [total(within) + PARTS, total(across) + PARTS]
  return within.reduce((sum, count, part) => {
    const share = (count + 1) / allWithin
    return sum + share * Math.log(share / ((across[part]! + 1) / allAcross))
  }, 0)
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
