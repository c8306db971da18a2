import type { FileRecord, LoanPackage } from './contract/types.ts'
import { ConnectionError } from './errors/failures.ts'
import { readRefusal } from './errors/read-refusal.ts'
import { follow, waitFor, type Watching } from './events/follow.ts'
import { packageStream } from './events/stream.ts'
import { createOperations } from './http/operations.ts'
import type { Operations } from './http/operation-types.ts'
import { createSend } from './http/send.ts'
import { isAddress, serviceAt } from './http/service-address.ts'
import { putByStream } from './uploads/put-by-stream.ts'
import { putByXhr, type BrowserRequestClass } from './uploads/put-by-xhr.ts'
import type { Put } from './uploads/put.ts'
import { uploadFile, type Upload, type UploadOptions } from './uploads/upload.ts'

export interface ClientOptions {
  /** Address of the service, with or without `/api/v1`: `https://income.example`. Empty on the service's own pages. */
  baseUrl: string
  /** `idp_…`. Without it the session's cookie identifies the caller. */
  apiKey?: string
  /** Headers of every request, such as a CSRF token; called for each one. */
  headers?: () => Readonly<Record<string, string>>
  /** How often a request is retried if that is safe and may help; 4 by default. */
  retries?: number
  /** Polling interval without events, in milliseconds; 2000 by default. */
  pollMs?: number
  fetch?: typeof globalThis.fetch
}

export interface FollowOptions {
  signal?: AbortSignal
}
export interface WaitOptions extends FollowOptions {
  onChange?: (loanPackage: LoanPackage) => void
}

/** Operations that take more than one request. */
export interface Helpers {
  /** Sends a file to the storage and registers it in a package. */
  uploadFile(upload: Upload, options?: UploadOptions): Promise<FileRecord>
  /** The current package, and again after every change; ends when it is deleted. */
  follow(packageId: string, options?: FollowOptions): AsyncIterable<LoanPackage>
  /** The package, once its status is no longer `Processing`. @throws PackageErasedError */
  waitFor(packageId: string, options?: WaitOptions): Promise<LoanPackage>
  /** The original of a file. */
  downloadFile(file: { package_id: string; file_id: string }, options?: FollowOptions): Promise<Blob>
}

/** The typed API: every operation by name, and helpers that take more than one request. */
export type IncomeClient = Operations & Helpers

const RETRIES = 4
const POLL_MS = 2_000

/** @throws TypeError if the base address is neither empty, a path nor an address of HTTP */
export function createClient({
  baseUrl,
  apiKey,
  headers = () => ({}),
  retries = RETRIES,
  pollMs = POLL_MS,
  fetch = globalThis.fetch,
}: ClientOptions): IncomeClient {
  if (baseUrl !== '' && !baseUrl.startsWith('/') && !isAddress(baseUrl)) {
    throw new TypeError(`baseUrl must be an address such as "https://income.example", not "${baseUrl}"`)
  }
  const api = `${serviceAt(baseUrl)}/api/v1`
  const credentials = apiKey === undefined ? 'same-origin' : 'omit'
  const send = createSend({
    fetch,
    retries,
    headers: () => ({ ...(apiKey !== undefined && { 'x-api-key': apiKey }), ...headers() }),
  })
  const operations = createOperations(api, send, credentials)
  const put = putHere(fetch)
  const addressOf = (packageId: string) => `${api}/packages/${encodeURIComponent(packageId)}`

  function watching(packageId: string): Watching {
    return {
      pollMs,
      events: (signal) =>
        packageStream(send, `${addressOf(packageId)}/events`, { credentials, ...(signal && { signal }) }),
      read: (signal) => operations.getPackage({ package_id: packageId }, signal && { signal }),
    }
  }

  return {
    ...operations,
    uploadFile: (upload, options = {}) => uploadFile(operations, put, upload, options, retries),
    follow: (packageId, { signal } = {}) => follow(watching(packageId), signal),
    waitFor: (packageId, options = {}) => waitFor(watching(packageId), options),
    async downloadFile({ package_id, file_id }, { signal } = {}) {
      const address = `${addressOf(package_id)}/files/${encodeURIComponent(file_id)}/content`
      // The storage must not get the key, so the redirect is followed without it. Cookies are not sent there anyway.
      const redirect = apiKey === undefined ? 'follow' : 'manual'
      const response = await send(new Request(address, { credentials, redirect, ...(signal && { signal }) }))
      return redirect === 'follow' ? response.blob() : contentAt(response.headers.get('location'), fetch, signal)
    },
  }
}

async function contentAt(
  address: string | null,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  if (address === null) throw new ConnectionError('The answer has no address of the file')
  const response = await fetch(address, signal && { signal })
  if (!response.ok) throw await readRefusal(response)
  return response.blob()
}

function putHere(fetch: typeof globalThis.fetch): Put {
  const { XMLHttpRequest } = globalThis as { XMLHttpRequest?: BrowserRequestClass }
  return XMLHttpRequest ? putByXhr(XMLHttpRequest) : putByStream(fetch)
}
