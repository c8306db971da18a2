import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  await expect(migrate(url, broken)).rejects.toThrow('nonsense')
  expect(await migrate(url, await migrations(PETS))).toEqual(['20990101000000_pets'])
})

test('an applied migration must not be edited', async () => {
  await migrate(url, await migrations(PETS))
  const edited = await migrations({ '20990101000000_pets': 'CREATE TABLE pets (id bigint)' })
  await expect(migrate(url, edited)).rejects.toThrow('was edited')
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
