import { EventEmitter, once } from 'node:events'

/** How long a shared page yields, as a multiple of the time it took: other files meanwhile have most of the worker. */
const GIVES_WAY = 3

/** A file that the worker holds. */
export interface FileInHand extends Disposable {
  /** Offers its pages to all workers: from now on it yields to files that are not shared. */
  share(): void
}

/** The files that a worker holds. Large ones, whose pages are shared, yield to the others, but never permanently. */
export class FilesInHand {
  readonly #changes = new EventEmitter().setMaxListeners(0)
  #shared = 0
  #others = 0

  take(): FileInHand {
    let state: 'other' | 'shared' | 'gone' = 'other'
    this.#others++
    const leave = () => {
      if (state === 'other') this.#others--
      if (state === 'shared') this.#shared--
      if (this.#others === 0) this.#changes.emit('alone')
    }
    return {
      share: () => {
        if (state !== 'other') return
        leave()
        state = 'shared'
        this.#shared++
      },
      [Symbol.dispose]: () => {
        leave()
        state = 'gone'
      },
    }
  }

  /** Whether the worker holds no file, and may help others. */
  get isEmpty(): boolean {
    return this.#shared + this.#others === 0
  }

  /**
   * Resolves at once if no unshared file waits; otherwise when none does any more, or after a multiple of `workedMs`.
   */
  async giveWay(workedMs: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#others === 0 || workedMs === 0) return
    const enough = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(workedMs * GIVES_WAY))])
    await once(this.#changes, 'alone', { signal: enough }).catch(() => {})
    signal.throwIfAborted()
  }
}
