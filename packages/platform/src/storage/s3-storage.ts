import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Client, CopyDestinationOptions, CopySourceOptions } from 'minio'
import { impatientTransport } from './impatient-transport.ts'
import {
  ObjectChanged,
  ObjectMissing,
  StorageOutage,
  type ObjectStat,
  type ObjectStorage,
  type StoredObject,
} from './object-storage.ts'
import { presignPut } from './presign-put.ts'
import type { S3Options } from './s3-options.ts'

const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchObject'])

export function createS3Storage(options: S3Options): ObjectStorage {
  const { bucket } = options
  const inside = clientFor(options, options.endpoint)
  const outside = clientFor(options, options.publicEndpoint)

  async function stat(key: string): Promise<ObjectStat> {
    const { size, etag, lastModified } = await inside.statObject(bucket, key)
    return { size, etag, modifiedAt: lastModified }
  }

  async function list(prefix: string): Promise<StoredObject[]> {
    const objects: StoredObject[] = []
    const listed: AsyncIterable<{ name?: string; size?: number }> = inside.listObjectsV2(bucket, prefix, true)
    for await (const { name, size = 0 } of listed) if (name) objects.push({ key: name, size })
    return objects
  }

  return {
    uriOf: (key) => `s3://${bucket}/${key}`,
    presignPut: (key, seconds, size) => presignPut(options, { key, seconds, size }),
    presignGet: (key, seconds, { fileName, contentType }) =>
      outside.presignedGetObject(bucket, key, seconds, {
        'response-content-type': contentType,
        'response-content-disposition': `attachment; filename="${fileName}"`,
      }),
    stat: (key) => translated(() => stat(key)).catch(nullWhereMissing),
    copy: (from, to, etag) =>
      translated(async () => {
        const source = new CopySourceOptions({ Bucket: bucket, Object: from, MatchETag: etag })
        await inside.copyObject(source, new CopyDestinationOptions({ Bucket: bucket, Object: to }))
        const copied = await stat(to)
        // Not every S3 supports the condition, so the copy itself is compared.
        if (copied.etag !== etag) throw new ObjectChanged()
        return copied
      }),
    read: (key) =>
      translated(async () => Readable.from(withOutages(await inside.getObject(bucket, key)), { objectMode: false })),
    readRange: (key, offset, length) =>
      translated(async () => buffer(await inside.getPartialObject(bucket, key, offset, length))),
    write: (key, bytes, contentType) =>
      translated(async () => {
        await inside.putObject(bucket, key, bytes, bytes.length, { 'Content-Type': contentType })
      }),
    writeFrom: (key, source, size) =>
      translated(async () => {
        await inside.putObject(bucket, key, source, size)
      }),
    keys: (prefix) => translated(async () => (await list(prefix)).map(({ key }) => key)),
    list: (prefix) => translated(() => list(prefix)),
    remove: (keys) =>
      translated(async () => {
        if (keys.length > 0) await inside.removeObjects(bucket, [...keys])
      }),
    ping: () =>
      translated(async () => {
        if (!(await inside.bucketExists(bucket))) throw new Error('bucket missing')
      }),
  }
}

/** Creates the bucket if it is missing: for development, tests and the first start of an installation. */
export async function ensureBucket(options: S3Options): Promise<void> {
  const client = clientFor(options, options.endpoint)
  if (!(await client.bucketExists(options.bucket))) await client.makeBucket(options.bucket, options.region)
}

function clientFor({ region, accessKey, secretKey }: S3Options, endpoint: string): Client {
  const { protocol, hostname, port } = new URL(endpoint)
  return new Client({
    endPoint: hostname.replace(/^\[|\]$/g, ''),
    useSSL: protocol === 'https:',
    ...(port ? { port: Number(port) } : {}),
    // A given region saves a request to the storage, also when signing.
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    transport: impatientTransport(protocol),
  })
}

/** Distinguishes a missing or changed object from a storage that is away. */
async function translated<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ObjectChanged || error instanceof RangeError) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (MISSING.has(code)) throw new ObjectMissing()
    if (code === 'PreconditionFailed') throw new ObjectChanged()
    throw new StorageOutage(error)
  }
}

/** A connection that breaks in the middle of the bytes is an outage too. */
async function* withOutages(source: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source) yield chunk as Buffer
  } catch (error) {
    throw new StorageOutage(error)
  }
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof ObjectMissing) return null
  throw error
}
