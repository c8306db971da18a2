import { sumCents, type Cents } from '@income/shared'
import type { Random } from '../random.ts'
import { PERIODS_A_YEAR, type Employment } from './employment.ts'
import { payPeriods, type PayPeriod } from './pay-periods.ts'

export type LineKind =
  | 'regular'
  | 'overtime'
  | 'holiday'
  | 'bonus'
  | 'commission'
  | 'federal'
  | 'social_security'
  | 'medicare'
  | 'state'
  | 'retirement'
  | 'health'
  | 'dental'
  | 'hsa'
  | 'after_tax'

export const EARNINGS: readonly LineKind[] = ['regular', 'overtime', 'holiday', 'bonus', 'commission']
export const TAXES: readonly LineKind[] = ['federal', 'social_security', 'medicare', 'state']
export const DEDUCTIONS: readonly LineKind[] = ['retirement', 'health', 'dental', 'hsa', 'after_tax']

/** Also deducted before social security and Medicare taxes (Internal Revenue Code, section 125). */
const SECTION_125: readonly LineKind[] = ['health', 'dental', 'hsa']

export interface PayLine {
  kind: LineKind
  amount: Cents
  ytd: Cents
  /** Hundredths of an hour and cents per hour, for hourly pay. */
  hours?: bigint
  rate?: bigint
}

export interface Pay {
  period: PayPeriod
  /** The lines of this pay, and the year so far. */
  lines: PayLine[]
  gross: Cents
  grossYtd: Cents
  taxes: Cents
  taxesYtd: Cents
  deductions: Cents
  deductionsYtd: Cents
  net: Cents
  netYtd: Cents
}

/** A year's pay from one job, pay by pay, with sums that are exact to the cent. */
export function payrollOf(employment: Employment, random: Random): Pay[] {
  const year = new Map<LineKind, Cents>()
  return payPeriods(employment.year, employment.frequency).map((period) => {
    const current = payLines(employment, random)
    for (const line of current) year.set(line.kind, (year.get(line.kind) ?? 0n) + line.amount)
    const lines = [...year].map(([kind, ytd]): PayLine => {
      const line = current.find((l) => l.kind === kind)
      return line ? { ...line, ytd } : { kind, amount: 0n, ytd }
    })
    return payOf(period, lines)
  })
}

/** A pay of these lines, with the totals they add up to. */
export function payOf(period: PayPeriod, lines: readonly PayLine[]): Pay {
  return { period, lines: inOrder(lines), ...totalsOf(lines) }
}

/** The sum of some kinds of lines over some pays. */
export function paid(pays: readonly Pay[], kinds: readonly LineKind[]): Cents {
  return sumCents(
    pays.flatMap((pay) => pay.lines.filter((line) => kinds.includes(line.kind)).map((line) => line.amount)),
  )
}

export function paidBeforeSocialSecurity(pays: readonly Pay[]): Cents {
  return paid(pays, SECTION_125)
}

type Line = Omit<PayLine, 'ytd'>

function payLines(job: Employment, random: Random): Line[] {
  const earned = earnings(job, random)
  const gross = sumCents(earned.map((line) => line.amount))
  const retirement = share(gross, job.retirementShare)
  const section125 = job.health + job.dental + job.hsa
  const socialSecurityWages = gross - section125
  const taxable = socialSecurityWages - retirement
  const withheld: Line[] = [
    { kind: 'federal', amount: share(taxable, job.federalShare) },
    { kind: 'social_security', amount: share(socialSecurityWages, 620n) },
    { kind: 'medicare', amount: share(socialSecurityWages, 145n) },
    { kind: 'state', amount: share(taxable, job.stateShare) },
    { kind: 'retirement', amount: retirement },
    { kind: 'health', amount: job.health },
    { kind: 'dental', amount: job.dental },
    { kind: 'hsa', amount: job.hsa },
    { kind: 'after_tax', amount: job.afterTax },
  ]
  return [...earned, ...withheld.filter((line) => line.amount > 0n)]
}

function earnings(job: Employment, random: Random): Line[] {
  const pays = PERIODS_A_YEAR[job.frequency]
  const more = random.chance(0.3) ? job.variable : 'none'
  if (!job.hourlyRate) {
    const base = job.annualSalary / pays
    const extra = (share(base, BigInt(random.int(300, 2500))) / 100n) * 100n
    return [
      { kind: 'regular', amount: base },
      ...(more === 'bonus' || more === 'commission' ? [{ kind: more, amount: extra } as const] : []),
    ]
  }
  const full = (2080n * 100n) / pays
  const holiday = random.chance(0.12) ? 800n : 0n
  const worked = full - holiday - BigInt(random.chance(0.3) ? random.int(1, 16) * 25 : 0)
  const overtime = more === 'overtime' ? BigInt(random.int(2, 40) * 25) : 0n
  const rate = job.hourlyRate
  return [
    byTheHour('regular', worked, rate),
    ...(overtime ? [byTheHour('overtime', overtime, (rate * 3n) / 2n)] : []),
    ...(holiday ? [byTheHour('holiday', holiday, rate)] : []),
  ]
}

function byTheHour(kind: LineKind, hours: bigint, rate: bigint): Line {
  return { kind, hours, rate, amount: (hours * rate + 50n) / 100n }
}

function totalsOf(lines: readonly PayLine[]) {
  const sum = (kinds: readonly LineKind[], of: 'amount' | 'ytd') =>
    sumCents(lines.filter((line) => kinds.includes(line.kind)).map((line) => line[of]))
  const totals = (of: 'amount' | 'ytd') => {
    const gross = sum(EARNINGS, of)
    const taxes = sum(TAXES, of)
    const deductions = sum(DEDUCTIONS, of)
    return { gross, taxes, deductions, net: gross - taxes - deductions }
  }
  const now = totals('amount')
  const ytd = totals('ytd')
  return { ...now, grossYtd: ytd.gross, taxesYtd: ytd.taxes, deductionsYtd: ytd.deductions, netYtd: ytd.net }
}

function inOrder(lines: readonly PayLine[]): PayLine[] {
  const order = [...EARNINGS, ...TAXES, ...DEDUCTIONS]
  return lines.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** A share in hundredths of a percent, rounded to the cent. */
function share(amount: Cents, hundredths: bigint): Cents {
  return (amount * hundredths + 5_000n) / 10_000n
}
