import leven from 'leven'
import type { DocumentFacts } from '../../model/facts.ts'
import { organisation, words } from '../../names/names.ts'
import { addressOf, sameAddress } from './address.ts'
import { type Likeness, likeWord } from '../../names/likeness.ts'
import { likeOwner, type Owner, ownerOf } from './owner.ts'

/** What identifies one business, partnership or property, as its form of one year prints it. */
export interface Identity {
  owner: Owner
  /** The employer identification number. */
  number: string | null
  name: string
  /** The activity of a business without a name. */
  activity: string
  address: string
}

export function identityOf({ fields }: DocumentFacts, column: string | null): Identity {
  return {
    owner: ownerOf(fields['taxpayer_name'], fields['taxpayer_ssn_last4']),
    number: fields['business_ein'] ?? fields['employer_ein'] ?? null,
    name: fields['business_name'] ?? '',
    activity: fields['principal_business'] ?? '',
    address: (column ? fields[`line_1a_${column}`] : null) ?? '',
  }
}

/** Schedules C and F: a sole proprietor may have one number for several businesses, so the name comes first. */
export function likeBusiness(a: Identity, b: Identity): Likeness {
  if (otherOwner(a, b)) return 'other'
  const names = likeName(a.name, b.name)
  if (names !== 'unknown') return names
  if (a.number !== null && b.number !== null) return a.number === b.number ? 'same' : 'other'
  return likeName(a.activity, b.activity) === 'other' ? 'other' : 'unknown'
}

/** Schedule K-1: the number is the entity's; one digit may be misread if the name is the same. */
export function likePartnership(a: Identity, b: Identity): Likeness {
  if (otherOwner(a, b)) return 'other'
  const names = likeName(a.name, b.name)
  if (a.number === null || b.number === null) return names
  if (a.number === b.number) return 'same'
  return names === 'same' && leven(a.number, b.number) === 1 ? 'same' : 'other'
}

export function likeProperty(a: Identity, b: Identity): Likeness {
  if (otherOwner(a, b)) return 'other'
  const [one, two] = [addressOf(a.address), addressOf(b.address)]
  return one && two ? sameAddress(one, two) : 'unknown'
}

function otherOwner({ owner: a }: Identity, { owner: b }: Identity): boolean {
  return likeOwner(a, b) === 'other'
}

/** Names are equal except for their legal form, OCR errors, and words omitted at the end. */
function likeName(a: string, b: string): Likeness {
  const [one, two] = [organisation(a), organisation(b)]
  if (one === '' || two === '') return 'unknown'
  if (one === two || one.replaceAll(' ', '') === two.replaceAll(' ', '')) return 'same'
  const [short, long] = [words(one), words(two)].sort((x, y) => x.length - y.length) as [string[], string[]]
  const begins = short.every((word, i) => likeWord(word, long[i]!))
  return begins && (short.length === long.length || short.length > 1) ? 'same' : 'other'
}
