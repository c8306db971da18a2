import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ObjectMissing, type ObjectStorage } from '@income/platform'
import { extract, pack, type Extract, type Pack } from 'tar-stream'

/** What an archive contained. */
export interface Archived {
  objects: number
  bytes: number
}

/** Writes every object of the bucket as a tar archive, in constant memory. */
export async function exportBucket(storage: ObjectStorage, target: Writable): Promise<Archived> {
  const archive = pack()
  const written = pipeline(archive, target)
  const total = { objects: 0, bytes: 0 }
  for (const key of await storage.keys('')) {
    const size = await addObject(storage, archive, key)
    if (size === null) continue
    total.objects++
    total.bytes += size
  }
  archive.finalize()
  await written
  return total
}

/** Its size in bytes; null if it was erased since it was listed. */
async function addObject(storage: ObjectStorage, archive: Pack, key: string): Promise<number | null> {
  const stat = await storage.stat(key)
  if (!stat) return null
  try {
    const source = await storage.read(key)
    const entry = archive.entry({ name: key, size: stat.size, mtime: stat.modifiedAt })
    await pipeline(source, entry)
    return stat.size
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

/**
 * Writes every object of such an archive into the bucket, replacing existing ones.
 * @throws Error if the archive is truncated
 */
export async function importBucket(storage: ObjectStorage, source: Readable): Promise<Archived> {
  const archive = extract()
  const [total] = await Promise.all([writeEach(storage, archive), pipeline(source, archive)])
  return total
}

async function writeEach(storage: ObjectStorage, archive: Extract): Promise<Archived> {
  const total = { objects: 0, bytes: 0 }
  for await (const entry of archive) {
    const { name, size } = entry.header
    await storage.writeFrom(name, Readable.from(entry, { objectMode: false }), size)
    total.objects++
    total.bytes += size
  }
  return total
}
