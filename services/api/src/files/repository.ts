import type { Database, Prisma, Transaction } from '@income/platform'
import { ApiError } from '@income/shared'
import { isUuid } from '../http/requests/identifiers.ts'
import type { Range } from '../http/requests/paging.ts'
import { withSignals } from '../signals/repository.ts'

/** What a file shows in addition to its row: its upload, and its signals. */
const shown = {
  upload: true,
  signals: { ...withSignals, where: { documentId: null } },
} satisfies Prisma.FileInclude

export type FileRow = Prisma.FileGetPayload<{ include: typeof shown }>

/** @throws ApiError `not_found` if the package has no such file. */
export async function getFile(db: Transaction, tenantId: string, packageId: string, fileId: string): Promise<FileRow> {
  const where = { id: fileId, tenantId, packageId }
  const row = isUuid(fileId) ? await db.file.findFirst({ where, include: shown }) : null
  if (!row) throw noSuchFile()
  return row
}

/** In the order of registration. */
export function listFiles(database: Database, tenantId: string, packageId: string, range: Range): Promise<FileRow[]> {
  return database.file.findMany({
    where: { tenantId, packageId },
    orderBy: { id: 'asc' },
    include: shown,
    ...range,
  })
}

export function noSuchFile(): ApiError {
  return new ApiError('not_found', 'The package has no file with this identifier')
}
