/** Enough for every stretch of words on a few pages that may be a heading; kept no longer than that. */
const MOST = 10_000

/** A function of a text that answers the same question once: every vocabulary asks about a page's labels. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as T
    if (known.size >= MOST) known.clear()
    const answer = read(text)
    known.set(text, answer)
    return answer
  }
}

/** A function of a thing that does not change, a page or a line, that is asked once for each. */
export function rememberedOf<K extends object, T>(read: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { answer: T }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.answer
    const answer = read(key)
    known.set(key, { answer })
    return answer
  }
}
