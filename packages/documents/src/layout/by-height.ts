import { middleY } from '../model/page.ts'
import type { Placed } from './geometry.ts'

/** What is on a page from top to bottom, so that what is near a place is looked for near it alone. */
export class ByHeight<T extends Placed> {
  readonly #all: readonly T[]
  readonly #middles: readonly number[]

  constructor(all: readonly T[]) {
    this.#all = all.toSorted((a, b) => middleY(a) - middleY(b))
    this.#middles = this.#all.map(middleY)
  }

  /** What has its middle between two heights, both included, from top to bottom. */
  between(from: number, to: number): readonly T[] {
    const first = this.#firstFrom(from)
    let end = first
    while (end < this.#middles.length && this.#middles[end]! <= to) end++
    return this.#all.slice(first, end)
  }

  #firstFrom(y: number): number {
    let [low, high] = [0, this.#middles.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#middles[middle]! < y) low = middle + 1
      else high = middle
    }
    return low
  }
}
