import pRetry from 'p-retry'
import type { FileRecord } from '../contract/types.ts'
import { ConnectionError, StorageSilentError, UploadRefusedError } from '../errors/failures.ts'
import type { Operations } from '../http/operation-types.ts'
import { randomKey } from '../http/random-key.ts'
import type { Put, Progress } from './put.ts'

export interface Upload {
  package_id: string
  /** A `File` from a form or drag and drop; in Node, `await openAsBlob(path)` reads while sending. */
  file: Blob
  /** Required if `file` is not a `File`. */
  file_name?: string
}

export interface UploadOptions {
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  /** Called before the bytes are sent again, with what was wrong. */
  onRetry?: (problem: Error) => void
  /** An upload repeated with the same key within 24 hours is registered once. */
  idempotencyKey?: string
}

/** Failures after which the same bytes may be accepted at a newly signed address. */
const PASSING = new Set([403, 408, 429, 500, 502, 503, 504])

/** Each silence takes long: a storage that is silent again will hardly answer a third time. */
const RETRIES_OF_SILENCE = 1

/** Sends a file to the storage and registers it in the package. */
export async function uploadFile(
  { requestUpload, registerFile }: Pick<Operations, 'requestUpload' | 'registerFile'>,
  put: Put,
  { package_id, file, file_name = nameOf(file) }: Upload,
  { signal, onProgress, onRetry, idempotencyKey = randomKey() }: UploadOptions,
  retries: number,
): Promise<FileRecord> {
  const under = (step: string) => ({ idempotencyKey: `${idempotencyKey}-${step}`, ...(signal && { signal }) })

  async function attempt(): Promise<string> {
    // Repeated with the same key, this returns the same upload at a newly signed address.
    const { uri, upload_url } = await requestUpload({ file_name, file_size: file.size }, under('upload'))
    await put(upload_url, file, { ...(signal && { signal }), ...(onProgress && { onProgress }) })
    return uri
  }

  const uri = await pRetry(attempt, {
    retries,
    randomize: true,
    ...(signal && { signal }),
    shouldRetry: mayRetry,
    onFailedAttempt: (failed) => {
      if (failed.retriesLeft > 0 && mayRetry(failed)) onRetry?.(failed.error)
    },
  })
  return registerFile({ package_id, uri, file_name }, under('file'))
}

function mayRetry({ error, attemptNumber }: { error: Error; attemptNumber: number }): boolean {
  if (error instanceof StorageSilentError) return attemptNumber <= RETRIES_OF_SILENCE
  return error instanceof ConnectionError || (error instanceof UploadRefusedError && PASSING.has(error.status))
}

function nameOf(file: Blob): string {
  if (file instanceof File) return file.name
  throw new TypeError('file_name is required if the file has no name')
}
