/** Letters and digits of a text in upper case, split at everything else. */
export function wordsOf(value: string | null | undefined): string[] {
  return (value ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9 ]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
}

/** Whether both have the same words, in any number and order. */
export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && a.every((word) => b.includes(word)) && b.every((word) => a.includes(word))
}

/** Shared words divided by the longer list: 1 means equal. */
export function similarity(a: string | null | undefined, b: string | null | undefined): number {
  const [x, y] = [wordsOf(a), wordsOf(b)]
  if (x.length === 0 && y.length === 0) return 1
  const rest = [...y]
  let shared = 0
  for (const word of x) {
    const index = rest.indexOf(word)
    if (index < 0) continue
    shared++
    rest.splice(index, 1)
  }
  return shared / Math.max(x.length, y.length)
}
