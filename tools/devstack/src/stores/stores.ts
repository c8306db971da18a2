import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBucket } from '@income/platform'
import type { Guardian } from '../process/guardian.ts'
import { keepRunning, type Program, type Running } from '../process/program.ts'
import { StackError } from '../stack-error.ts'
import { postgresProgram } from './postgres/postgres.ts'
import { findRedis, redisProgram } from './queue/redis.ts'
import { s3Program } from './s3/s3.ts'

export interface StoresOptions {
  /** Directory of the stores' data and logs. */
  directory: string
  durability: 'kept' | 'throwaway'
  secrets: StoreSecrets
  /**
   * Where stores that are there already are named: DATABASE_URL, QUEUE_URL, S3_ENDPOINT with its keys and bucket; and
   * the search path on which redis-server is looked for.
   */
  environment: Record<string, string | undefined>
  guardian: Guardian
  /** Tells people what happens. */
  report: (line: string) => void
  /** A store died and was started anew. */
  onRestart: () => void
}

/** What the stores started here are protected with. */
export interface StoreSecrets {
  postgresPassword: string
  redisPassword: string
  s3SecretKey: string
}

/** The addresses of the three stores, as the services' configuration names them. */
export interface StoreSettings {
  DATABASE_URL: string
  QUEUE_URL: string
  S3_ENDPOINT: string
  S3_REGION: string
  S3_BUCKET: string
  S3_ACCESS_KEY: string
  S3_SECRET_KEY: string
}

export interface Stores {
  settings: StoreSettings
  /** Those started here. */
  running: { postgres?: Running; queue?: Running; s3?: Running }
}

/** Uses the stores that the environment names and starts those it does not. */
export async function startStores(options: StoresOptions): Promise<Stores> {
  const logs = join(options.directory, 'logs')
  await mkdir(logs, { recursive: true })
  const begin = (program: Program): Promise<Running> =>
    keepRunning(program, options.guardian, (how) => {
      options.report(`${program.name} ended (${how}) and was started again.`)
      options.onRestart()
    })

  const [database, s3] = await Promise.all([startDatabase(options, logs, begin), startS3(options, logs, begin)])
  const queue = await startQueue(options, logs, begin, database.url)

  const settings = { DATABASE_URL: database.url, QUEUE_URL: queue.url, ...s3.settings }
  await ensureBucket({
    endpoint: settings.S3_ENDPOINT,
    publicEndpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
  })
  return {
    settings,
    running: {
      ...(database.running ? { postgres: database.running } : {}),
      ...(queue.running ? { queue: queue.running } : {}),
      ...(s3.running ? { s3: s3.running } : {}),
    },
  }
}

type Begin = (program: Program) => Promise<Running>

interface Started {
  url: string
  running?: Running
}

async function startDatabase(options: StoresOptions, logs: string, begin: Begin): Promise<Started> {
  const given = options.environment['DATABASE_URL']
  if (given) {
    options.report('Postgres: the one that DATABASE_URL names')
    return { url: given }
  }
  const { program, url } = await postgresProgram({
    directory: join(options.directory, 'postgres'),
    log: join(logs, 'postgres.log'),
    password: options.secrets.postgresPassword,
    durability: options.durability,
  })
  const running = await begin(program)
  options.report(`Postgres: ready on port ${new URL(url).port}`)
  return { url, running }
}

async function startQueue(options: StoresOptions, logs: string, begin: Begin, databaseUrl: string): Promise<Started> {
  const given = options.environment['QUEUE_URL']
  if (given) {
    options.report('Queue: the one that QUEUE_URL names')
    return { url: given }
  }
  const file = findRedis(options.environment['PATH'])
  if (file === undefined) {
    options.report('Queue: in Postgres (no redis-server was found on the search path)')
    return { url: databaseUrl }
  }
  const { program, url } = await redisProgram({
    file,
    directory: join(options.directory, 'redis'),
    log: join(logs, 'redis.log'),
    password: options.secrets.redisPassword,
    durability: options.durability,
  })
  const running = await begin(program)
  options.report(`Queue: Redis ready on port ${new URL(url).port}`)
  return { url, running }
}

type S3Settings = Omit<StoreSettings, 'DATABASE_URL' | 'QUEUE_URL'>

async function startS3(
  options: StoresOptions,
  logs: string,
  begin: Begin,
): Promise<{ settings: S3Settings; running?: Running }> {
  const {
    S3_ENDPOINT,
    S3_REGION = 'us-east-1',
    S3_BUCKET = 'income-documents',
    S3_ACCESS_KEY,
    S3_SECRET_KEY,
  } = options.environment
  if (S3_ENDPOINT) {
    if (!S3_ACCESS_KEY || !S3_SECRET_KEY)
      throw new StackError('S3_ENDPOINT is given without S3_ACCESS_KEY and S3_SECRET_KEY.')
    options.report('S3: the one that S3_ENDPOINT names')
    return { settings: { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } }
  }
  const keys = { accessKey: 'income', secretKey: options.secrets.s3SecretKey }
  const { program, endpoint } = await s3Program({
    directory: join(options.directory, 's3'),
    log: join(logs, 's3.log'),
    ...keys,
  })
  const running = await begin(program)
  options.report(`S3: ready on port ${new URL(endpoint).port}`)
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_REGION,
      S3_BUCKET,
      S3_ACCESS_KEY: keys.accessKey,
      S3_SECRET_KEY: keys.secretKey,
    },
    running,
  }
}
