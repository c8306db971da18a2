/**
 * Vocabularies are lists of phrases with commas between them, compiled here into one pattern each. A phrase may spell out its
 * variants as patterns do: "sales ?rep", "deductions?", "(pay|payroll) slip".
 */
export function anyOf(list: string): string {
  const phrases = list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))
  return `(?:${phrases.join('|')})`
}

/** Finds a phrase of the list among other words, in letters of either case. */
export const within = (list: string, flags = 'i'): RegExp => new RegExp(`\\b${anyOf(list)}\\b`, flags)

/** Fits a text that is a phrase of the list and nothing else. */
export const whole = (list: string): RegExp => new RegExp(`^${anyOf(list)}$`, 'i')

/** Finds what any of the patterns finds. */
export const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0]?.flags)
