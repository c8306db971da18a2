type Listener = (event: { data: unknown }) => void

/**
 * Joins the two halves of pdf.js in one thread. Its own port makes a structured clone of every message, which takes as long as
 * reading a page does; here what cannot change, glyphs and bytes above all, is handed over as it is.
 */
export class DirectPort {
  readonly #listeners = new Set<Listener>()

  postMessage(message: unknown): void {
    const event = { data: copyOf(message) }
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

/** Lists and plain objects anew, since the sender goes on filling them; what has a class of its own is shared. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]))
}
