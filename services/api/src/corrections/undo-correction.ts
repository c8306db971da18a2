import { ApiError } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import { presentDocument } from '../documents/present.ts'
import { getDocument } from '../documents/repository.ts'
import { presentEntry } from '../entries/present.ts'
import { getEntry } from '../entries/repository.ts'
import { noContent, type Answer } from '../http/answers/answer.ts'
import type { Asked } from '../http/requests/asked.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertSeen, tagged } from '../http/requests/version.ts'
import { assertUnderReview } from '../packages/lock.ts'
import type { CorrectedEntryParams, CorrectedFieldParams } from './schema.ts'
import { settle, valueOf, valuesOf } from './settle.ts'

export async function undoEntryCorrection(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  { package_id, entry_id }: CorrectedEntryParams,
  asked: Asked,
): Promise<Answer<null>> {
  // The parser is loaded on first use: nothing else in the API needs it.
  const { undoEntry } = await import('@income/documents')
  return work.changePackage(package_id, async ({ tx, locked }) => {
    const inPackage = { tenantId: caller.tenant.id, packageId: locked.id }
    const row = await getEntry(tx, inPackage, entry_id)
    const { id, documentId, version } = row
    assertUnderReview(locked)
    assertSeen(asked, version)
    const { original } = presentEntry(row)
    if (!original) throw new ApiError('not_found', 'The entry is as it was read')
    const names = Object.keys(original).filter((name) => name !== 'confidence')
    await settle(
      { deps, tx, caller, locked },
      await getDocument(tx, inPackage, documentId),
      (read) => undoEntry(read, id),
      (before, after) => ({
        action: 'correction_undone',
        on: { documentId, entryId: id },
        before: valuesOf(before, id, names),
        after: valuesOf(after, id, names),
      }),
    )
    return tagged(noContent(), (await getEntry(tx, inPackage, id)).version)
  })
}

export async function undoFieldCorrection(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  { package_id, document_id, name }: CorrectedFieldParams,
  asked: Asked,
): Promise<Answer<null>> {
  const { undoField } = await import('@income/documents')
  return work.changePackage(package_id, async ({ tx, locked }) => {
    const inPackage = { tenantId: caller.tenant.id, packageId: locked.id }
    const row = await getDocument(tx, inPackage, document_id)
    assertUnderReview(locked)
    assertSeen(asked, row.version)
    const { fields } = presentDocument(row)
    if (!Object.hasOwn(fields, name) || !fields[name]?.original) {
      throw new ApiError('not_found', 'The document has no field of this name that a person corrected')
    }
    await settle(
      { deps, tx, caller, locked },
      row,
      (read) => undoField(read, name),
      (before, after) => ({
        action: 'correction_undone',
        on: { documentId: row.id, field: name },
        before: valueOf(before, name),
        after: valueOf(after, name),
      }),
    )
    return tagged(noContent(), (await getDocument(tx, inPackage, row.id)).version)
  })
}
