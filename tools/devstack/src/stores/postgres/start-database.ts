import { join } from 'node:path'
import type { Started, StoreStart } from '../options.ts'
import { postgresProgram } from './postgres.ts'

/** The address of the Postgres named in the environment, or of one started here. */
export async function startDatabase(start: StoreStart): Promise<Started<string>> {
  const { DATABASE_URL } = start.environment
  if (DATABASE_URL) {
    start.report('Postgres: the one that DATABASE_URL names')
    return { where: DATABASE_URL }
  }
  const { program, url } = await postgresProgram({
    directory: join(start.directory, 'postgres'),
    log: join(start.logs, 'postgres.log'),
    password: start.secrets.postgresPassword,
    durability: start.durability,
  })
  const running = await start.begin(program)
  start.report(`Postgres: ready on port ${new URL(url).port}`)
  return { where: url, running }
}
