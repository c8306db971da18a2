import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { testStores } from '../../../../tests/support/stores/test-stores.ts'
import { createDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const directories: string[] = []
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))))

async function migrations(sqlByName: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  directories.push(directory)
  for (const [name, sql] of Object.entries(sqlByName)) {
    await mkdir(join(directory, name))
    await writeFile(join(directory, name, 'migration.sql'), sql)
  }
  return directory
}

let url: string
beforeEach(async () => {
  url = (await testStores()).DATABASE_URL
})

const PETS = { '20990101000000_pets': 'CREATE TABLE pets (id int); INSERT INTO pets VALUES (1);' }

test('of several processes that start at once, one applies a migration', async () => {
  const directory = await migrations(PETS)
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, directory)))
  expect(applied.flat()).toEqual(['20990101000000_pets'])
})

test('a failed migration leaves nothing behind and can be applied once it is corrected', async () => {
  const broken = await migrations({ '20990101000000_pets': 'CREATE TABLE pets (id int); SELECT nonsense;' })
  await expect(migrate(url, broken)).rejects.toThrow(
    /^Migration 20990101000000_pets failed: column "nonsense" does not exist. It was rolled back/,
  )
  expect(await migrate(url, await migrations(PETS))).toEqual(['20990101000000_pets'])
})

test('an applied migration must not be edited', async () => {
  await migrate(url, await migrations(PETS))
  const edited = await migrations({ '20990101000000_pets': 'CREATE TABLE pets (id bigint)' })
  await expect(migrate(url, edited)).rejects.toThrow('was edited')
})

describe('while another session holds a lock that a migration needs', () => {
  const MORE = { ...PETS, '20990102000000_names': 'ALTER TABLE pets ADD COLUMN name text' }
  const patience = { lockMs: 50, pauseMs: 1, totalMs: 60_000 }
  let holder: pg.Client
  beforeEach(async () => {
    await migrate(url, await migrations(PETS))
    holder = new pg.Client({ connectionString: url, application_name: 'a backup' })
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE pets IN ACCESS SHARE MODE')
  })
  afterEach(() => holder.end())

  test('it is tried again until the lock is free, and others read meanwhile', async () => {
    const reader = new pg.Client({ connectionString: url })
    await reader.connect()
    const waited: string[] = []
    const read: unknown[] = []
    const report = (line: string) => {
      waited.push(line)
      const reading = reader.query<{ id: number }>('SELECT id FROM pets').then(({ rows }) => read.push(...rows))
      void reading.then(() => holder.query('COMMIT'))
    }
    expect(await migrate(url, await migrations(MORE), { patience, report })).toEqual(['20990102000000_names'])
    expect(waited).toEqual([
      expect.stringMatching(/^Migration 20990102000000_names needs a lock .* a backup \(process/),
    ])
    expect(read).toEqual([{ id: 1 }])
    await reader.end()
  })

  test('it ends after a while, with the likely holder', async () => {
    const attempt = migrate(url, await migrations(MORE), { patience: { ...patience, totalMs: 0 } })
    await expect(attempt).rejects.toThrow(/a backup \(process \d+ of Postgres\). It was not applied. Start again/)
  })
})

test('the migrated tables have every column that the client queries', async () => {
  const db = createDatabase({ url, poolSize: 2 })
  const models = [
    db.tenant,
    db.user,
    db.apiKey,
    db.package,
    db.upload,
    db.file,
    db.document,
    db.entry,
    db.incomeModel,
    db.classification,
    db.override,
    db.idempotencyRecord,
    db.erasure,
  ]
  // The delegates' methods have different types, so they are called one by one.
  for (const model of models) await (model.findFirst as () => Promise<unknown>)()
  await db.$disconnect()
})
