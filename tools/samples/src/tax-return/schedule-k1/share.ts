import { BUSINESSES, LAST_NAMES } from '../../people/lists.ts'
import { makeAddress, makeEin, type Address, type Person } from '../../people/person.ts'
import type { Random } from '../../random.ts'
import type { TruthDocument } from '../../truth.ts'
import { dollars, withoutZeros, type Dollars, type Lines } from '../lines.ts'
import { SHARE_FORMS, type BusinessReturn } from './boxes.ts'

/** An owner's share of a business, as on its Schedule K-1. */
export interface Share {
  of: BusinessReturn
  firm: { name: string; ein: string; address: Address }
  /** "50.000000". */
  percent: string
  /** By box; a coded amount by both ("19_a"). */
  boxes: Lines
}

export interface FilledShare {
  share: Share
  year: number
  person: Person
}

const SUFFIX = { '1065': 'LLC', '1120-S': 'Inc' }
const BOXES: Record<BusinessReturn, (random: Random) => Lines> = {
  '1065': ofPartnership,
  '1120-S': ofCorporation,
  '1041': ofTrust,
}

export function makeShare(random: Random): Share {
  const of = random.pick(['1065', '1120-S', '1041'] as const)
  return {
    of,
    firm: {
      name: of === '1041' ? `${random.pick(LAST_NAMES)} Family Trust` : `${random.pick(BUSINESSES)} ${SUFFIX[of]}`,
      ein: makeEin(random),
      address: makeAddress(random.fork('address')),
    },
    percent: `${random.int(10, 99)}.000000`,
    boxes: BOXES[of](random.fork('boxes')),
  }
}

function ofPartnership(random: Random): Lines {
  const ordinary = business(random)
  const services = random.chance(0.5) ? dollars(random, 6_000, 60_000) : 0n
  const capital = random.chance(0.2) ? dollars(random, 400, 9_000) : 0n
  const dividends = random.chance(0.2) ? dollars(random, 20, 900) : 0n
  return withoutZeros({
    1: ordinary,
    2: random.chance(0.2) ? business(random) : 0n,
    '4a': services,
    '4b': capital,
    '4c': services + capital,
    5: random.chance(0.4) ? dollars(random, 3, 800) : 0n,
    '6a': dividends,
    '6b': dividends / 2n,
    12: random.chance(0.2) ? dollars(random, 500, 9_000) : 0n,
    '13_a': random.chance(0.3) ? dollars(random, 20, 700) : 0n,
    '14_a': ordinary + services,
    '18_c': random.chance(0.4) ? dollars(random, 10, 900) : 0n,
    '19_a': random.chance(0.8) ? dollars(random, 2_000, 70_000) : 0n,
    '20_a': random.chance(0.4) ? dollars(random, 3, 800) : 0n,
    '20_z': random.chance(0.4) ? dollars(random, 900, 90_000) : 0n,
  })
}

function ofCorporation(random: Random): Lines {
  return withoutZeros({
    1: business(random),
    2: random.chance(0.2) ? business(random) : 0n,
    4: random.chance(0.4) ? dollars(random, 3, 800) : 0n,
    '5a': random.chance(0.2) ? dollars(random, 20, 900) : 0n,
    11: random.chance(0.3) ? dollars(random, 500, 9_000) : 0n,
    '12_a': random.chance(0.3) ? dollars(random, 20, 700) : 0n,
    '16_c': random.chance(0.4) ? dollars(random, 10, 900) : 0n,
    '16_d': random.chance(0.8) ? dollars(random, 2_000, 70_000) : 0n,
    '17_ac': random.chance(0.5) ? dollars(random, 90_000, 990_000) : 0n,
    '17_v': random.chance(0.5) ? dollars(random, 900, 90_000) : 0n,
  })
}

function ofTrust(random: Random): Lines {
  const dividends = random.chance(0.7) ? dollars(random, 20, 9_000) : 0n
  return withoutZeros({
    1: dollars(random, 3, 8_000),
    '2a': dividends,
    '2b': dividends / 2n,
    '4a': random.chance(0.4) ? dollars(random, 50, 9_000) : 0n,
    5: random.chance(0.3) ? dollars(random, 50, 9_000) : 0n,
    6: random.chance(0.2) ? dollars(random, 500, 40_000) : 0n,
    7: random.chance(0.3) ? dollars(random, 500, 20_000) : 0n,
    '12_a': random.chance(0.3) ? dollars(random, 20, 900) : 0n,
    '14_b': random.chance(0.5) ? dollars(random, 20, 900) : 0n,
  })
}

/** A profit, sometimes a loss. */
function business(random: Random): Dollars {
  const result = dollars(random, 800, 120_000)
  return random.chance(0.2) ? -result : result
}

export function truthOfShare({ share, year, person }: FilledShare, page: number): TruthDocument {
  const blank = SHARE_FORMS[share.of].columns.flat().filter(({ box, codes }) => codes === 0 && !(box in share.boxes))
  return {
    document_type: 'tax_return',
    form: 'schedule_k1',
    pages: [page, page],
    fields: {
      tax_year: String(year),
      taxpayer_name: person.name,
      taxpayer_ssn_last4: person.ssn.slice(-4),
      business_name: share.firm.name,
      business_ein: share.firm.ein,
      ...truthOfPercent(share),
      ...Object.fromEntries(Object.entries(share.boxes).map(([box, amount]) => [`line_${box}`, `${amount}.00`])),
      ...Object.fromEntries(blank.map(({ box }) => [`line_${box}`, null])),
    },
    entries: [],
  }
}

function truthOfPercent({ of, percent }: Share): TruthDocument['fields'] {
  const whole = percent.replace(/\.0+$/, '')
  if (of === '1120-S') return { stock_share_percent: whole }
  if (of === '1041') return {}
  return { profit_share_percent: whole, loss_share_percent: whole, capital_share_percent: whole }
}
