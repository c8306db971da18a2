import type { DocumentFacts } from '../model/facts.ts'
import { borrowersOf, namesIn } from './borrowers.ts'
import { isBusinessName } from './business-name.ts'
import { HOLDER_FIELDS, holderOf, lastFourOf } from './holder.ts'
import { person, type PersonName, personName } from './names.ts'

/** A person named on documents, with what else they show about the person. */
interface Known {
  printed: readonly string[]
  names: readonly PersonName[]
  lastFours: ReadonlySet<string>
}

/**
 * The documents, with names that have only initials replaced by the person they fit: "E Tran" is "Elena Tran" if she is
 * the only match in the package and no Social Security number contradicts it. This is the only place that decides it;
 * anything that compares holders must use it first.
 */
export function withNamesWrittenOut<T extends DocumentFacts>(documents: readonly T[]): T[] {
  const known = knownPeople(documents)
  return documents.map((document) => {
    const people = peopleOn(document)
    const names = people.map((own) => (isAbbreviated(own.name) ? (writtenOut(own, known) ?? own.printed) : own.printed))
    if (names.every((name, i) => name === people[i]!.printed)) return document
    const fields = { ...document.fields, [HOLDER_FIELDS[document.documentType]]: names.join(' and ') }
    return { ...document, fields }
  })
}

interface Named {
  printed: string
  name: PersonName
  lastFour: string | null
}

/** A business is not a person, even if its name looks like one. */
function peopleOn(document: DocumentFacts): Named[] {
  const line = holderOf(document) ?? ''
  if (isBusinessName(line)) return []
  return namesIn(line).flatMap((printed, at) => {
    const name = personName(printed)
    return name === null ? [] : [{ printed, name, lastFour: at === 0 ? lastFourOf(document) : null }]
  })
}

function knownPeople(documents: readonly DocumentFacts[]): Known[] {
  const full = documents.flatMap(peopleOn).filter(({ name }) => name.given.length > 0 && !isAbbreviated(name))
  return [...Map.groupBy(full, ({ printed }) => person(printed)).values()].map((own) => ({
    printed: own.map(({ printed }) => printed),
    names: own.map(({ name }) => name),
    lastFours: new Set(own.flatMap(({ lastFour }) => lastFour ?? [])),
  }))
}

function isAbbreviated({ given }: PersonName): boolean {
  return given.length > 0 && given.every((word) => word.length === 1)
}

/** If the initials fit several people, the one with the number; null if that does not decide either. */
function writtenOut({ name, lastFour }: Named, known: readonly Known[]): string | null {
  const fitting = known.filter(({ names, lastFours }) => {
    const contradicts = lastFour !== null && lastFours.size > 0 && !lastFours.has(lastFour)
    return !contradicts && names.every((full) => fits(name, full))
  })
  const numbered = fitting.filter(({ lastFours }) => lastFour !== null && lastFours.has(lastFour))
  const [only, ...others] = numbered.length > 0 ? numbered : fitting
  return only && others.length === 0 ? (borrowersOf(only.printed)[0] ?? null) : null
}

/** The family name is equal, and no initial differs. */
function fits(initials: PersonName, full: PersonName): boolean {
  return (
    initials.family === full.family && initials.given.every((initial, i) => full.given[i]?.startsWith(initial) ?? true)
  )
}
