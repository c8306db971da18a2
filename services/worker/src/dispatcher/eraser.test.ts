import { Readable } from 'node:stream'
import { goOn, newId, type Database, type ObjectStorage } from '@income/platform'
import { newFile, newPackage, newTenant, testDatabase } from '../../../../tests/support/stores/rows.ts'
import { eraseObjects } from './eraser.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.$disconnect())

const erase = (storage: ObjectStorage) => eraseObjects({ db, storage, reach: goOn })

/** Storage that records what it should remove; `before` runs first, to simulate concurrent work. */
function storageThatForgets(removed: string[], before: () => Promise<unknown> = async () => {}): ObjectStorage {
  const unused = () => Promise.reject(new Error('not used here'))
  return {
    uriOf: (key) => key,
    presignPut: unused,
    presignGet: unused,
    stat: unused,
    copy: unused,
    read: async () => Readable.from([]),
    readRange: unused,
    write: unused,
    writeFrom: unused,
    keys: async (prefix) => [`${prefix}v1/1.json.gz`],
    list: unused,
    async remove(keys) {
      await before()
      removed.push(...keys)
    },
    ping: async () => {},
  }
}

async function erasedUpload(): Promise<{ tenantId: string; uploadId: string; sealedKey: string; packageId: string }> {
  const owner = await newTenant(db)
  const packageId = await newPackage(db, owner)
  const fileId = await newFile(db, owner.tenantId, packageId)
  const { uploadId, upload } = await db.file.findUniqueOrThrow({ where: { id: fileId }, include: { upload: true } })
  await db.file.delete({ where: { id: fileId } })
  await db.erasure.create({ data: { id: newId(), tenantId: owner.tenantId, objectKey: upload.sealedKey! } })
  return { tenantId: owner.tenantId, uploadId, sealedKey: upload.sealedKey!, packageId }
}

function register(to: { tenantId: string; uploadId: string; packageId: string }): Promise<unknown> {
  const { tenantId, uploadId, packageId } = to
  return db.file.create({
    data: { id: newId(), tenantId, uploadId, packageId, fileName: 'a.pdf', fileExtension: 'pdf' },
  })
}

test('an original is erased once no file uses it, its row first', async () => {
  const erased = await erasedUpload()
  const removed: string[] = []
  await erase(storageThatForgets(removed))
  expect(removed).toEqual([erased.sealedKey])
  expect(await db.upload.count({ where: { id: erased.uploadId } })).toBe(0)
})

test('an original that is registered again is spared, whenever the eraser runs', async () => {
  const erased = await erasedUpload()
  await register(erased)
  const removed: string[] = []
  await erase(storageThatForgets(removed))
  expect(removed).toEqual([])
  expect(await db.erasure.count({ where: { objectKey: erased.sealedKey } })).toBe(0)
})

test('an original cannot be registered while its object is being removed', async () => {
  const erased = await erasedUpload()
  const attempts: PromiseSettledResult<unknown>[] = []
  const storage = storageThatForgets([], async () => attempts.push(...(await Promise.allSettled([register(erased)]))))
  await erase(storage)
  expect(attempts).toMatchObject([{ status: 'rejected', reason: { code: 'P2003' } }])
})

test('pages are erased when no file has their content, and again later', async () => {
  const { tenantId } = await newTenant(db)
  const objectKey = `pages/${tenantId}/abc/`
  await db.erasure.create({ data: { id: newId(), tenantId, objectKey } })
  const removed: string[] = []
  await erase(storageThatForgets(removed))
  expect(removed).toEqual([`${objectKey}v1/1.json.gz`])
  expect(await db.erasure.findFirstOrThrow({ where: { objectKey } })).toMatchObject({ rounds: 1 })
})
