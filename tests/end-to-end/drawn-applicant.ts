import {
  workedReturn,
  workedStatement,
  workedStub,
  workedW2,
  type Sample,
  type WorkedReturn,
  type WorkedStatement,
} from '@income/samples'

/** The documents of one applicant, with amounts that can be calculated by hand. */

const PERSON: WorkedReturn['person'] = {
  first: 'Elena R',
  last: 'Whitfield',
  name: 'Elena R Whitfield',
  ssn: '412-55-7788',
  address: { street: '118 Hawthorne Avenue', city: 'Raleigh', state: 'NC', zip: '27601' },
}
const EMPLOYER = {
  name: 'Harbor Analytics Inc',
  ein: '56-2204418',
  stateId: '44-120934',
  address: { ...PERSON.address, street: '400 Fayetteville Street' },
}
const FIRM = { name: 'Lakeside Brewing Inc', ein: '50-5508145', address: { ...PERSON.address, street: '9 Dock Road' } }

/**
 * Wages of 66,000 from the employer on stub and W-2, Social Security of 24,000 of which 3,600 is untaxed, and 60,000 of
 * a corporation's income without distributions.
 */
export function taxReturn(year: number): Promise<Sample> {
  return workedReturn({
    year,
    person: PERSON,
    income: { wages: 66_000n, retirement: { socialSecurity: { gross: 24_000n, taxable: 20_400n } } },
    shares: [{ of: '1120-S', firm: FIRM, percent: '40.000000', boxes: { 1: 60_000n } }],
  })
}

/** A partner's 60,000, fully distributed. */
export function partnersReturn(year: number): Promise<Sample> {
  const firm = { ...FIRM, name: 'Lakeside Partners LLC' }
  const boxes = { 1: 60_000n, '19_a': 60_000n }
  return workedReturn({ year, person: PERSON, income: {}, shares: [{ of: '1065', firm, percent: '40.000000', boxes }] })
}

export const w2 = () => workedW2({ year: 2024, person: PERSON, employer: EMPLOYER, wages: 66_000_00n })

/** A month's pay of 5,000.00 and 500.00 of overtime, with that of earlier months; 4,290.00 net. */
export function payStub(year: number, month: number): Promise<Sample> {
  const { start, end } = monthOf(year, month)
  const line = <Kind extends string>(kind: Kind, amount: bigint) => ({ kind, amount, ytd: BigInt(month) * amount })
  return workedStub({
    person: PERSON,
    employer: EMPLOYER,
    frequency: 'monthly',
    period: { start, end, payDate: end },
    lines: [
      line('regular', 5_000_00n),
      line('overtime', 500_00n),
      line('federal', 789_25n),
      line('social_security', 341_00n),
      line('medicare', 79_75n),
    ],
  })
}

/** February 2025: the net pay of its stub, and 1,200.00 of rent from a platform. */
export const personalStatement = () =>
  statement(PERSON.name, { type: 'checking', number: '4400913377' }, 2, [
    ['2025-02-11', 'AIRBNB PAYMENTS PAYOUT 88123', 1_200_00n],
    ['2025-02-18', 'CITY POWER & LIGHT BILL PAY 1120394', -140_25n],
    ['2025-02-28', 'HARBOR ANALYTICS PAYROLL PPD ID: 911156887', 4_290_00n],
  ])

/** March 2025: 4.12 of interest. */
export const interestStatement = () =>
  statement(PERSON.name, { type: 'savings', number: '4400913399' }, 3, [
    ['2025-03-14', 'CITY POWER & LIGHT BILL PAY 1120394', -140_25n],
    ['2025-03-31', 'INTEREST PAID', 4_12n],
  ])

/** A month of 2025: 10,000.00 of receipts, and 2,000.00 from another of the owner's accounts. */
export const businessStatement = (month: 1 | 2) =>
  statement(FIRM.name, { type: 'business checking', number: '7730012468' }, month, [
    [`2025-0${month}-06`, 'SQUARE INC 8812034 CCD ID: 4471', 6_000_00n],
    [`2025-0${month}-12`, 'ONLINE TRANSFER FROM SAVINGS XXXXXX9120', 2_000_00n],
    [`2025-0${month}-20`, 'SQUARE INC 8812977 CCD ID: 4471', 4_000_00n],
    [`2025-0${month}-24`, 'INSURANCE PREM HOMESTEAD MUTUAL 5512009', -350_00n],
  ])

function statement(
  holder: string,
  account: WorkedStatement['account'],
  month: number,
  transactions: WorkedStatement['transactions'],
): Promise<Sample> {
  const printed = { bank: 'First Granite Bank', holder, address: PERSON.address, account, ...monthOf(2025, month) }
  return workedStatement({ ...printed, opening: 4_000_00n, transactions })
}

function monthOf(year: number, month: number): { start: string; end: string } {
  const iso = (day: Date) => day.toISOString().slice(0, 10)
  return { start: iso(new Date(Date.UTC(year, month - 1, 1))), end: iso(new Date(Date.UTC(year, month, 0))) }
}
