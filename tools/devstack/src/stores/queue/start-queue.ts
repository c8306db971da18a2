import { join } from 'node:path'
import type { Started, StoreStart } from '../options.ts'
import { findRedis, redisProgram } from './redis.ts'

/** The address of the queue: named in the environment, in a Redis started here, or else in the database. */
export async function startQueue(start: StoreStart, databaseUrl: string): Promise<Started<string>> {
  const { QUEUE_URL, PATH } = start.environment
  if (QUEUE_URL) {
    start.report('Queue: the one that QUEUE_URL names')
    return { where: QUEUE_URL }
  }
  const file = findRedis(PATH)
  if (file === undefined) {
    start.report('Queue: in Postgres (no redis-server was found on the search path)')
    return { where: databaseUrl }
  }
  const { program, url } = await redisProgram({
    file,
    directory: join(start.directory, 'redis'),
    log: join(start.logs, 'redis.log'),
    password: start.secrets.redisPassword,
    durability: start.durability,
  })
  const running = await start.begin(program)
  start.report(`Queue: Redis ready on port ${new URL(url).port}`)
  return { where: url, running }
}
