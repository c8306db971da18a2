import type { Database, Prisma, Transaction } from '@income/platform'
import { ApiError } from '@income/shared'
import { withSignals } from '../signals/repository.ts'
import { isUuid } from '../http/requests/identifiers.ts'
import type { Range } from '../http/requests/paging.ts'

export type DocumentRow = Prisma.DocumentGetPayload<object>

const listed = { signals: withSignals } satisfies Prisma.DocumentInclude

export type ListedDocumentRow = Prisma.DocumentGetPayload<{ include: typeof listed }>

export function countDocuments(database: Database, where: Prisma.DocumentWhereInput): Promise<number> {
  return database.document.count({ where })
}

/** In reading order: a file's documents are written together, in page order. */
export function listDocuments(
  database: Database,
  where: Prisma.DocumentWhereInput,
  range: Range,
): Promise<ListedDocumentRow[]> {
  return database.document.findMany({ where, orderBy: { id: 'asc' }, include: listed, ...range })
}

/** @throws ApiError `not_found` if the package has no such document. */
export async function getDocument(
  tx: Transaction,
  inPackage: { tenantId: string; packageId: string },
  id: string,
): Promise<DocumentRow> {
  const row = isUuid(id) ? await tx.document.findFirst({ where: { ...inPackage, id } }) : null
  if (!row) throw noSuchDocument()
  return row
}

function noSuchDocument(): ApiError {
  return new ApiError('not_found', 'The package has no document with this identifier')
}

/** @throws ApiError `not_found` if the package has no such document. */
export async function assertDocument(
  database: Database,
  tenantId: string,
  packageId: string,
  id: string,
): Promise<void> {
  const found = isUuid(id) ? await database.document.count({ where: { id, tenantId, packageId } }) : 0
  if (found === 0) throw noSuchDocument()
}
