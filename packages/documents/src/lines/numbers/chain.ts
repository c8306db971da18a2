import { rankOf, type Reading } from './line-number.ts'

interface Link<T> {
  item: T
  line: string
  rank: number
  worth: number
  before: Link<T> | null
}

/** Of two runs of equal worth, the one without a leap: "18, 19" rather than "18, 90". */
function leap(before: { rank: number } | null, rank: number): number {
  return 0.001 * Math.min((rank - (before?.rank ?? 0)) / 100, 50)
}

export interface Placed<T> {
  item: T
  line: string
  /** 0 where the number was printed so. */
  cost: number
}

/**
 * Numbers of a column run upwards down the page. Of the items, from top to bottom, takes the run that is worth most: an exact
 * reading above a bent one, a line the form is known to have above others. Noise that breaks the run falls out.
 */
export function chainOf<T>(
  items: readonly { item: T; readings: readonly Reading[] }[],
  worthOf: (line: string, item: T) => number,
): Placed<T>[] {
  const links: Link<T>[] = []
  for (const { item, readings } of items) {
    const own = readings.map(({ line, cost }) => {
      const rank = rankOf(line)
      let before: Link<T> | null = null
      for (const link of links) if (link.rank < rank && link.worth > (before?.worth ?? 0)) before = link
      return {
        item,
        line,
        rank,
        before,
        worth: (before?.worth ?? 0) + worthOf(line, item) - 0.6 * cost - leap(before, rank),
      }
    })
    links.push(...own)
  }
  let last: Link<T> | null = null
  for (const link of links) if (link.worth > (last?.worth ?? 0)) last = link
  const chain: Placed<T>[] = []
  for (let link = last; link; link = link.before) {
    const reading = items.find(({ item }) => item === link.item)?.readings.find(({ line }) => line === link.line)
    chain.unshift({ item: link.item, line: link.line, cost: reading?.cost ?? 0 })
  }
  return chain
}
