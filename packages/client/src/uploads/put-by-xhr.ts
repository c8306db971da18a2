import { ConnectionError, UploadRefusedError } from '../errors/failures.ts'
import type { Put } from './put.ts'

/** The used part of a browser's XMLHttpRequest, the only API that reports upload progress. */
interface BrowserRequest {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null }
  readonly status: number
  onload: (() => void) | null
  onerror: (() => void) | null
  onabort: (() => void) | null
  open(method: string, address: string): void
  send(body: Blob): void
  abort(): void
}
export type BrowserRequestClass = new () => BrowserRequest

/** For browsers. */
export function putByXhr(XmlHttpRequest: BrowserRequestClass): Put {
  return (address, file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new XmlHttpRequest()
      const abort = (): void => request.abort()
      const ended = (settle: () => void) => () => {
        signal?.removeEventListener('abort', abort)
        settle()
      }
      request.onload = ended(() => {
        if (request.status >= 200 && request.status < 300) resolve()
        else reject(new UploadRefusedError(request.status))
      })
      request.onerror = ended(() => reject(new ConnectionError('The storage could not be reached')))
      request.onabort = ended(() => reject(reasonOf(signal)))
      request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total })
      if (signal?.aborted) return reject(reasonOf(signal))
      signal?.addEventListener('abort', abort)
      request.open('PUT', address)
      request.send(file)
    })
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason
  return reason instanceof Error ? reason : new DOMException('The upload was aborted', 'AbortError')
}
