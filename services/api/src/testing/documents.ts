import { randomBytes } from 'node:crypto'
import type { Answered } from './answer.ts'
import type { TestApi, Account } from './api.ts'

/** Bytes that look like the start of a PDF, different each time. */
export function pdfBytes(): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(64)])
}

export async function newPackage(api: TestApi, as: Account = api.owner): Promise<{ id: string; public_id: string }> {
  const { body } = await api.send('post', '/packages', { as, body: { title: 'A loan' } })
  return body
}

/** Requests an address and PUTs the bytes to it, as a client does. */
export async function upload(
  api: TestApi,
  bytes: Buffer = pdfBytes(),
  as: Account = api.owner,
): Promise<{ uri: string; upload_url: string }> {
  const { body } = await api.send('post', '/files', { as, body: { file_name: 'statement.pdf' } })
  await put(body.upload_url, bytes)
  return body
}

export async function put(address: string, bytes: Buffer): Promise<number> {
  const { status } = await fetch(address, { method: 'PUT', body: new Uint8Array(bytes) })
  return status
}

export function register(api: TestApi, packageId: string, uri: string, fileName = 'statement.pdf'): Promise<Answered> {
  return api.send('post', `/packages/${packageId}/files`, { body: { uri, file_name: fileName } })
}

/** A package with one registered file. */
export async function packageWithFile(api: TestApi): Promise<{ packageId: string; fileId: string; uri: string }> {
  const { id: packageId } = await newPackage(api)
  const { uri } = await upload(api)
  const { body } = await register(api, packageId, uri)
  return { packageId, fileId: body.id, uri }
}
