import { Paper } from '../paper/paper.ts'
import { BUSINESSES } from '../people/lists.ts'
import { cityLine, makeAddress, makeEin, makePerson, type Person } from '../people/person.ts'
import { Random } from '../random.ts'
import type { Sample, SampleOptions } from '../sample.ts'
import type { TruthDocument } from '../truth.ts'
import { calculateReturn, type Return } from './calculate.ts'
import { drawForm, type FilledForm } from './draw-form.ts'
import { form1040, type MainFormName } from './form-1040.ts'
import { makeFarm } from './schedules/farm.ts'
import { linesOf, type Form } from './form.ts'
import { makeGains } from './schedules/gains.ts'
import type {
  Business,
  BusinessIncome,
  FilingStatus,
  Income,
  Itemized,
  Property,
  Rental,
  Retirement,
} from './income.ts'
import { dollars, type Dollars, type Lines } from './lines.ts'
import { drawShare } from './schedule-k1/draw-share.ts'
import { makeShare, truthOfShare, type Share } from './schedule-k1/share.ts'
import {
  EARLIER_SCHEDULE_1,
  EARLIER_SCHEDULE_2,
  SCHEDULE_1,
  SCHEDULE_2,
  EARLIER_SCHEDULE_3,
  SCHEDULE_3,
  SCHEDULE_A,
  SCHEDULE_B,
  SCHEDULE_E,
  SCHEDULE_SE,
} from './schedules/schedules.ts'
import { scheduleC } from './schedules/schedule-c.ts'
import { SCHEDULE_D } from './schedules/schedule-d.ts'
import { SCHEDULE_F } from './schedules/schedule-f.ts'
import { chooseStyle, RETURN_LAYOUTS, type ReturnStyle } from './style.ts'

export interface FiledReturn {
  person: Person
  figures: Return
  mainForm: MainFormName
  business: Business | null
  /** Of a business owned with others; their Schedule K-1s go with the return. */
  shares: readonly Share[]
}

export async function sampleTaxReturn({ seed, layout }: SampleOptions): Promise<Sample> {
  const random = new Random(`tax return ${seed}`)
  const person = makePerson(random.fork('person'))
  const status = random.pick(['single', 'married_filing_jointly', 'head_of_household'] as const)
  const business = random.chance(0.6) ? makeBusiness(random.fork('business')) : null
  const income: Income = {
    wages: random.chance(0.85) ? dollars(random, 18_000, 140_000) : 0n,
    interest: random.chance(0.5) ? dollars(random, 1, 2_400) : 0n,
    dividends: random.chance(0.3) ? dollars(random, 10, 3_000) : 0n,
    ...makeRetirement(random.fork('retirement')),
    withheld: dollars(random, 900, 16_000),
    business: business?.income ?? null,
    rentals: random.chance(0.25) ? makeRentals(random.fork('rentals')) : [],
    ...makeRarerIncome(random.fork('rarer income')),
    itemized: random.chance(0.3) ? makeItemized(random.fork('itemized')) : null,
  }
  const figures = calculateReturn(random.int(2020, 2025), status, income)
  const style = chooseStyle(
    random.fork('style'),
    RETURN_LAYOUTS.find((name) => name === layout),
  )
  const mainForm = random.pick(['1040', '1040', '1040', '1040-sr'] as const)
  const shares = makeShares(random.fork('shares'))
  return drawReturn(
    { person, figures, mainForm, business: business?.business ?? null, shares },
    style,
    `tax-return-${seed}.pdf`,
  )
}

export function makeBusiness(random: Random): { business: Business; income: BusinessIncome } {
  const expenses: Record<string, Dollars> = {}
  for (const line of random.some(
    ['8', '9', '10', '11', '13', '15', '17', '18', '20b', '22', '23', '24a', '24b', '25', '26'],
    random.int(3, 9),
  ))
    expenses[line] = dollars(random, 60, 4_800)
  const income: BusinessIncome = {
    receipts: dollars(random, 9_000, 120_000),
    returns: random.chance(0.2) ? dollars(random, 20, 900) : 0n,
    expenses,
    homeOffice: random.chance(0.3) ? dollars(random, 300, 1_500) : 0n,
  }
  return {
    business: {
      name: random.pick(BUSINESSES),
      activity: random.pick(['Photography services', 'Bookkeeping', 'Landscaping', 'Catering']),
      ein: makeEin(random.fork('ein')),
    },
    income,
  }
}

function makeRentals(random: Random): Rental[] {
  return Array.from({ length: random.int(1, 2) }, (_, i) => {
    const lines = random.some(['5', '7', '9', '12', '14', '16', '17', '18'], random.int(3, 7))
    return {
      property: makeProperty(random.fork(`property ${i}`)),
      rents: dollars(random, 16_000, 31_000),
      expenses: Object.fromEntries(lines.map((line) => [line, dollars(random, 90, 2_200)])),
    }
  })
}

function makeProperty(random: Random): Property {
  const rentalDays = random.chance(0.5) ? 365 : random.int(40, 364)
  const personalDays = random.chance(0.2) ? random.int(1, 14) : 0
  return {
    address: makeAddress(random.fork('address')),
    type: random.pick([1, 1, 2, 3]),
    rentalDays: Math.min(rentalDays, 365 - personalDays),
    personalDays,
  }
}

