import {
  type Account,
  accountsOf,
  copiesOf,
  type DocumentFacts,
  type Employment,
  employmentsOf,
  type EntryFacts,
  type Repeat,
  repeatsOf,
  withNamesWrittenOut,
  type Cents,
  type Check,
  type CheckStatus,
} from '@income/shared'
import { check, notApplicable, passed } from '../model/check.ts'

/** The documents of a package as its checks see them: without copies, grouped by account and by employment. */
export interface PackageDocuments {
  /** Without copies. */
  documents: readonly DocumentFacts[]
  repeats: readonly Repeat[]
  accounts: readonly Account[]
  employments: readonly Employment[]
}

export function packageDocuments(
  documents: readonly DocumentFacts[],
  entries: readonly EntryFacts[],
): PackageDocuments {
  const sorted = withNamesWrittenOut(documents).sort((a, b) => (a.id < b.id ? -1 : 1))
  const repeats = repeatsOf(sorted)
  const copies = copiesOf(repeats)
  const originals = sorted.filter(({ id }) => !copies.has(id))
  const entriesOf = Map.groupBy(entries, ({ documentId }) => documentId)
  return {
    documents: originals,
    repeats,
    accounts: accountsOf(originals, entriesOf),
    employments: employmentsOf({ documents: originals, copies, entriesOf }),
  }
}

/** The title of a document: "W-2 of 2024", "pay stub of 2025-06-30". */
export function titleOf({ documentType, form, fields }: DocumentFacts): string {
  const of = (date: string | null | undefined) => (date ? ` of ${date}` : '')
  switch (documentType) {
    case 'bank_statement':
      return `bank statement${of(fields['period_end'])}`
    case 'pay_stub':
      return `pay stub${of(fields['pay_date'] ?? fields['period_end'])}`
    case 'w2':
      return `W-2${of(fields['tax_year'])}`
    case 'tax_return':
      return `${formTitle(form)}${of(fields['tax_year'])}`
  }
}

function formTitle(form: DocumentFacts['form']): string {
  const [, schedule] = /^schedule_(.+)$/.exec(form ?? '') ?? []
  if (schedule === undefined) return `Form ${(form ?? '').toUpperCase()}`
  return schedule === 'k1' ? 'Schedule K-1' : `Schedule ${schedule.toUpperCase()}`
}

/** A contradiction between documents. */
export interface Finding {
  status: Extract<CheckStatus, 'warning' | 'failed'>
  message: string
  expected?: Cents
  actual?: Cents
}

/** The result of comparing documents: how many comparisons there were, and what they found. */
export interface Comparison {
  name: string
  compared: number
  findings: Finding[]
  /** The message if nothing is wrong. */
  holds: string
  /** What is missing if nothing could be compared. */
  missing: string
}

/** One check for each finding; without findings, one that passed or does not apply. */
export function checksOf({ name, compared, findings, holds, missing }: Comparison): Check[] {
  if (findings.length > 0) {
    return findings.map(({ status, message, ...compared }) => check(name, status, message, compared))
  }
  return [compared > 0 ? passed(name, holds) : notApplicable(name, missing)]
}
