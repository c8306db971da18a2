import type { Random } from '../random.ts'
import { CITIES, EMPLOYERS, FIRST_NAMES, LAST_NAMES, STREETS } from './lists.ts'

export interface Address {
  street: string
  city: string
  state: string
  zip: string
}

export interface Person {
  first: string
  last: string
  name: string
  /** NNN-NN-NNNN, in ranges that may have been assigned. */
  ssn: string
  address: Address
}

export interface Employer {
  name: string
  /** NN-NNNNNNN */
  ein: string
  stateId: string
  address: Address
}

export function makePerson(random: Random): Person {
  const first = random.pick(FIRST_NAMES)
  const initial = random.chance(0.4) ? ` ${String.fromCharCode(65 + random.int(0, 25))}` : ''
  const last = random.pick(LAST_NAMES)
  const ssn = `${random.int(100, 665)}-${String(random.int(1, 99)).padStart(2, '0')}-${String(random.int(1, 9999)).padStart(4, '0')}`
  return { first: first + initial, last, name: `${first}${initial} ${last}`, ssn, address: makeAddress(random) }
}

export function makeEmployer(random: Random): Employer {
  const address = makeAddress(random)
  const ein = makeEin(random)
  return { name: random.pick(EMPLOYERS), ein, stateId: `${random.int(10, 99)}-${random.digits(6)}`, address }
}

/** NN-NNNNNNN */
export function makeEin(random: Random): string {
  return `${random.int(10, 88)}-${random.digits(7)}`
}

export function makeAddress(random: Random): Address {
  return { street: `${random.int(11, 9899)} ${random.pick(STREETS)}`, ...random.pick(CITIES) }
}

export function cityLine({ city, state, zip }: Address): string {
  return `${city}, ${state} ${zip}`
}
