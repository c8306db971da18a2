import type { Cents } from '../../money/cents.ts'
import { type Day, yearOf } from '../calendar.ts'
import { borrowersOf } from '../names/borrowers.ts'
import type { DocumentFacts } from '../model/facts.ts'
import { organisation, person, sharedBeginnings } from '../names/names.ts'
import type { IncomeFacts } from '../model/rule-set.ts'
import { subjectKey } from '../model/subject.ts'
import { centsOf } from '../papers/values.ts'
import { employmentStart } from './elapsed.ts'
import { withCarried } from './restart.ts'
import { byDate, type Earning, lastDayOf, type Stub, stubOf, withShiftsAsBase } from './stub.ts'

export interface WageYear {
  document: DocumentFacts
  year: number
  /** Box 5, else box 1. */
  wages: Cents
}

/** One person's work for one employer: its stubs by date, its W-2s by year. */
export interface Employment {
  /** Identifies the subject in settings and decisions. */
  key: string
  /** For people: "Acme Corp – Jane Doe". */
  label: string
  borrowers: string[]
  /** As printed; empty if no document names it. */
  employer: string
  /** First and last name; empty if no document names the employee. */
  employee: string
  stubs: Stub[]
  w2s: WageYear[]
  /** W-2s without a year or wages. */
  unusable: DocumentFacts[]
  /** Whether the documents show that it continues. */
  current: boolean
}

/** A stub that ends within this many days of the person's last one shows that the employment continues. */
const CURRENT_DAYS = 60

export function employmentsOf({
  documents,
  copies,
  entriesOf,
}: Pick<IncomeFacts, 'documents' | 'copies' | 'entriesOf'>): Employment[] {
  const wageDocuments = documents.filter(
    ({ id, documentType }) => (documentType === 'pay_stub' || documentType === 'w2') && !copies.has(id),
  )
  const employments = groupByEmployment(wageDocuments).map(({ identity, documents: group }): Employment => {
    const stubs = group.filter(isStub).map((document) => stubOf(document, entriesOf.get(document.id) ?? []))
    const w2s = group.filter((document) => !isStub(document))
    const years = w2s.flatMap((document) => wageYear(document) ?? [])
    const usable = new Set(years.map(({ document }) => document))
    const employees = group.map(({ fields }) => fields['employee_name'])
    return {
      key: subjectKey('employment', ...identity),
      label: labelOf(group),
      borrowers: borrowersOf(employees),
      employer: employerOf(group),
      employee: group.map(({ fields }) => person(fields['employee_name'])).find((name) => name !== '') ?? '',
      stubs: withCarried(withShiftsAsBase(stubs.sort(byDate))),
      w2s: years.sort((a, b) => a.year - b.year || (a.document.id < b.document.id ? -1 : 1)),
      unusable: w2s.filter((document) => !usable.has(document)),
      current: true,
    }
  })
  return withCurrency(employments)
}

function isStub({ documentType }: DocumentFacts): boolean {
  return documentType === 'pay_stub'
}

function wageYear(document: DocumentFacts): WageYear | null {
  const { fields } = document
  const year = /^\d{4}$/.test(fields['tax_year'] ?? '') ? Number(fields['tax_year']) : null
  const wages = centsOf(fields['box_5']) ?? centsOf(fields['box_1'])
  return year !== null && wages !== null ? { document, year, wages } : null
}

/** The documents of one employment, and what distinguishes it. */
interface Group {
  identity: readonly string[]
  documents: DocumentFacts[]
}

/** By employer and employee; a document without an employee belongs to the employer's only one. */
function groupByEmployment(documents: readonly DocumentFacts[]): Group[] {
  const nameOf = employerNames(documents)
  return [...Map.groupBy(documents, nameOf)].flatMap(([employer, group]) => {
    if (employer === '') return group.map((document) => ({ identity: [document.id], documents: [document] }))
    const employees = Map.groupBy(group, ({ fields }) => person(fields['employee_name']))
    const unnamed = employees.get('') ?? []
    const apart = [...employees].map(([employee, own]) => ({ identity: [employer, employee], documents: own }))
    const named = [...employees.keys()].find((employee) => employee !== '')
    const together = unnamed.length > 0 && employees.size === 2 && named !== undefined
    return together ? [{ identity: [employer, named], documents: group }] : apart
  })
}

