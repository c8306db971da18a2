import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { allowBrowsers, ensureBucket, LOCAL_PAGES, s3Options } from '@income/platform'
import { keepRunning, type Running } from '../process/program.ts'
import type { StoreSettings, StoresOptions, StoreStart } from './options.ts'
import { startDatabase } from './postgres/start-database.ts'
import { startQueue } from './queue/start-queue.ts'
import { startStorage } from './s3/start-storage.ts'

export interface Stores {
  settings: StoreSettings
  /** The stores started here. */
  running: { postgres?: Running; queue?: Running; s3?: Running }
}

/** Uses the stores named in the environment and starts the others; creates the bucket, which local pages may use. */
export async function startStores({ guardian, onRestart, ...options }: StoresOptions): Promise<Stores> {
  const logs = join(options.directory, 'logs')
  await mkdir(logs, { recursive: true })
  const start: StoreStart = {
    ...options,
    logs,
    begin: (program) => keepRunning(program, guardian, onRestart),
  }
  const [database, storage] = await Promise.all([startDatabase(start), startStorage(start)])
  const queue = await startQueue(start, database.where)
  await ensureBucket(s3Options(storage.where))
  await allowBrowsers(s3Options(storage.where), LOCAL_PAGES)
  return {
    settings: { DATABASE_URL: database.where, QUEUE_URL: queue.where, ...storage.where },
    running: {
      ...(database.running ? { postgres: database.running } : {}),
      ...(queue.running ? { queue: queue.running } : {}),
      ...(storage.running ? { s3: storage.running } : {}),
    },
  }
}
