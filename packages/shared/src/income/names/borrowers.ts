import { nameWords, people, person, personName, words } from './names.ts'

/**
 * The people named on documents, each spelled once, as printed: "John and Mary Smith", "SMITH, JOHN" → "John Smith",
 * "Mary Smith". A mixed-case spelling is preferred to one in capitals.
 */
export function borrowersOf(names: Iterable<string | null | undefined>): string[] {
  const spelled = new Map<string, string>()
  for (const name of names) {
    for (const printed of namesIn(name ?? '')) {
      const key = person(printed)
      if (key === '') continue
      const known = spelled.get(key)
      if (known === undefined || (isCapitals(known) && !isCapitals(printed))) spelled.set(key, printed)
    }
  }
  return [...spelled].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, printed]) => printed)
}

/** The names of a joint line, as printed; a first name alone takes the family name of the last one. */
export function namesIn(name: string): string[] {
  const parts = name.split(/\s*(?:&|\+|;|\n|\bAND\b|\bOR\b)\s*/i).filter((part) => part.trim() !== '')
  if (parts.length < 2) return people(name).length === 0 ? [] : [name.trim()]
  const family = familyNameOn(parts.at(-1)!)
  return parts.map((part) => (nameWords(part).length > 1 ? part.trim() : `${part.trim()} ${family}`))
}

/** As printed: "Ames" of "Robert Ames Jr". */
function familyNameOn(name: string): string {
  const all = name.trim().split(/\s+/)
  return all.findLast((word) => words(word).join(' ') === personName(name)?.family) ?? all.at(-1)!
}

function isCapitals(name: string): boolean {
  return name === name.toUpperCase()
}