/** Benefits of which a part is taxed, and interest of which nothing is. */
function makeRetirement(random: Random): Pick<Income, 'retirement' | 'taxExemptInterest'> {
  const paid = (chance: number): Retirement['ira'] | null => {
    if (!random.chance(chance)) return null
    const gross = dollars(random, 2_000, 36_000)
    return { gross, taxable: (gross * BigInt(random.int(50, 100))) / 100n }
  }
  const [ira, pension, socialSecurity] = [paid(0.15), paid(0.15), paid(0.2)]
  return {
    taxExemptInterest: random.chance(0.15) ? dollars(random, 20, 6_000) : 0n,
    retirement: { ...(ira && { ira }), ...(pension && { pension }), ...(socialSecurity && { socialSecurity }) },
  }
}

function makeRarerIncome(random: Random): Pick<Income, 'farm' | 'gains' | 'educationCredit'> {
  return {
    farm: random.chance(0.15) ? makeFarm(random.fork('farm')) : null,
    gains: random.chance(0.25) ? makeGains(random.fork('gains')) : null,
    educationCredit: random.chance(0.15) ? dollars(random, 100, 2_000) : 0n,
  }
}

function makeShares(random: Random): Share[] {
  const count = random.chance(0.25) ? random.int(1, 2) : 0
  return Array.from({ length: count }, (_, i) => makeShare(random.fork(`share ${i}`)))
}

function makeItemized(random: Random): Itemized {
  return {
    stateIncomeTax: dollars(random, 300, 9_000),
    realEstateTax: random.chance(0.7) ? dollars(random, 1_200, 8_000) : 0n,
    mortgageInterest: random.chance(0.8) ? dollars(random, 4_000, 21_000) : 0n,
    gifts: random.chance(0.6) ? dollars(random, 50, 4_000) : 0n,
  }
}

/** Form 1040 and the schedules the figures need, or some of the forms alone; then the shares. */
export async function drawReturn(
  filed: FiledReturn,
  style: ReturnStyle,
  name: string,
  forms = formsOf(filed, style),
): Promise<Sample> {
  const paper = await Paper.create('sans')
  const documents = forms.map((filled, i): TruthDocument => {
    if (i > 0) paper.turnPage()
    const first = paper.pageCount
    drawForm(paper, filled, style)
    return truthOf(filled, [first, paper.pageCount])
  })
  for (const share of filed.shares) {
    paper.turnPage()
    const filled = { share, year: filed.figures.year, person: filed.person }
    drawShare(paper, filled, style)
    documents.push(truthOfShare(filled, paper.pageCount))
  }
  return { name, bytes: await paper.bytes(), contentType: 'application/pdf', truth: { file: name, documents } }
}

export function formsOf({ person, figures, mainForm, business }: FiledReturn, style: ReturnStyle): FilledForm[] {
  const { year } = figures
  const main: FilledForm = {
    form: form1040(year, mainForm),
    year,
    person,
    lines: figures.form1040,
    status: figures.status,
  }
  const schedules: [Form, Lines | null][] = [
    [year < 2021 ? EARLIER_SCHEDULE_1 : SCHEDULE_1, figures.schedule1],
    [year < 2021 ? EARLIER_SCHEDULE_2 : SCHEDULE_2, figures.schedule2],
    [year < 2021 ? EARLIER_SCHEDULE_3 : SCHEDULE_3, figures.schedule3],
    [SCHEDULE_A, figures.scheduleA],
    [SCHEDULE_B, figures.scheduleB],
    [scheduleC(style.expenses), figures.scheduleC],
    [SCHEDULE_D, figures.scheduleD],
    [SCHEDULE_E, figures.scheduleE],
    [SCHEDULE_F, figures.scheduleF],
    [SCHEDULE_SE, figures.scheduleSe],
  ]
  const attached = schedules.flatMap(([form, lines]): FilledForm[] => {
    if (!lines) return []
    const ofSchedule = {
      ...(form.form === 'schedule_c' && business ? { business } : {}),
      ...(form.form === 'schedule_e' ? { properties: figures.properties } : {}),
    }
    return [{ form, year, person, lines, ...ofSchedule }]
  })
  return [main, ...attached]
}

function truthOf(
  { form, year, person, lines, status, business, properties }: FilledForm,
  pages: TruthDocument['pages'],
): TruthDocument {
  const amounts = linesOf(form).map((line) => {
    const amount = lines[line]
    return [`line_${line}`, amount === undefined ? null : `${amount}.00`] as const
  })
  return {
    document_type: 'tax_return',
    form: form.form,
    pages,
    fields: {
      tax_year: String(year),
      taxpayer_name: person.name,
      taxpayer_ssn_last4: person.ssn.slice(-4),
      ...(status ? { filing_status: status satisfies FilingStatus } : {}),
      ...(business ? truthOfBusiness(business) : {}),
      ...Object.fromEntries((properties ?? []).flatMap(truthOfProperty)),
      ...Object.fromEntries(amounts),
    },
    entries: [],
  }
}

function truthOfBusiness({ name, ein, activity }: Business): TruthDocument['fields'] {
  return { business_name: name, business_ein: ein, principal_business: activity }
}

function truthOfProperty(property: Property, i: number): [name: string, value: string | null][] {
  const { address, type, rentalDays, personalDays } = property
  const column = 'abc'[i]!
  return [
    [`line_1a_${column}`, `${address.street}, ${cityLine(address)}`],
    [`line_1b_${column}`, String(type)],
    [`line_2_${column}`, String(rentalDays)],
    [`line_2_${column}_personal_use`, personalDays > 0 ? String(personalDays) : null],
  ]
}
