import type { ReadDocument } from '@income/documents'
import { ApiError, type AuditValues, type Entry } from '@income/shared'
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
import { changedFields } from './repository.ts'
import type { CorrectedEntry, CorrectedEntryParams } from './schema.ts'
import { settle } from './settle.ts'

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
    const { id, documentId, version } = await getEntry(tx, inPackage, entry_id)
    assertUnderReview(locked)
    assertSeen(asked, version)
    const document = await getDocument(tx, inPackage, documentId)
    assertPositive(document, given)
    // A value omitted from the request is not cleared.
    const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    await settle(
      { deps, tx, caller, locked, reason },
      document,
      (read) => correctEntry(read, id, values),
      (before, after) => ({
        action: 'entry_corrected',
        on: { documentId, entryId: id, ...fieldThatFollowed(before, after) },
        before: valuesOf(before, id, Object.keys(values)),
        after: valuesOf(after, id, Object.keys(values)),
      }),
    )
    const corrected = await getEntry(tx, inPackage, id)
    return tagged(ok(presentEntry(corrected)), corrected.version)
  })
}

/**
 * A statement's transaction has its side in `direction`; only pay stubs and returns print negative lines.
 * @throws ApiError `invalid_request` for a negative amount in a bank statement.
 */
function assertPositive({ documentType }: DocumentRow, { amount }: Pick<CorrectedEntry, 'amount'>): void {
  if (documentType !== 'bank_statement' || !amount?.startsWith('-')) return
  throw new ApiError(
    'invalid_request',
    'amount: must not be negative; "direction" says whether it is a credit or a debit',
  )
}

function fieldThatFollowed(before: ReadDocument, after: ReadDocument): { field?: string } {
  const [field] = changedFields(before, after)
  return field === undefined ? {} : { field }
}

function valuesOf({ entries }: ReadDocument, id: string, names: readonly string[]): AuditValues {
  const values = Object.entries(entries.find((entry) => entry.id === id) ?? {})
  return Object.fromEntries(values.filter(([name]) => names.includes(name))) as AuditValues
}
