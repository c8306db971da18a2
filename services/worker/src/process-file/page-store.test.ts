import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@income/documents'
import { createS3Storage, s3Options, type ObjectStorage } from '@income/platform'
import { testStores } from '../../../../tests/support/stores/test-stores.ts'
import { PageStore } from './page-store.ts'

let storage: ObjectStorage
beforeAll(async () => {
  storage = createS3Storage(s3Options(await testStores()))
})

/** One worker's store for some content, and the numbers of the pages on its disk. */
async function storeOf(sha256: string): Promise<{ store: PageStore; onDisk(): Promise<number[]> } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'page-store-'))
  return {
    store: new PageStore(storage, { tenantId: 'tenant', sha256 }, folder),
    async onDisk() {
      const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
      return files.flatMap((text) => (JSON.parse(text) as Page[]).map(({ number }) => number)).sort((a, b) => a - b)
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}

const pages = (...numbers: number[]): Page[] =>
  numbers.map((number) => ({ number, width: 612, height: 792, source: 'text_layer', words: [], formFields: [] }))

// The number of pages per batch depends on how fast they were read.
test.each([
  [
    'overlap',
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
    [
      [1, 2],
      [3, 4, 5, 6],
    ],
  ],
  ['begin with the same page', [[1, 3], [2]], [[1, 2], [3]]],
  ['are the same', [[1, 2, 3]], [[1, 2, 3]]],
])('pages that two workers stored in batches that %s are on disk once each', async (how, mine, other) => {
  await using first = await storeOf(how)
  await using second = await storeOf(how)
  await using third = await storeOf(how)
  for (const batch of mine) await first.store.save(pages(...batch))
  for (const batch of other) await second.store.save(pages(...batch))
  await third.store.load()
  const all = [...new Set(mine.flat())].sort((a, b) => a - b)
  expect(await third.onDisk()).toEqual(all)
  expect(third.store.count).toBe(all.length)
})

test('a damaged batch is ignored: its pages are read again', async () => {
  await using first = await storeOf('damaged')
  await using second = await storeOf('damaged')
  await first.store.save(pages(1, 2))
  const [key] = await storage.keys('pages/tenant/damaged/')
  await storage.write(key!, Buffer.from('no gzip'), 'application/gzip')
  await second.store.load()
  expect([second.store.count, await second.onDisk()]).toEqual([0, []])
})
