import type { Database } from '@income/platform'
import type { PageOf, Signal } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { getFile } from '../files/repository.ts'
import { listPage } from '../http/requests/paging.ts'
import { findPackage } from '../packages/repository.ts'
import { presentSignal } from './present.ts'
import { countSignals, listSignals } from './repository.ts'
import type { SignalListQuery } from './schema.ts'

export async function readSignals(
  database: Database,
  { tenant }: Caller,
  reference: string,
  query: SignalListQuery,
): Promise<PageOf<Signal>> {
  const { id: packageId } = await findPackage(database, tenant.id, reference)
  const { file_id: fileId, severity } = query
  if (fileId !== undefined) await getFile(database, tenant.id, packageId, fileId)
  const where = {
    ...{ tenantId: tenant.id, packageId },
    ...(fileId !== undefined && { fileId }),
    ...(severity !== undefined && { severity }),
  }
  const count = await countSignals(database, where)
  return listPage(query, count, async (range) => (await listSignals(database, where, range)).map(presentSignal))
}
