import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FileRecord, IncomeDocument, IncomeModel, LoanPackage, PageOf, UploadGrant } from '@income/shared'
import { pauseSince } from './until.ts'

export interface TestFile {
  name: string
  bytes: Uint8Array
}

/** How requests are sent. */
export type Send = (url: string, request: Request) => Promise<Response>

type Request = Omit<RequestInit, 'headers'> & { headers: Record<string, string> }

/** The service as a client sees it, over HTTP. */
export interface Client {
  call<T>(method: string, path: string, body?: unknown): Promise<T>
  createPackage(): Promise<string>
  upload(file: TestFile): Promise<UploadGrant>
  addFile(packageId: string, file: TestFile): Promise<FileRecord>
  /** Polls until the package has its final status; `seen` gets every answer. */
  finished(packageId: string, seen?: (loanPackage: LoanPackage) => void): Promise<LoanPackage>
  files(packageId: string): Promise<FileRecord[]>
  documents(packageId: string): Promise<IncomeDocument[]>
  models(packageId: string): Promise<IncomeModel[]>
}

/** @param url where the API listens, without a path */
export function createClient(url: string, key: string, send: Send = fetch): Client {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await send(`${url}/api/v1${path}`, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path.replace(/[0-9a-f-]{36}/g, '…')}: ${response.status} ${text}`)
    return (text ? JSON.parse(text) : null) as T
  }

  async function all<T>(path: string): Promise<T[]> {
    const rows: T[] = []
    for (let page = 1; ; page++) {
      const { results, pages } = await call<PageOf<T>>('GET', `${path}?page=${page}&page_size=100`)
      rows.push(...results)
      if (page >= pages) return rows
    }
  }

  async function upload({ name, bytes }: TestFile): Promise<UploadGrant> {
    const grant = await call<UploadGrant>('POST', '/files', { file_name: name })
    const put = await fetch(grant.upload_url, { method: 'PUT', body: Buffer.from(bytes) })
    if (!put.ok) throw new Error(`the storage refused the upload: ${put.status}`)
    return grant
  }

  return {
    call,
    upload,
    createPackage: async () => (await call<LoanPackage>('POST', '/packages', { title: 'A loan' })).id,
    async addFile(packageId, file) {
      const { uri } = await upload(file)
      return call('POST', `/packages/${packageId}/files`, { uri, file_name: file.name })
    },
    async finished(packageId, seen) {
      const began = performance.now()
      for (;;) {
        const loanPackage = await call<LoanPackage>('GET', `/packages/${packageId}`)
        seen?.(loanPackage)
        if (loanPackage.status !== 'Processing') return loanPackage
        await pauseSince(began)
      }
    },
    files: (packageId) => all(`/packages/${packageId}/files`),
    documents: (packageId) => all(`/packages/${packageId}/documents`),
    models: (packageId) => all(`/packages/${packageId}/models`),
  }
}

/**
 * Sends as clients should: changes with an Idempotency-Key, and again while the service is unavailable or cannot be
 * reached. `answered` sees every answer.
 */
export function persistently(answered: (response: Response) => void = () => {}): Send {
  return async (url, request) => {
    const idempotency = request.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}
    for (;;) {
      const response = await fetch(url, { ...request, headers: { ...request.headers, ...idempotency } }).catch(
        () => null,
      )
      if (response) answered(response)
      if (response && response.status !== 503) return response
      await response?.body?.cancel()
      await sleep(200)
    }
  }
}
