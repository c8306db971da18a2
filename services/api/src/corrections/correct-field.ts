import type { ReadDocument } from '@income/documents'
import { ApiError, fieldFormat, isAmountField, type DocumentType, type IncomeDocument } from '@income/shared'
import { z } from 'zod'
import type { Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import { presentDocument } from '../documents/present.ts'
import { getDocument, type DocumentRow } from '../documents/repository.ts'
import { ok, type Answer } from '../http/answers/answer.ts'
import type { Asked } from '../http/requests/asked.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { validated } from '../http/requests/validate.ts'
import { assertSeen, tagged } from '../http/requests/version.ts'
import { assertUnderReview } from '../packages/lock.ts'
import { changedEntries } from './repository.ts'
import type { CorrectedField, CorrectedFieldParams } from './schema.ts'
import { canonicalAmount } from './canonical-amount.ts'
import { settle, valueOf } from './settle.ts'

export async function correctFieldValue(
  deps: Dependencies,
  work: UnitOfWork,
  caller: Caller,
  { package_id, document_id, name }: CorrectedFieldParams,
  { value: typed, reason }: CorrectedField,
  asked: Asked,
): Promise<Answer<IncomeDocument>> {
  // The parser is loaded on first use: nothing else in the API needs it.
  const { correctField } = await import('@income/documents')
  return work.changePackage(package_id, async ({ tx, locked }) => {
    const inPackage = { tenantId: caller.tenant.id, packageId: locked.id }
    const document = await getDocument(tx, inPackage, document_id)
    assertFits(document, name, typed)
    const isAmount = isAmountField(document.documentType as DocumentType, name)
    const value = isAmount && typed !== null ? canonicalAmount(typed) : typed
    assertUnderReview(locked)
    assertSeen(asked, document.version)
    await settle(
      { deps, tx, caller, locked, reason },
      document,
      (read) => correctField(read, name, value),
      (before, after) => ({
        action: 'field_corrected',
        on: { documentId: document.id, field: name, ...entryThatFollowed(before, after) },
        before: valueOf(before, name),
        after: valueOf(after, name),
      }),
    )
    const corrected = await getDocument(tx, inPackage, document.id)
    return tagged(ok(presentDocument(corrected)), corrected.version)
  })
}

/**
 * @throws ApiError `not_found` if documents of this type have no such field; `invalid_request` if the value does not
 * fit the field.
 */
function assertFits({ documentType, fields }: DocumentRow, name: string, value: string | null): void {
  const format = fieldFormat(documentType as DocumentType, name)
  if (!format && !Object.hasOwn(fields as object, name)) {
    throw new ApiError('not_found', 'A document of this kind has no field of this name')
  }
  validated(z.object({ value: (format ?? z.string()).nullable() }), { value }, 'body')
}

function entryThatFollowed(before: ReadDocument, after: ReadDocument): { entryId?: string } {
  const [entry] = changedEntries(before, after)
  return entry ? { entryId: entry.id } : {}
}
