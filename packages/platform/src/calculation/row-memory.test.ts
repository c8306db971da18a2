import type { EntryFacts } from '@income/shared'
import { largePackageUnderReview } from '../../../../tests/support/documents/large-package.ts'
import { newTenant, testDatabase } from '../../../../tests/support/stores/rows.ts'
import type { Database, Transaction } from '../database/database.ts'
import { entryRows, readEntries } from './entry-rows.ts'
import { RowMemory } from './row-memory.ts'

const ENTRIES = 60

let db: Database
let packageId: string
let ids: string[]
let read: number[]
let memory: RowMemory<EntryFacts>
beforeAll(async () => {
  db = await testDatabase()
  const owner = await newTenant(db)
  packageId = await largePackageUnderReview(db, { ...owner, keyId: 'idp_test' }, ENTRIES)
  ids = (await readEntries(db, packageId)).map(({ id }) => id)
})
afterAll(() => db.$disconnect())
beforeEach(() => {
  read = []
  memory = new RowMemory({
    ...entryRows,
    read(tx, ownerId, changed) {
      read.push(changed.length)
      return entryRows.read(tx, ownerId, changed)
    },
  })
})

async function recalled(tx: Transaction = db): Promise<EntryFacts[]> {
  return [...(await memory.rowsOf(tx, packageId)).values()]
}

function pay(tx: Transaction, id: string, amountCents: bigint): Promise<unknown> {
  return tx.entry.update({ where: { id }, data: { amountCents } })
}

test('cached rows are the current ones, in order, and nothing is read twice', async () => {
  const truth = await readEntries(db, packageId)
  expect(await recalled()).toEqual(truth)
  expect(await recalled()).toEqual(truth)
  expect(read).toEqual([ENTRIES])
})

test('only rows that another process changed are read again', async () => {
  await recalled()
  await pay(db, ids[3]!, 7_00n)
  await pay(db, ids[40]!, 8_00n)
  expect(await recalled()).toEqual(await readEntries(db, packageId))
  expect(read).toEqual([ENTRIES, 2])
})

test('changes of a failed transaction are forgotten, even if the next one changes the same rows', async () => {
  await recalled()
  const failing = db.$transaction(async (tx) => {
    await pay(tx, ids[5]!, 1_000_00n)
    expect((await recalled(tx))[5]!.amount).toBe(1_000_00n)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await recalled()).toEqual(await readEntries(db, packageId))
  await pay(db, ids[5]!, 2_000_00n)
  expect((await recalled())[5]!.amount).toBe(2_000_00n)
})

test('rows that a transaction changed after reading them are read again', async () => {
  await db.$transaction(async (tx) => {
    await pay(tx, ids[6]!, 1_00n)
    expect((await recalled(tx))[6]!.amount).toBe(1_00n)
    await pay(tx, ids[6]!, 2_00n)
    expect((await recalled(tx))[6]!.amount).toBe(2_00n)
  })
})

test('deleted rows are gone', async () => {
  await recalled()
  await db.entry.delete({ where: { id: ids[10]! } })
  const left = await recalled()
  expect(left).toEqual(await readEntries(db, packageId))
  expect(left).toHaveLength(ENTRIES - 1)
})
