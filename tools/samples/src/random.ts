import type { Cents } from '@income/shared'

/** A reproducible source of choices: the same seed makes the same choices on every machine (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number | string) {
    this.#state = hash(String(seed))
  }

  /** A separate source for a named part, so that a change in one part leaves the others unchanged. */
  fork(name: string): Random {
    return new Random(`${this.#state}/${name}`)
  }

  /** From 0 up to, not including, 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from least to most, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1))
  }

  between(least: number, most: number): number {
    return least + this.fraction() * (most - least)
  }

  chance(probability: number): boolean {
    return this.fraction() < probability
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(0, items.length - 1)]!
  }

  /** Some of the items, in their order. */
  some<T>(items: readonly T[], count: number): T[] {
    const chosen = new Set<number>()
    while (chosen.size < Math.min(count, items.length)) chosen.add(this.int(0, items.length - 1))
    return items.filter((_, i) => chosen.has(i))
  }

  /** An amount of money, in cents, between two amounts in dollars. */
  cents(leastDollars: number, mostDollars: number): Cents {
    return BigInt(this.int(leastDollars * 100, mostDollars * 100))
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.int(0, 9)).join('')
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (const letter of text) h = Math.imul(h ^ letter.codePointAt(0)!, 0x01000193)
  return h >>> 0
}
