import { borrowersOf } from '../../names/borrowers.ts'
import { isBusinessName } from '../../names/business-name.ts'
import { failedChecks } from '../../papers/duplicates.ts'
import { type Day, dayOf } from '../../calendar.ts'
import type { DocumentFacts, EntryFacts } from '../../model/facts.ts'
import { organisation, person, sharedBeginnings, words } from '../../names/names.ts'
import { subjectKey } from '../../model/subject.ts'
import { ownersOf, peopleNamed } from './owners.ts'
import { type Transaction, TransactionReader } from './transaction.ts'
import type { AccountKind } from '../verdicts.ts'

/** The statements of one account, as far as the documents distinguish accounts. */
export interface Account {
  /** The least id of its documents, so it does not depend on their order. */
  id: string
  /** Identifies the subject in settings and decisions. */
  key: string
  /** For people: "First Bank, account ending 1234". */
  label: string
  kind: AccountKind
  statements: Statement[]
  /** First and last names of its holders. */
  holders: string[]
  /** Its holders, people and businesses, as normalised names. */
  owners: string[]
  /** The people among the holders, as printed. */
  borrowers: string[]
  /** Whether an account number identifies it. */
  numbered: boolean
}

export interface Statement {
  document: DocumentFacts
  /** First and last day covered, as printed or inferred from dated entries; null if unknown. */
  period: { start: Day; end: Day } | null
  transactions: Transaction[]
}

/** Groups statements by account, ordered by least document id. */
export function accountsOf(
  documents: readonly DocumentFacts[],
  entriesOf: ReadonlyMap<string, EntryFacts[]>,
): Account[] {
  const statements = documents.filter((document) => document.documentType === 'bank_statement')
  const spelling = sharedBeginnings(statements.map(({ fields }) => organisation(fields['bank_name'])))
  const bankOf = ({ fields }: DocumentFacts) => spelling.get(organisation(fields['bank_name'])) ?? ''
  const banks = banksByNumber(statements, bankOf)
  const reader = new TransactionReader()
  const read = (document: DocumentFacts) => (entriesOf.get(document.id) ?? []).map((entry) => reader.read(entry))
  const groups = Map.groupBy(statements, (document) => accountKey(document, bankOf(document), banks))
  return [...groups].map(([identity, group]) => account(identity, group, read)).sort((a, b) => (a.id < b.id ? -1 : 1))
}

function account(identity: string, group: DocumentFacts[], read: (document: DocumentFacts) => Transaction[]): Account {
  const statements = group.map((document) => statement(document, read(document))).sort(byPeriod)
  const first = group.reduce((least, document) => (document.id < least.id ? document : least))
  const last4 = first.fields['account_number_last4']
  const bank = statements.map((s) => s.document.fields['bank_name']).find((name) => name)
  return {
    id: first.id,
    key: subjectKey('account', identity),
    label: `${bank ?? 'Bank account'}${last4 ? `, account ending ${last4}` : ''}`,
    kind: group.some(isBusiness) ? 'business' : 'personal',
    statements,
    holders: [...new Set(group.flatMap(({ fields }) => peopleNamed(fields['account_holder'])))],
    owners: [...new Set(group.flatMap(({ fields }) => ownersOf(fields['account_holder'])))],
    borrowers: borrowersOf(group.filter((d) => !heldByBusiness(d)).map(({ fields }) => fields['account_holder'])),
    numbered: Boolean(last4),
  }
}

function statement(document: DocumentFacts, transactions: Transaction[]): Statement {
  const dated = transactions.map(({ day }) => day).filter((day) => day !== null)
  const start = dayOf(document.fields['period_start']) ?? least(dated)
  const end = dayOf(document.fields['period_end']) ?? greatest(dated)
  return { document, transactions, period: start !== null && end !== null && start <= end ? { start, end } : null }
}

/** By start date; for equal starts the most reliable first, then the longest. Undated statements come last. */
function byPeriod(a: Statement, b: Statement): number {
  if (!a.period || !b.period) return Number(!a.period) - Number(!b.period) || (a.document.id < b.document.id ? -1 : 1)
  return (
    a.period.start - b.period.start ||
    failedChecks(a.document) - failedChecks(b.document) ||
    b.period.end - a.period.end ||
    (a.document.id < b.document.id ? -1 : 1)
  )
}

/** Reduces instead of spreading: a statement may have more entries than a call takes arguments. */
function least(days: Day[]): Day | null {
  return days.reduce<Day | null>((min, day) => (min === null || day < min ? day : min), null)
}

function greatest(days: Day[]): Day | null {
  return days.reduce<Day | null>((max, day) => (max === null || day > max ? day : max), null)
}

/** Banks by the last digits of their accounts, to assign a statement whose bank was not read. */
function banksByNumber(
  statements: readonly DocumentFacts[],
  bankOf: (document: DocumentFacts) => string,
): Map<string, Set<string>> {
  const banks = new Map<string, Set<string>>()
  for (const document of statements) {
    const last4 = document.fields['account_number_last4']
    const bank = bankOf(document)
    if (last4 && bank) banks.set(last4, (banks.get(last4) ?? new Set()).add(bank))
  }
  return banks
}

function accountKey({ id, fields }: DocumentFacts, bank: string, banks: ReadonlyMap<string, Set<string>>): string {
  const last4 = fields['account_number_last4']
  if (last4) {
    const known = [...(banks.get(last4) ?? [])]
    return JSON.stringify([last4, bank || (known.length === 1 ? known[0] : '')])
  }
  const holder = person(fields['account_holder'])
  return bank && holder ? JSON.stringify([bank, holder, words(fields['account_type']).join(' ')]) : id
}

const BUSINESS_TYPE = /\b(business|commercial|merchant|corporate)\b/i

/** Personal unless something indicates a business. */
function isBusiness(document: DocumentFacts): boolean {
  return BUSINESS_TYPE.test(document.fields['account_type'] ?? '') || heldByBusiness(document)
}

function heldByBusiness({ fields }: DocumentFacts): boolean {
  return isBusinessName(fields['account_holder'])
}
