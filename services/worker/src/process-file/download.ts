import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ObjectMissing, StorageOutage, type LeasedFile, type ObjectStorage } from '@income/platform'
import { UnreadableFile } from '../reader/errors.ts'

/**
 * Brings a file to disk and returns the SHA-256 of its bytes, in memory that does not grow with the file.
 * @throws UnreadableFile `content_changed` where the bytes are not those registered.
 */
export async function download(
  storage: ObjectStorage,
  file: Pick<LeasedFile, 'objectKey' | 'size' | 'md5'>,
  path: string,
  signal: AbortSignal,
): Promise<string> {
  const sha256 = createHash('sha256')
  const md5 = createHash('md5')
  let size = 0n
  try {
    const source = await storage.read(file.objectKey)
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          sha256.update(chunk)
          md5.update(chunk)
          size += BigInt(chunk.length)
          yield chunk
        }
      },
      createWriteStream(path),
      { signal },
    )
  } catch (error) {
    if (error instanceof ObjectMissing) throw new UnreadableFile('content_changed', 'the stored object is gone')
    if (signal.aborted || error instanceof StorageOutage) throw error
    // Neither a broken connection nor a full disk says anything of the file.
    throw new StorageOutage(error)
  }
  if (size !== file.size || md5.digest('hex') !== file.md5) {
    throw new UnreadableFile('content_changed', 'size or hash differ from those registered')
  }
  return sha256.digest('hex')
}
