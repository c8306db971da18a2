import { sample } from '@income/samples'
import { boundUploads } from '@income/worker'
import type { FileRecord } from '@income/shared'
import type { TestFile } from '../support/clients/client.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'

/** Addresses for PUT and GET, on a real S3. */

let service: RunningService
let file: TestFile
beforeAll(async () => {
  service = await runService()
  file = await sample('w2', { seed: 5 })
})
afterAll(() => service.close())

async function send(address: string, method: string, bytes?: Uint8Array): Promise<number> {
  const body = bytes ? { body: Buffer.from(bytes) } : {}
  return (await fetch(address, { method, ...body })).status
}

function changed(address: string, name: string, change: (value: string) => string): string {
  const url = new URL(address)
  url.searchParams.set(name, change(url.searchParams.get(name) ?? ''))
  return url.href
}

const other = (digit: string) => (digit === '0' ? '1' : '0')

test('an upload address accepts a PUT of its object, and nothing else', async () => {
  const { upload_url } = await service.call<{ upload_url: string }>('POST', '/files', { file_name: file.name })
  const elsewhere = new URL(upload_url)
  elsewhere.pathname += '-another'
  const forged = [
    elsewhere.href,
    changed(upload_url, 'X-Amz-Signature', (signature) => signature.replace(/.$/, other)),
    changed(upload_url, 'X-Amz-Expires', (seconds) => String(Number(seconds) + 3_600)),
    changed(upload_url, 'X-Amz-Credential', (credential) => credential.replace(/^[^/]+/, 'SOMEBODYELSE')),
    upload_url.slice(0, upload_url.indexOf('?')),
  ]
  for (const address of forged)
    expect([address.length > 0, await send(address, 'PUT', file.bytes)]).toEqual([true, 403])
  expect(await send(upload_url, 'PUT', file.bytes)).toBe(200)
  for (const method of ['GET', 'DELETE', 'POST'])
    expect([method, await send(upload_url, method)]).toEqual([method, 403])
})

test('an address for a file of known size accepts a body of that length, and no other', async () => {
  const size = file.bytes.length
  const grant = { file_name: file.name, file_size: size }
  const { uri, upload_url } = await service.call<{ uri: string; upload_url: string }>('POST', '/files', grant)
  expect(await send(upload_url, 'PUT', Buffer.concat([file.bytes, Buffer.alloc(1)]))).toBe(403)
  expect(await send(upload_url, 'PUT', Buffer.from(file.bytes.subarray(1)))).toBe(403)
  expect(await send(upload_url, 'PUT', file.bytes)).toBe(200)
  const packageId = await service.createPackage()
  const registered = { uri, file_name: file.name }
  expect(await service.call('POST', `/packages/${packageId}/files`, registered)).toMatchObject({ file_size: size })
})

describe('without a size', () => {
  test('an object larger than the limit is erased soon, and its registration reports that', async () => {
    const { db, storage } = service
    const { uri } = await service.upload(file)
    const { id, uploadKey } = await db.upload.findUniqueOrThrow({ where: { uri } })
    await db.upload.update({ where: { id }, data: { maxSize: BigInt(file.bytes.length - 1) } })
    await boundUploads(service)
    expect(await storage.stat(uploadKey)).toBeNull()
    const path = `/packages/${await service.createPackage()}/files`
    await expect(service.call('POST', path, { uri, file_name: file.name })).rejects.toThrow(/file_too_large/)
  })

  test('an object put to an address after its registration is erased soon', async () => {
    const { db, storage } = service
    const { uri, upload_url } = await service.upload(file)
    await service.call('POST', `/packages/${await service.createPackage()}/files`, { uri, file_name: file.name })
    expect(await send(upload_url, 'PUT', file.bytes)).toBe(200)
    await boundUploads(service)
    const { uploadKey, sealedKey } = await db.upload.findUniqueOrThrow({ where: { uri } })
    expect(await storage.stat(uploadKey)).toBeNull()
    expect(await storage.stat(sealedKey!)).not.toBeNull()
  })

  test('an unregistered upload is left alone, and counts against the tenant’s limit', async () => {
    const { db, storage } = service
    const { uri } = await service.upload(file)
    await boundUploads(service)
    const { uploadKey, storedSize } = await db.upload.findUniqueOrThrow({ where: { uri } })
    expect(await storage.stat(uploadKey)).not.toBeNull()
    expect(storedSize).toBe(BigInt(file.bytes.length))
  })
})

test('an address expires', async () => {
  const { storage } = service
  const [brief, lasting] = await Promise.all([1, 60].map((seconds) => storage.presignPut('uploads/brief', seconds)))
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  expect(await send(brief!, 'PUT', file.bytes)).toBe(403)
  expect(await send(lasting!, 'PUT', file.bytes)).toBe(200)
})

test('a PUT after the registration changes nothing: the file keeps the bytes it was registered with', async () => {
  const packageId = await service.createPackage()
  const { uri, upload_url } = await service.upload(file)
  const registered = await service.call<FileRecord>('POST', `/packages/${packageId}/files`, {
    uri,
    file_name: file.name,
  })
  await send(upload_url, 'PUT', Buffer.from('%PDF-1.7 something else'))
  const { sealedKey } = await service.db.upload.findUniqueOrThrow({ where: { uri } })
  const kept = await service.storage.readRange(sealedKey!, 0, file.bytes.length + 100)
  expect(kept.equals(Buffer.from(file.bytes))).toBe(true)

  await service.startWorker()
  expect(await service.finished(packageId)).toMatchObject({ status: 'Processed' })
  const [read] = await service.files(packageId)
  expect(read).toMatchObject({ id: registered.id, status: 'processed', file_md5_hash: registered.file_md5_hash })
})

test('an upload that nobody registers is erased after a day; a registered one is not', async () => {
  const { db, storage } = service
  const [left, taken] = [await service.upload(file), await service.upload(file)]
  await service.call('POST', `/packages/${await service.createPackage()}/files`, {
    uri: taken.uri,
    file_name: file.name,
  })
  const objectOf = async (uri: string) => {
    const upload = await db.upload.findUnique({ where: { uri } })
    return upload && (await storage.stat(upload.sealedKey ?? upload.uploadKey))
  }
  expect(await objectOf(left.uri)).not.toBeNull()
  const { uploadKey } = await db.upload.findUniqueOrThrow({ where: { uri: left.uri } })
  await db.$executeRaw`UPDATE uploads SET created_at = now() - interval '25 hours' WHERE uri IN (${left.uri}, ${taken.uri})`
  while ((await db.upload.count({ where: { uri: left.uri } })) > 0)
    await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await storage.stat(uploadKey)).toBeNull()
  expect(await objectOf(taken.uri)).not.toBeNull()
})
