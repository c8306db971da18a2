import { Redis } from 'ioredis'
import type { Database } from '@income/platform'

/** All contents of the queue, as text. */
export async function queueContents(url: string, prefix: string, db: Database): Promise<string> {
  return /^redis/.test(url) ? redisContents(url, prefix) : postgresContents(db)
}

async function redisContents(url: string, prefix: string): Promise<string> {
  const redis = new Redis(url)
  try {
    const held: string[] = []
    for await (const keys of redis.scanStream({ match: `${prefix}:*` })) {
      for (const key of keys as string[]) held.push(key, await valueOf(redis, key))
    }
    return held.join('\n')
  } finally {
    redis.disconnect()
  }
}

async function valueOf(redis: Redis, key: string): Promise<string> {
  switch (await redis.type(key)) {
    case 'string':
      return (await redis.get(key)) ?? ''
    case 'hash':
      return JSON.stringify(await redis.hgetall(key))
    case 'list':
      return JSON.stringify(await redis.lrange(key, 0, -1))
    case 'zset':
      return JSON.stringify(await redis.zrange(key, '0', '-1'))
    case 'stream':
      return JSON.stringify(await redis.xrange(key, '-', '+'))
    default:
      return ''
  }
}

/** BullMQ's tables, which are in the same database. */
async function postgresContents(db: Database): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_name LIKE '%bull%' OR table_schema LIKE '%bull%'`
  const held = await Promise.all(
    tables.map(({ name }) => db.$queryRawUnsafe<{ line: string }[]>(`SELECT to_jsonb(t)::text AS line FROM ${name} t`)),
  )
  return JSON.stringify(held)
}
