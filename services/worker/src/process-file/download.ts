import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ObjectMissing, StorageOutage, type LeasedFile, type ObjectStorage } from '@income/platform'
import { UnreadableFile } from '../reader/errors.ts'
import { isNoRoom, WorkDirectoryFull } from './workspace/room.ts'

/**
 * Downloads a file to disk in constant memory, and returns the SHA-256 of its bytes.
 * @throws UnreadableFile `content_changed` if the bytes are not the registered ones, WorkDirectoryFull.
 */
export async function download(
  storage: Pick<ObjectStorage, 'read'>,
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
    if (isNoRoom(error)) throw new WorkDirectoryFull(error)
    // A broken connection is not the file's fault.
    throw new StorageOutage(error)
  }
  if (size !== file.size || md5.digest('hex') !== file.md5) {
    throw new UnreadableFile('content_changed', 'size or hash differ from those registered')
  }
  return sha256.digest('hex')
}
