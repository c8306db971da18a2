import type { DocumentFacts } from '../model/facts.ts'
import { borrowersOf, namesIn } from './borrowers.ts'
import { isBusinessName } from './business-name.ts'
import { HOLDER_FIELDS, holderOf, lastFourOf } from './holder.ts'
import { firstAndLast, person, type PersonName, personName } from './names.ts'

/** A person named on documents, with what else they show about the person. */
interface Known {
  printed: readonly string[]
  names: readonly PersonName[]
  lastFours: ReadonlySet<string>
}

/**
 * The documents, with each name replaced by the fullest one of the person it fits: "E Tran" is "Elena Tran", "Robert
 * Ames" is "Robert Ames Jr" and "TRAN ELENA" is "Elena M Tran" if they are the only match in the package and no Social
 * Security number contradicts it. This is the only place that decides it; anything that compares holders must use it
 * first.
 */
export function withNamesWrittenOut<T extends DocumentFacts>(documents: readonly T[]): T[] {
  return [GENERATION, INITIALS, FAMILY_FIRST, SAME_WORDS, FAMILY_CHANGED].reduce<T[]>(withFuller, [...documents])
}

/** A way in which two names of one person differ, and which of them stands for both. */
interface Difference {
  isShort: (name: PersonName) => boolean
  isLong: (name: PersonName) => boolean
  fits: (short: PersonName, long: PersonName) => boolean
  /** Whether both must show the same Social Security number. */
  proof: 'number' | 'name'
}

/** A son may print "Jr" on some documents only. */
const GENERATION: Difference = {
  isShort: ({ generation }) => generation === null,
  isLong: ({ generation }) => generation !== null,
  fits: (short, long) => firstAndLast(short) === firstAndLast(long),
  proof: 'name',
}

/** The family name is equal, and no initial differs. */
const INITIALS: Difference = {
  isShort: isAbbreviated,
  isLong: (name) => !isAbbreviated(name),
  fits: (initials, full) =>
    initials.family === full.family &&
    initials.given.every((initial, i) => full.given[i]?.startsWith(initial) ?? true) &&
    (initials.generation === full.generation || initials.generation === null || full.generation === null),
  proof: 'name',
}

const isReversed = (one: PersonName, other: PersonName) =>
  one.given[0] === other.family && one.family === other.given[0] && one.generation === other.generation

/** Payroll prints the family name first, with no comma: "DOE JANE". The name with an initial shows the order. */
const FAMILY_FIRST: Difference = {
  isShort: ({ given }) => given.length === 1,
  isLong: ({ given }) => given.length > 1,
  fits: isReversed,
  proof: 'name',
}

/** Without an initial, "James John" and "John James" may be two people. */
const SAME_WORDS: Difference = {
  isShort: ({ given }) => given.length === 1,
  isLong: ({ given }) => given.length === 1,
  fits: (short, long) => isReversed(short, long) && standsFor(long, short),
  proof: 'number',
}

/** A name before and after a marriage: the first name and the Social Security number are equal. */
const FAMILY_CHANGED: Difference = {
  isShort: () => true,
  isLong: () => true,
  fits: (short, long) =>
    short.given[0] === long.given[0] &&
    short.family !== long.family &&
    short.generation === long.generation &&
    standsFor(long, short),
  proof: 'number',
}

/** Of two equal names the one with an initial stands for both, else the first in order. */
function standsFor(one: PersonName, other: PersonName): boolean {
  if (one.given.length !== other.given.length) return one.given.length > other.given.length
  return firstAndLast(one) < firstAndLast(other)
}

function withFuller<T extends DocumentFacts>(documents: readonly T[], difference: Difference): T[] {
  const { isShort, isLong } = difference
  const known = knownPeople(documents, isLong)
  const everyone = new Map(knownPeople(documents, () => true).map((one) => [person(one.printed[0]), one.lastFours]))
  return documents.map((document) => {
    const people = peopleOn(document)
    const names = people.map((own) =>
      isShort(own.name) ? (writtenOut(own, numbersOf(own, everyone), known, difference) ?? own.printed) : own.printed,
    )
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

function knownPeople(documents: readonly DocumentFacts[], isLong: Difference['isLong']): Known[] {
  const full = documents.flatMap(peopleOn).filter(({ name }) => name.given.length > 0 && isLong(name))
  return [...Map.groupBy(full, ({ printed }) => person(printed)).values()].map((own) => ({
    printed: own.map(({ printed }) => printed),
    names: own.map(({ name }) => name),
    lastFours: new Set(own.flatMap(({ lastFour }) => lastFour ?? [])),
  }))
}

function isAbbreviated({ given }: PersonName): boolean {
  return given.length > 0 && given.every((word) => word.length === 1)
}

/** The Social Security number beside a name, else those beside it on other documents. */
function numbersOf(
  { printed, lastFour }: Named,
  everyone: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  return lastFour === null ? (everyone.get(person(printed)) ?? new Set()) : new Set([lastFour])
}

/** If a name fits several people, the one with its number; null if that does not decide either. */
function writtenOut(
  { name }: Named,
  numbers: ReadonlySet<string>,
  known: readonly Known[],
  { fits, proof }: Difference,
): string | null {
  const isNumbered = ({ lastFours }: Known) => [...numbers].some((number) => lastFours.has(number))
  const fitting = known.filter((one) => {
    const contradicts = numbers.size > 0 && one.lastFours.size > 0 && !isNumbered(one)
    return !contradicts && one.names.every((full) => fits(name, full))
  })
  const numbered = fitting.filter(isNumbered)
  const [only, ...others] = numbered.length > 0 || proof === 'number' ? numbered : fitting
  return only && others.length === 0 ? (borrowersOf(only.printed)[0] ?? null) : null
}
