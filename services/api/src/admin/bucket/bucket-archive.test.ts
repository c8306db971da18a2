import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createS3Storage, ensureBucket, s3Options, type ObjectStorage } from '@income/platform'
import { testStores } from '../../../../../tests/support/stores/test-stores.ts'
import { exportBucket, importBucket } from './bucket-archive.ts'

async function emptyBucket(name: string): Promise<ObjectStorage> {
  const options = { ...s3Options(await testStores()), bucket: name }
  await ensureBucket(options)
  return createS3Storage(options)
}

test('a bucket is restored unchanged into an empty one', async () => {
  const [source, target] = [await emptyBucket('archive-source'), await emptyBucket('archive-target')]
  const objects = {
    'files/small.pdf': randomBytes(10),
    'files/empty': Buffer.alloc(0),
    'files/large.pdf': randomBytes(6_000_000),
    [`pages/${'deep/'.repeat(30)}1-40.json.gz`]: randomBytes(700),
  }
  for (const [key, bytes] of Object.entries(objects)) await source.write(key, bytes, 'application/pdf')

  const archive = new PassThrough()
  const [exported, imported] = await Promise.all([exportBucket(source, archive), importBucket(target, archive)])
  expect(exported).toEqual({ objects: 4, bytes: 6_000_710 })
  expect(imported).toEqual(exported)
  for (const [key, bytes] of Object.entries(objects)) {
    expect((await buffer(await target.read(key))).equals(bytes)).toBe(true)
  }
})

test('a truncated archive is refused', async () => {
  const [source, target] = [await emptyBucket('archive-source'), await emptyBucket('archive-target')]
  await source.write('file', randomBytes(5_000), 'application/pdf')
  const archive = new PassThrough()
  const [bytes] = await Promise.all([buffer(archive), exportBucket(source, archive)])
  const half = new PassThrough()
  half.end(bytes.subarray(0, 3_000))
  await expect(importBucket(target, half)).rejects.toThrow()
})
