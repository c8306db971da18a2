import type { Database } from '@income/platform'
import { until } from '../clients/until.ts'

/** The state of a package's files, from its rows: shows what a fault may have lost or duplicated. */
export interface Reckoning {
  status: string
  /** Files by status and error code: `processed`, `failed: content_changed`. */
  files: Record<string, number>
  /** Files that did not end exactly once, by the events of their ends. */
  notEndedOnce: string[]
  documents: number
  /**
   * Files whose documents exist twice: the same fields on the same pages. A page may have several stubs or accounts.
   */
  doubled: string[]
  models: number
  /** Abnormal ends of readers, over all files. */
  attempts: number
}

export async function reckon(db: Database, packageId: string): Promise<Reckoning> {
  const { status } = await db.package.findUniqueOrThrow({ where: { id: packageId } })
  const files = await db.file.findMany({ where: { packageId } })
  const ends = await db.event.findMany({ where: { packageId, type: { in: ['file.processed', 'file.failed'] } } })
  const documents = await db.document.findMany({ where: { packageId } })
  const said = documents.map((d) => JSON.stringify([d.fileId, d.pageStart, d.pageEnd, d.form, d.fields]))
  const doubled = documents.filter((_, i) => said.indexOf(said[i]!) !== i)
  return {
    status,
    files: countBy(files.map((file) => (file.errorCode ? `${file.status}: ${file.errorCode}` : file.status))),
    notEndedOnce: files.filter(({ id }) => ends.filter(({ fileId }) => fileId === id).length !== 1).map(({ id }) => id),
    documents: documents.length,
    doubled: doubled.map(({ fileId }) => fileId),
    models: await db.incomeModel.count({ where: { packageId } }),
    attempts: files.reduce((sum, file) => sum + file.attempts, 0),
  }
}

/** Resolves when every event so far has been delivered. */
export async function allDelivered(db: Database): Promise<void> {
  await until(async () => (await db.delivery.count({ where: { status: 'pending' } })) === 0)
}

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}