/** One spelling per employer: the first name in order for an EIN, and the shortest of names with the same beginning. */
function employerNames(documents: readonly DocumentFacts[]): (document: DocumentFacts) => string {
  const nameOfEin = new Map<string, string>()
  for (const { fields } of documents) {
    const ein = einOf(fields)
    const name = organisation(fields['employer_name'])
    if (ein && name !== '' && name < (nameOfEin.get(ein) ?? '\uffff')) nameOfEin.set(ein, name)
  }
  const named = ({ fields }: DocumentFacts) => nameOfEin.get(einOf(fields)) ?? organisation(fields['employer_name'])
  const spelling = sharedBeginnings(documents.map(named))
  return (document) => spelling.get(named(document)) ?? ''
}

/** A reviewer may enter it without its hyphen. */
const einOf = (fields: DocumentFacts['fields']) => (fields['employer_ein'] ?? '').replaceAll(/\D/g, '')

function labelOf(group: readonly DocumentFacts[]): string {
  const employee = group.map(({ fields }) => fields['employee_name']).find((name) => name)
  return [employerOf(group) || 'Employer not named', employee].filter(Boolean).join(' – ')
}

function employerOf(group: readonly DocumentFacts[]): string {
  return group.map(({ fields }) => fields['employer_name']).find((name) => name) ?? ''
}

/**
 * Which employments continue. A stub near the employee's latest shows it. A W-2 alone does only if no stub of the
 * employee is from a later year, because it does not show whether the work continued.
 */
function withCurrency(employments: Employment[]): Employment[] {
  return [...Map.groupBy(employments, ({ employee }) => employee).values()].flatMap((own) => {
    const lastStub = greatest(own.map(lastStubDay))
    const lastYear = greatest(own.map(lastW2Year))
    return own.map((employment) => {
      const byStub = lastStub !== null && (lastStubDay(employment) ?? -Infinity) >= lastStub - CURRENT_DAYS
      const year = lastW2Year(employment) ?? -Infinity
      const succeeded = own.some((other) => other !== employment && succeeds(other, employment))
      const byW2 = lastStub === null ? year === lastYear : year >= yearOf(lastStub)
      const undated = lastStub === null && lastYear === null
      return { ...employment, current: (byStub || byW2 || undated) && !succeeded }
    })
  })
}

/**
 * Work that began after the last stub of an earlier employment, and outlasted it by more than a pay period, or any work after
 * a stub with severance or final pay.
 */
function succeeds(later: Employment, earlier: Employment): boolean {
  const [began, last, ended] = [employmentStart(later.stubs), lastStubDay(later), lastStubDay(earlier)]
  if (began === null || last === null || ended === null || began <= ended) return false
  const finals = earlier.stubs.filter((stub) => lastDayOf(stub) === ended)
  return last > ended + daysWithoutStub(finals[0]!) || finals.some(({ earnings }) => earnings.some(isFinalPay))
}

/** A stub is missing for certain after one and a half of its pay periods, within these days. */
const WITHOUT_STUB = { periods: 1.5, least: 21, most: 31 }

function daysWithoutStub({ start, end }: Stub): number {
  const { periods, least, most } = WITHOUT_STUB
  return start === null || end === null ? most : Math.min(Math.max(periods * (end - start + 1), least), most)
}

/** What an employer pays when work ends; leave is also paid out while it lasts. */
const FINAL_PAY = /\b(?:severance|separation|termination|final)\b/i

const isFinalPay = ({ type, description }: Earning) => type === 'one_off' && FINAL_PAY.test(description)

function lastStubDay({ stubs }: Employment): Day | null {
  return greatest(stubs.map(lastDayOf))
}

function lastW2Year({ w2s }: Employment): number | null {
  return w2s.at(-1)?.year ?? null
}

function greatest(values: (number | null)[]): number | null {
  return values.reduce((max, value) => (max === null || (value !== null && value > max) ? value : max), null)
}
