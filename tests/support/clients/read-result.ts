import type { Database } from '@income/platform'

/** Everything read from a file, without ids, so that two readings can be compared. */
export async function readResult(db: Database, fileId: string): Promise<object> {
  const documents = await db.document.findMany({
    where: { fileId },
    orderBy: { id: 'asc' },
    omit: { id: true, tenantId: true, packageId: true, fileId: true },
  })
  const entries = await db.entry.findMany({
    where: { fileId },
    orderBy: { id: 'asc' },
    omit: { id: true, tenantId: true, packageId: true, fileId: true, documentId: true },
  })
  const { otherPages } = await db.file.findUniqueOrThrow({ where: { id: fileId } })
  return { documents, entries, otherPages }
}
