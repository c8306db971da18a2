import { execFile } from 'node:child_process'
import { chown, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../process/ports.ts'
import type { Program } from '../../process/program.ts'
import { unprivilegedUser, type User } from '../../process/user.ts'
import { StackError } from '../../stack-error.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { postgresPlace } from './place.ts'

export interface PostgresOptions {
  /** Directory of its data. */
  directory: string
  log: string
  password: string
  /** `throwaway` data need not survive a power cut, and is written faster. */
  durability: 'kept' | 'throwaway'
}

const USER = 'income'
const DATABASE = 'income'
// Committed data survives a crash of Postgres, but not of the machine.
const THROWAWAY = ['fsync=off', 'full_page_writes=off']

/** Postgres from npm's binaries on the loopback interface, and the address of its database. */
export async function postgresProgram(options: PostgresOptions): Promise<{ program: Program; url: string }> {
  const user = unprivilegedUser()
  const place = await postgresPlace(options.directory, user)
  const binaries = await findBinaries(user, join(place, 'binaries'))
  const data = join(place, 'data')
  await createCluster(data, binaries, options, user)

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // Enough for several workers, or for tests on a machine with many cores.
    'max_connections=1000',
    ...(options.durability === 'throwaway' ? THROWAWAY : []),
  ]
  const url = (database: string): string => `postgres://${USER}:${options.password}@127.0.0.1:${port}/${database}`
  return {
    url: url(DATABASE),
    program: {
      name: 'Postgres',
      file: binaries.postgres,
      args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      env: {},
      cwd: place,
      ...(user ? { user } : {}),
      log: options.log,
      // Ends without waiting for its clients.
      signal: 'SIGINT',
      wave: 1,
      isReady: () => createMissing(url('postgres')),
    },
  }
}

/** Creates the data directory on the first run; an interrupted attempt leaves nothing that looks like one. */
async function createCluster(
  data: string,
  { initdb }: Binaries,
  { password, durability }: PostgresOptions,
  user: User | undefined,
): Promise<void> {
  if (await stat(data).catch(() => null)) return
  const unfinished = `${data}.unfinished`
  const passwordFile = `${data}.password`
  await rm(unfinished, { recursive: true, force: true })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await chown(passwordFile, user.uid, user.gid)
  try {
    await promisify(execFile)(
      initdb,
      [
        ...['-D', unfinished, '-U', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
        ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
        ...(durability === 'throwaway' ? ['--no-sync'] : []),
      ],
      { env: {}, cwd: join(data, '..'), ...user },
    )
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new StackError(`Postgres could not create its data directory: ${said}`)
  } finally {
    await rm(passwordFile)
  }
  await rename(unfinished, data)
}

/** True once Postgres answers and has the database. */
async function createMissing(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl })
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
    return true
  } finally {
    await client.end()
  }
}
