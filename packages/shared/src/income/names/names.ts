/** Normalises names for comparison. */

const LEGAL_FORMS = new Set(
  'INC INCORPORATED LLC LLP LP PLLC PC PA CORP CORPORATION CO COMPANY LTD LIMITED NA DBA'.split(' '),
)
const TITLES = new Set('MR MRS MS MISS MX DR REV PROF'.split(' '))
const GENERATIONS = new Set('JR SR II III IV'.split(' '))
const PROFESSIONS = new Set('MD ESQ RN LPN LVN CNA APRN BSN MSN DDS DMD DVM PHD PHARMD CPA'.split(' '))

/** Upper case words and numbers, without punctuation: "Smith & Co., Inc." → SMITH, CO, INC. */
export function words(text: string | null | undefined): string[] {
  return (text ?? '')
    .toUpperCase()
    .replace(/(?<=\b[A-Z])\.(?=[A-Z]\b)/g, '')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** An employer's or bank's name without its legal form: "The Acme Corporation, Inc." → "ACME". Empty for no name. */
export function organisation(name: string | null | undefined): string {
  const all = words(name)
  const kept = all[0] === 'THE' ? all.slice(1) : [...all]
  while (kept.length > 1 && LEGAL_FORMS.has(kept.at(-1)!)) kept.pop()
  return kept.join(' ')
}

/** A person's name, split into its parts. */
export interface PersonName {
  /** First and middle names, and initials, in order. */
  given: readonly string[]
  family: string
  /** What tells a father from his son: "JR"; null if none is printed. */
  generation: string | null
}

/** The family name is the last word longer than an initial; null for no name. "Sr." before a name is Spanish for "Mr." */
export function personName(name: string | null | undefined): PersonName | null {
  const [before = '', ...after] = (name ?? '').split(',')
  const printed = [after.join(' '), before].flatMap((part) => withoutTitle(words(part)))
  const all = printed.filter((word) => !GENERATIONS.has(word) && !PROFESSIONS.has(word))
  const generation = words(name).find((word, i) => i > 0 && GENERATIONS.has(word)) ?? null
  const whole = all.findLastIndex((word) => word.length > 1)
  const at = whole < 0 ? all.length - 1 : whole
  const family = all[at]
  return family === undefined ? null : { given: all.filter((_, i) => i !== at), family, generation }
}

const withoutTitle = (name: readonly string[]) => name.slice(name.findIndex((word) => !TITLES.has(word)))

/**
 * First and last name of a person and what tells a father from his son, regardless of order, initials, titles and
 * professions: "SMITH, DR. JOHN Q JR" → "JOHN SMITH JR".
 */
export function person(name: string | null | undefined): string {
  const parts = personName(name)
  return [firstAndLast(parts), parts?.generation ?? ''].filter((part) => part !== '').join(' ')
}

/** "JOHN SMITH" */
export function firstAndLast(name: PersonName | null): string {
  const { given = [], family = '' } = name ?? {}
  const first = given.find((word) => word.length > 1) ?? given[0]
  return first === undefined ? family : `${first} ${family}`
}

/** The people on a name line of a joint return or account: "John and Mary Smith" → JOHN SMITH, MARY SMITH. */
export function people(name: string | null | undefined): string[] {
  const parts = (name ?? '').split(/\s*(?:&|\+|;|\n|\bAND\b|\bOR\b)\s*/i).filter((part) => part !== '')
  const family = personName(parts.at(-1))?.family ?? ''
  return parts.map((part) =>
    nameWords(part).filter((w) => w.length > 1).length > 1 ? person(part) : person(`${part} ${family}`),
  )
}

/** The words of a name but for what tells a father from his son. */
export function nameWords(name: string): string[] {
  return words(name).filter((word) => !GENERATIONS.has(word))
}

/**
 * One spelling, the shortest, for names of which one is a prefix of the other ("ACME" and "ACME NORTH"). In sorted
 * order a name follows its prefixes, so one pass is enough.
 */
export function sharedBeginnings(names: Iterable<string>): Map<string, string> {
  const canonical = new Map<string, string>()
  let shortest = ''
  for (const name of [...new Set(names)].filter((n) => n !== '').sort()) {
    if (shortest === '' || !(name === shortest || name.startsWith(`${shortest} `))) shortest = name
    canonical.set(name, shortest)
  }
  return canonical
}
