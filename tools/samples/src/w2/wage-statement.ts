import type { Cents } from '@income/shared'
import type { Employment } from '../people/employment.ts'
import { paid, paidBeforeSocialSecurity, EARNINGS, type Pay } from '../people/payroll.ts'
import type { Employer, Person } from '../people/person.ts'
import type { Random } from '../random.ts'
import { decimalOrNull, type TruthDocument, type TruthEntry } from '../truth.ts'

interface StateWages {
  state: string
  id: string
  wages: Cents
  tax: Cents
  local: { name: string; wages: Cents; tax: Cents } | null
}

/** The contents of a Form W-2, whatever its layout. Blank boxes are null. */
export interface WageStatement {
  year: number
  person: Person
  employer: Employer
  controlNumber: string
  /** Boxes 1 to 11. */
  boxes: Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '10' | '11', Cents | null>
  coded: { code: string; amount: Cents }[]
  retirementPlan: boolean
  other: string
  states: StateWages[]
}

/** The W-2 for a year of pay; its sums are those of the stubs. */
export function wageStatementOf(employment: Employment, pays: readonly Pay[], random: Random): WageStatement {
  const { person, employer, year } = employment
  const gross = paid(pays, EARNINGS)
  const retirement = paid(pays, ['retirement'])
  const socialSecurityWages = gross - paidBeforeSocialSecurity(pays)
  const taxable = socialSecurityWages - retirement
  const state = paid(pays, ['state'])
  return {
    year,
    person,
    employer,
    controlNumber: random.digits(7),
    boxes: {
      1: taxable,
      2: paid(pays, ['federal']),
      3: socialSecurityWages,
      4: paid(pays, ['social_security']),
      5: socialSecurityWages,
      6: paid(pays, ['medicare']),
      7: null,
      8: null,
      10: random.chance(0.1) ? random.cents(500, 5000) : null,
      11: random.chance(0.05) ? random.cents(300, 4000) : null,
    },
    coded: [
      { code: 'D', amount: retirement },
      { code: 'W', amount: paid(pays, ['hsa']) },
      { code: 'DD', amount: 4n * paid(pays, ['health']) },
      { code: 'C', amount: random.chance(0.2) ? random.cents(30, 400) : 0n },
    ].filter(({ amount }) => amount > 0n),
    retirementPlan: retirement > 0n,
    other: random.chance(0.3) ? `UNION DUES ${random.int(40, 400)}.00` : '',
    states: state > 0n ? statesOf(employer, taxable, state, random) : [],
  }
}

/** Usually one state; some people work in two, and some also pay a city. */
function statesOf(employer: Employer, wages: Cents, tax: Cents, random: Random): StateWages[] {
  const { state, city } = employer.address
  const local = random.chance(0.25)
    ? { name: random.pick([city.toUpperCase(), city.slice(0, 5).toUpperCase()]), wages, tax: (wages * 125n) / 10_000n }
    : null
  const home: StateWages = { state, id: employer.stateId, wages, tax, local }
  if (!random.chance(0.25)) return [home]
  const share = BigInt(random.int(10, 45))
  const elsewhere = { wages: (wages * share) / 100n, tax: (tax * share) / 100n }
  const second = ['PA', 'IN', 'OR', 'VA'].find((other) => other !== state)!
  return [
    { ...home, wages: wages - elsewhere.wages, tax: tax - elsewhere.tax },
    { state: second, id: `${random.int(100, 999)}${random.digits(5)}`, ...elsewhere, local: null },
  ]
}

export function truthOf(w2: WageStatement, pages: TruthDocument['pages']): TruthDocument {
  const fields: TruthDocument['fields'] = {
    tax_year: String(w2.year),
    employer_name: w2.employer.name,
    employer_ein: w2.employer.ein,
    employee_name: w2.person.name,
    employee_ssn_last4: w2.person.ssn.slice(-4),
  }
  for (const [box, amount] of Object.entries(w2.boxes)) fields[`box_${box}`] = decimalOrNull(amount)
  w2.coded.forEach(({ code, amount }, i) => (fields[`box_12${'abcd'[i]}`] = `${code} ${decimalOrNull(amount)}`))
  w2.states.forEach(({ state, id, wages, tax, local }, i) => {
    const n = i + 1
    fields[`box_15_state_${n}`] = state
    fields[`box_15_id_${n}`] = id
    fields[`box_16_${n}`] = decimalOrNull(wages)
    fields[`box_17_${n}`] = decimalOrNull(tax)
    if (!local) return
    fields[`box_18_${n}`] = decimalOrNull(local.wages)
    fields[`box_19_${n}`] = decimalOrNull(local.tax)
    fields[`box_20_${n}`] = local.name
  })
  return { document_type: 'w2', form: null, pages, fields, entries: entriesOf(w2) }
}

function entriesOf({ boxes, states }: WageStatement): TruthEntry[] {
  const withheld = [
    boxes[2],
    boxes[4],
    boxes[6],
    ...states.map((s) => s.tax),
    ...states.map((s) => s.local?.tax ?? null),
  ]
  return [
    entry('credit', boxes[5]!),
    ...withheld.filter((amount) => amount !== null && amount > 0n).map((amount) => entry('debit', amount!)),
  ]
}

function entry(direction: TruthEntry['direction'], amount: Cents): TruthEntry {
  return { description: '', direction, amount: decimalOrNull(amount), ytd_amount: null }
}
