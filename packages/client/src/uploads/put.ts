/** How much of a file has been sent, in bytes. */
export interface Progress {
  sent: number
  total: number
}

export interface PutOptions {
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}

/** PUTs a file to a presigned address. @throws ConnectionError, UploadRefusedError; the signal's reason if aborted */
export type Put = (address: string, file: Blob, options: PutOptions) => Promise<void>
