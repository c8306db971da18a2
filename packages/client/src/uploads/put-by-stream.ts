import { ConnectionError, UploadRefusedError } from '../errors/failures.ts'
import type { Progress, Put } from './put.ts'

/** For Node: counts the bytes as they are read from the file. */
export function putByStream(fetch: typeof globalThis.fetch): Put {
  return async (address, file, { signal, onProgress }) => {
    // A separate object, because browsers' types lack `duplex`, which Node requires.
    const request = {
      method: 'PUT',
      body: file.stream().pipeThrough(counted(file.size, onProgress)),
      // Storage accepts no body of unknown length.
      headers: { 'content-length': String(file.size), ...(file.type && { 'content-type': file.type }) },
      duplex: 'half',
      ...(signal && { signal }),
    } as const
    const response = await fetch(address, request).catch((error: unknown) => {
      throw signal?.aborted ? error : new ConnectionError('The storage could not be reached', error)
    })
    await response.body?.cancel()
    if (!response.ok) throw new UploadRefusedError(response.status)
  }
}

function counted(
  total: number,
  onProgress: (progress: Progress) => void = () => {},
): TransformStream<Uint8Array, Uint8Array> {
  let sent = 0
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      sent += chunk.byteLength
      onProgress({ sent, total })
    },
  })
}
