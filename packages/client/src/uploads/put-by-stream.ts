import { ConnectionError, StorageSilentError, UploadRefusedError } from '../errors/failures.ts'
import type { Progress, Put } from './put.ts'

/** A storage that accepts the connection and then moves nothing would be waited for without a word. */
const SILENT_AFTER_MS = 30_000

/** For Node: counts the bytes as they are read from the file. */
export function putByStream(fetch: typeof globalThis.fetch, silentAfterMs = SILENT_AFTER_MS): Put {
  return async (address, file, { signal, onProgress }) => {
    const silence = silenceAfter(silentAfterMs)
    const progressed = (progress: Progress) => {
      silence.heard()
      onProgress?.(progress)
    }
    // A separate object, because browsers' types lack `duplex`, which Node requires.
    const request = {
      method: 'PUT',
      body: file.stream().pipeThrough(counted(file.size, progressed)),
      // Storage accepts no body of unknown length.
      headers: { 'content-length': String(file.size), ...(file.type && { 'content-type': file.type }) },
      duplex: 'half',
      signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]),
    } as const
    const response = await fetch(address, request)
      .catch((error: unknown) => {
        if (signal?.aborted) throw error
        if (silence.signal.aborted) throw new StorageSilentError(error)
        throw new ConnectionError('The storage could not be reached', error)
      })
      .finally(silence.end)
    await response.body?.cancel()
    if (!response.ok) throw new UploadRefusedError(response.status)
  }
}

/** A signal that is aborted if nothing is heard for a while. */
function silenceAfter(ms: number): { signal: AbortSignal; heard: () => void; end: () => void } {
  const silent = new AbortController()
  const start = () => setTimeout(() => silent.abort(), ms)
  let timer: ReturnType<typeof start> | null = start()
  const end = () => {
    if (timer) clearTimeout(timer)
    timer = null
  }
  // The storage may answer before it has read everything; then more progress follows after the end.
  const heard = () => {
    if (!timer) return
    clearTimeout(timer)
    timer = start()
  }
  return { signal: silent.signal, heard, end }
}

function counted(total: number, onProgress: (progress: Progress) => void): TransformStream<Uint8Array, Uint8Array> {
  let sent = 0
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      sent += chunk.byteLength
      onProgress({ sent, total })
    },
  })
}
