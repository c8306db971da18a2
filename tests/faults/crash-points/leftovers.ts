import { connectQueue, createLogger, createS3Storage, s3Options, type Database } from '@income/platform'
import type { JobName } from '@income/shared'
import type { Deployment } from '../../support/service/deployment.ts'
import type { TestSettings } from '../../support/stores/test-stores.ts'
import { until } from '../../support/clients/until.ts'

/** What is in the stores and has reached the receiver. */
export interface Leftovers {
  loanPackage: { status: string } | null
  files: Awaited<ReturnType<Database['file']['findMany']>>
  models: number
  deliveries: Awaited<ReturnType<Database['delivery']['findMany']>>
  /** Webhooks that arrived. */
  received: number
  /** Notes of objects to be erased now; an erased object is due again two minutes later. */
  dueErasures: number
  /** Sealed originals in storage. */
  originals: number
  /** Batches of stored pages in storage. */
  pages: number
  /** Jobs in the queue, claimed or not. */
  jobs: Record<JobName, number>
}

export async function leftovers({ db, settings, receiver }: Deployment): Promise<Leftovers> {
  const storage = createS3Storage(s3Options(settings))
  const [{ due }] = await db.$queryRaw<[{ due: bigint }]>`SELECT count(*) AS due FROM erasures WHERE due_at <= now()`
  return {
    loanPackage: await db.package.findFirst(),
    files: await db.file.findMany(),
    models: await db.incomeModel.count(),
    deliveries: await db.delivery.findMany(),
    received: receiver.received.length,
    dueErasures: Number(due),
    originals: (await storage.keys('originals/')).length,
    pages: (await storage.keys('pages/')).length,
    jobs: await jobsIn(settings),
  }
}

async function jobsIn({ QUEUE_URL, QUEUE_PREFIX }: TestSettings): Promise<Record<JobName, number>> {
  const { queue } = connectQueue({ url: QUEUE_URL, prefix: QUEUE_PREFIX, log: createLogger('test', 'silent') })
  const count = async (name: JobName) => {
    const { waiting, active } = await until(() => queue.depth(name))
    return waiting + active
  }
  const jobs = { process_file: await count('process_file'), calculate_package: await count('calculate_package') }
  await queue.close()
  return jobs
}
