import { nameWords, people, personName } from '../../names/names.ts'
import { type Likeness, likeWord } from '../../names/likeness.ts'

/** The owner of a document, as printed. */
export interface Owner {
  lastFour: string | null
  /** Two names on a joint return. */
  names: readonly string[]
}

export function ownerOf(name: string | null | undefined, lastFour: string | null | undefined): Owner {
  return { lastFour: lastFour ?? null, names: people(name).filter((part) => part !== '') }
}

/**
 * The digits of the Social Security number come first, then the names. If two spellings differ, different digits mean
 * two people ("Maria Lopez", "Mario Lopez").
 */
export function likeOwner(a: Owner, b: Owner): Likeness {
  const bothNumbered = a.lastFour !== null && b.lastFour !== null
  if (bothNumbered && a.lastFour === b.lastFour) return 'same'
  if (a.names.length === 0 || b.names.length === 0) return bothNumbered ? 'other' : 'unknown'
  const share = (like: (x: string, y: string) => boolean) => a.names.some((x) => b.names.some((y) => like(x, y)))
  if (share((x, y) => x === y)) return 'same'
  return !bothNumbered && share(likeSpelling) ? 'same' : 'other'
}

function likeSpelling(a: string, b: string): boolean {
  const [generation, other] = [a, b].map((name) => personName(name)?.generation ?? null)
  if (generation !== null && other !== null && generation !== other) return false
  const [one, two] = [nameWords(a), nameWords(b)]
  return one.length === two.length && one.every((word, i) => likeWord(word, two[i]!))
}
