import pLimit, { type LimitFunction } from 'p-limit'

export interface LineRules {
  /** How many of one line run at the same time. */
  atOnce: number
  /** How many more may wait in it. */
  waiting: number
  /** Whoever has waited longer than this is refused at its turn. */
  patienceMs: number
  /** The answer to requests that find the line full, or have waited too long. */
  refusal: () => Error
}

interface Line {
  limit: LimitFunction
  /** Those running and those waiting. */
  members: number
}

/** Waiting lines of this process, one per name, served in order of arrival. A waiter holds nothing but its place. */
export class WaitingLines {
  readonly #rules: LineRules
  readonly #lines = new Map<string, Line>()

  constructor(rules: LineRules) {
    this.#rules = rules
  }

  /** Runs at its turn in the line with this name. @throws the line's refusal */
  async pass<T>(name: string, run: () => Promise<T>): Promise<T> {
    const { atOnce, waiting, patienceMs, refusal } = this.#rules
    const line = this.#lines.get(name) ?? { limit: pLimit(atOnce), members: 0 }
    if (line.members >= atOnce + waiting) throw refusal()
    this.#lines.set(name, line)
    line.members++
    const giveUpAt = performance.now() + patienceMs
    try {
      return await line.limit(() => {
        if (performance.now() > giveUpAt) throw refusal()
        return run()
      })
    } finally {
      line.members--
      if (line.members === 0) this.#lines.delete(name)
    }
  }
}
