import { ConnectionError, UploadRefusedError } from '../errors/failures.ts'
import type { Progress, Put } from './put.ts'

/** For Node: the bytes are counted as they are taken from the file. */
export function putByStream(fetch: typeof globalThis.fetch): Put {
  return async (address, file, { signal, onProgress }) => {
    // Apart from the call: browsers' types do not know `duplex`, which Node demands.
    const request = {
      method: 'PUT',
      body: file.stream().pipeThrough(counted(file.size, onProgress)),
      // Storage takes no body whose length it is not told beforehand.
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
