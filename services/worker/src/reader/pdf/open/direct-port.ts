type Listener = (event: { data: unknown }) => void

/**
 * A message, its chunk, and the chunk's lists of operators, which the sender empties and reuses. Deep enough for
 * reading.
 */
export const SHALLOW = 3

/**
 * Joins the two halves of pdf.js in one thread. Its own port makes a structured clone of every message, which takes as
 * long as reading a page and cannot carry decoded pictures; here, anything deeper in a message than `depth` is passed
 * by reference.
 */
export class DirectPort {
  readonly #listeners = new Set<Listener>()
  readonly #depth: number

  constructor(depth: number) {
    this.#depth = depth
  }

  postMessage(message: unknown): void {
    const event = { data: copyOf(message, this.#depth) }
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener(event)
    })
  }

  addEventListener(_name: 'message', listener: Listener, { signal }: { signal?: AbortSignal } = {}): void {
    this.#listeners.add(listener)
    signal?.addEventListener('abort', () => this.#listeners.delete(listener), { once: true })
  }

  removeEventListener(_name: 'message', listener: Listener): void {
    this.#listeners.delete(listener)
  }

  terminate(): void {
    this.#listeners.clear()
  }
}

/** Copies lists and plain objects to a depth; objects of a class are shared. */
function copyOf(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return depth === 1 ? value.slice() : value.map((part) => copyOf(part, depth - 1))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part, depth - 1)]))
}
