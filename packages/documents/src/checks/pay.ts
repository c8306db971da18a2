import {
  type Account,
  centsOf,
  type Cents,
  dayOf,
  type Employment,
  PAYDAY_DAYS,
  absolute,
  type DocumentFacts,
  people,
  sumCents,
} from '@income/shared'
import { amount } from '../model/check.ts'
import { titleOf, type Comparison, type Finding, type PackageDocuments } from './package-documents.ts'

type StubDocument = Employment['stubs'][number]['document']

/** The net pay of a stub is among the deposits around its pay date, if a statement covers those days. */
export function netPayDeposited({ accounts, employments }: PackageDocuments): Comparison {
  const covered = coveredDays(accounts)
  const deposits = depositsByDay(accounts)
  const findings: Finding[] = []
  let compared = 0
  for (const { document } of employments.flatMap(({ stubs }) => stubs)) {
    const pay = netPayOf(document)
    if (!pay || !covered.has(pay.day) || !covered.has(pay.day + PAYDAY_DAYS)) continue
    compared += 1
    if (around(pay.day).some((day) => deposits.has(`${day} ${pay.net}`))) continue
    const message = `Net pay of ${amount(pay.net)} on the ${titleOf(document)} is not among the deposits around its pay date.`
    findings.push({ status: 'warning', message })
  }
  return {
    name: 'net_pay_deposited',
    compared,
    findings,
    holds: 'The net pay of every pay stub whose pay date is covered is among the deposits.',
    missing: 'No bank statement covers the pay date of a pay stub.',
  }
}

function netPayOf({ fields }: StubDocument): { net: Cents; day: number } | null {
  const net = centsOf(fields['net_pay'])
  const day = dayOf(fields['pay_date'])
  return net && net > 0n && day !== null ? { net, day } : null
}

const around = (day: number): number[] =>
  Array.from({ length: 2 * PAYDAY_DAYS + 1 }, (_, index) => day - PAYDAY_DAYS + index)

/** Longest period accepted as printed: a misread year must not make a period of centuries. */
const LONGEST_PERIOD = 400

function coveredDays(accounts: readonly Account[]): Set<number> {
  const days = new Set<number>()
  for (const { period } of accounts.flatMap(({ statements }) => statements)) {
    if (!period || period.end - period.start > LONGEST_PERIOD) continue
    for (let day = period.start; day <= period.end; day += 1) days.add(day)
  }
  return days
}

function depositsByDay(accounts: readonly Account[]): Set<string> {
  const found = new Set<string>()
  for (const { transactions } of accounts.flatMap(({ statements }) => statements)) {
    for (const { entry, day, direction } of transactions) {
      if (direction === 'credit' && day !== null) found.add(`${day} ${entry.amount}`)
    }
  }
  return found
}

type Stub = Employment['stubs'][number]

/**
 * Within a year the year-to-date gross pay never falls from stub to stub, unless the later one takes pay back. It grows by the
 * period's gross pay from one period to the next; corrections of earlier pay are common, so this only warns.
 */
export function yearToDateRises({ employments }: PackageDocuments): Comparison {
  const pairs = employments.flatMap(({ stubs }) => stubs.slice(1).map((stub, index) => [stubs[index]!, stub] as const))
  const comparable = pairs.filter(
    ([before, after]) => before.year === after.year && before.grossYtd !== null && after.grossYtd !== null,
  )
  return {
    name: 'year_to_date_rises',
    compared: comparable.length,
    findings: comparable.flatMap(([before, after]) => findingBetween(before, after) ?? []),
    holds: 'Year-to-date gross pay rises from pay stub to pay stub.',
    missing: 'No two pay stubs of one employer and year show year-to-date gross pay.',
  }
}

function findingBetween(before: Stub, after: Stub): Finding | null {
  const [earlier, later] = [before.grossYtd!, after.grossYtd!]
  const [first, second] = [titleOf(before.document), titleOf(after.document)]
  if (later < earlier && !(after.gross !== null && after.gross < 0n)) {
    const message = `Year-to-date gross pay falls from ${amount(earlier)} on the ${first} to ${amount(later)} on the ${second}.`
    return { status: 'failed', message, expected: earlier, actual: later }
  }
  const follows = before.end !== null && after.start === before.end + 1
  if (!follows || after.gross === null || later === earlier + after.gross) return null
  const expected = earlier + after.gross
  const message = `Year-to-date gross pay on the ${first} and gross pay on the ${second} come to ${amount(expected)}, but the latter shows ${amount(later)}.`
  return { status: 'warning', message, expected, actual: later }
}

/** Returns may be filled in with whole dollars, so each W-2 may differ by one dollar. */
const ROUNDING: Cents = 100n

/** Line 1a of Form 1040 (line 1 until 2021) is the sum of box 1 of the taxpayers' W-2s of that year. */
export function wagesOnReturn({ documents }: PackageDocuments): Comparison {
  const w2s = Map.groupBy(
    documents.filter(({ documentType }) => documentType === 'w2'),
    ({ fields }) => fields['tax_year'] ?? '',
  )
  const findings: Finding[] = []
  let compared = 0
  for (const document of documents) {
    const wages = wagesOf(document)
    const ofYear = w2s.get(document.fields['tax_year'] ?? '') ?? []
    const own = ofYear.filter((w2) => isOf(w2, document) && centsOf(w2.fields['box_1']) !== null)
    if (wages === null || own.length === 0) continue
    compared += 1
    findings.push(...findingOn(document, wages, own))
  }
  return {
    name: 'wages_on_return',
    compared,
    findings,
    holds: 'The returns show the wages of the W-2s.',
    missing: 'There are no Form 1040 and W-2 of the same year and person.',
  }
}

function findingOn({ fields }: DocumentFacts, wages: Cents, w2s: readonly DocumentFacts[]): Finding[] {
  const shown = sumCents(w2s.map((w2) => centsOf(w2.fields['box_1']) ?? 0n))
  if (absolute(wages - shown) <= ROUNDING * BigInt(w2s.length)) return []
  const amounts = { expected: shown, actual: wages }
  const year = fields['tax_year']
  if (shown > wages) {
    const message = `The W-2s of ${year} show wages of ${amount(shown)}, but the return only ${amount(wages)}.`
    return [{ status: 'failed', message, ...amounts }]
  }
  const message = `The return of ${year} shows wages of ${amount(wages)}, but the W-2s only ${amount(shown)}: one may be missing.`
  return [{ status: 'warning', message, ...amounts }]
}

function wagesOf({ form, fields }: DocumentFacts): Cents | null {
  if (form !== '1040' && form !== '1040-sr') return null
  return centsOf(Number(fields['tax_year']) >= 2022 ? fields['line_1a'] : fields['line_1'])
}

/** Whether a W-2 belongs to a taxpayer of the return; if a name is missing, nothing contradicts it. */
function isOf(w2: DocumentFacts, { fields }: DocumentFacts): boolean {
  const [employee] = people(w2.fields['employee_name'])
  const taxpayers = people(fields['taxpayer_name'])
  return employee === undefined || taxpayers.length === 0 || taxpayers.includes(employee)
}
