import type { ReadDocument } from '@income/documents'
import { ApiError, type Entry, type EntryValues } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import { type DocumentRow, getDocument } from '../documents/repository.ts'
import { presentEntry } from '../entries/present.ts'
import { getEntry } from '../entries/repository.ts'
import { ok, type Answer } from '../http/answers/answer.ts'
import type { Asked } from '../http/requests/asked.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertSeen, tagged } from '../http/requests/version.ts'
import { assertUnderReview } from '../packages/lock.ts'
import { canonicalAmount } from './canonical-amount.ts'
import { changedFields } from './repository.ts'
import type { CorrectedEntry, CorrectedEntryParams } from './schema.ts'
import { settle, valuesOf } from './settle.ts'

const AMOUNTS = ['amount', 'ytd_amount', 'balance'] as const

export async function correctEntryValues(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  { package_id, entry_id }: CorrectedEntryParams,
  { reason, ...given }: CorrectedEntry,
  asked: Asked,
): Promise<Answer<Entry>> {
  // The parser is loaded on first use: nothing else in the API needs it.
  const { correctEntry } = await import('@income/documents')
  return work.changePackage(package_id, async ({ tx, locked }) => {
    const inPackage = { tenantId: caller.tenant.id, packageId: locked.id }
    const entry = await getEntry(tx, inPackage, entry_id)
    const { id, documentId, version } = entry
    assertUnderReview(locked)
    assertSeen(asked, version)
    const document = await getDocument(tx, inPackage, documentId)
    // A value omitted from the request is not cleared.
    const values = canonical(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
    assertPositive(document, presentEntry(entry), values)
    await settle(
      { deps, tx, caller, locked, reason },
      document,
      (read) => correctEntry(read, id, values),
      (before, after) => ({
        action: 'entry_corrected',
        on: { documentId, entryId: id, ...fieldThatFollowed(before, after) },
        before: valuesOf(before, id, settledNames(after, id, values)),
        after: valuesOf(after, id, settledNames(after, id, values)),
      }),
    )
    const corrected = await getEntry(tx, inPackage, id)
    return tagged(ok(presentEntry(corrected)), corrected.version)
  })
}

/** The values with their amounts as they are stored. */
function canonical(values: Partial<EntryValues>): Partial<EntryValues> {
  const amounts = AMOUNTS.flatMap((name) => {
    const value = values[name]
    return typeof value === 'string' ? [[name, canonicalAmount(value)]] : []
  })
  return { ...values, ...(Object.fromEntries(amounts) as Partial<EntryValues>) }
}

type Amount = Pick<EntryValues, 'category' | 'amount'>

/**
 * A transaction and pay have their side in `direction`. Taxes and deductions that were given back are negative, and so may be
 * lines of returns.
 * @throws ApiError `invalid_request` if a correction makes the amount of a transaction or of pay negative.
 */
function assertPositive({ documentType }: DocumentRow, read: Amount, given: Partial<Amount>): void {
  const { category, amount } = { ...read, ...given }
  const isChanged = category !== read.category || amount !== read.amount
  if (documentType !== 'bank_statement' && category !== 'earning') return
  if (!isChanged || !amount?.startsWith('-')) return
  throw new ApiError(
    'invalid_request',
    'amount: must not be negative; "direction" says whether it is a credit or a debit',
  )
}

function fieldThatFollowed(before: ReadDocument, after: ReadDocument): { field?: string } {
  const [field] = changedFields(before, after)
  return field === undefined ? {} : { field }
}

/** The values of a correction, and those of its side that followed a new category. */
function settledNames({ entries }: ReadDocument, id: string, given: Partial<EntryValues>): string[] {
  const settled = Object.keys(entries.find((entry) => entry.id === id)?.original ?? {})
  const followed = given.category === undefined ? [] : ['direction', 'amount', 'ytd_amount']
  return [...new Set([...Object.keys(given), ...settled.filter((name) => followed.includes(name))])]
}
