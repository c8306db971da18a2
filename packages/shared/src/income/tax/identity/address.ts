import { words } from '../../names/names.ts'
import { type Likeness, likeWord } from '../../names/likeness.ts'

/** A property's address, split into its parts. */
export interface Address {
  /** House number: "12", "12B"; empty if there is none. */
  house: string
  street: readonly string[]
  /** Apartment; empty for a whole house. */
  unit: string
  zip: string
}

/** Standard abbreviations (US Postal Service, Publication 28). */
const SHORT: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  AV: 'AVE',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  COURT: 'CT',
  BOULEVARD: 'BLVD',
  CIRCLE: 'CIR',
  PLACE: 'PL',
  TERRACE: 'TER',
  PARKWAY: 'PKWY',
  HIGHWAY: 'HWY',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
}
const UNITS = new Set(['APT', 'APARTMENT', 'UNIT', 'STE', 'SUITE', 'NO'])
/** Words that end a street name. */
const ENDINGS = new Set(['ST', 'AVE', 'RD', 'DR', 'LN', 'CT', 'BLVD', 'CIR', 'PL', 'TER', 'PKWY', 'HWY', 'WAY'])

/** Null if blank. */
export function addressOf(text: string): Address | null {
  const all = words(text.replaceAll('#', ' UNIT ')).map((word) => SHORT[word] ?? word)
  if (all.length === 0) return null
  const house = /\d/.test(all[0]!) ? all[0]! : ''
  const zip = all.findLast((word, i) => i > 1 && /^\d{5}$/.test(word)) ?? ''
  const at = all.findIndex((word, i) => i > 0 && UNITS.has(word))
  return {
    house,
    street: streetOf(text, all.slice(house === '' ? 0 : 1)),
    unit: at < 0 ? '' : (all[at + 1] ?? ''),
    zip,
  }
}

/** Up to its last word ("OAK ST"), else up to the first comma. */
function streetOf(text: string, named: readonly string[]): string[] {
  const unit = named.findIndex((word) => UNITS.has(word))
  const ending = named.findIndex((word, i) => i > 0 && ENDINGS.has(word))
  const ends = [unit, ending + 1].filter((end) => end > 0)
  if (ends.length > 0) return named.slice(0, Math.min(...ends))
  const beforeComma = words(text.split(',')[0]).length - (/^\s*\S*\d/.test(text) ? 1 : 0)
  return named.slice(0, Math.max(1, beforeComma))
}

/** Two apartments of a house are two properties; whether an apartment is the whole house is unknown. */
export function sameAddress(a: Address, b: Address): Likeness {
  if (a.house !== b.house || (a.zip !== '' && b.zip !== '' && a.zip !== b.zip)) return 'other'
  const [short, long] = [a.street, b.street].sort((x, y) => x.length - y.length) as [
    readonly string[],
    readonly string[],
  ]
  const isSameStreet =
    short.every((word, i) => likeWord(word, long[i]!)) && (short.length === long.length || ENDINGS.has(long.at(-1)!))
  if (!isSameStreet || long.length > short.length + 1) return 'other'
  if (a.unit === b.unit) return 'same'
  return a.unit === '' || b.unit === '' ? 'unknown' : 'other'
}
