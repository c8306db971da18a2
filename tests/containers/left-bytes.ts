import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sample } from '@income/samples'
import type { Docker } from './docker.ts'

/** Long enough to belong to only one document. */
const PIECE = 200

/** Volumes, and other files written by containers, that contain a piece of a document. */
export async function placesWith(on: Docker, documents: readonly Sample[]): Promise<string[]> {
  const pieces = documents.map(({ bytes }) => Buffer.from(bytes).subarray(-3 * PIECE, -2 * PIECE))
  const found: string[] = []
  for (const { name, path } of await places(on)) {
    if (await holds(on.onDisk(path), pieces)) found.push(name)
  }
  return found
}

async function places(on: Docker): Promise<{ name: string; path: string }[]> {
  const lines = async (...args: string[]) => (await on.docker(args)).toString().split('\n').filter(Boolean)
  const volumes = await lines('volume', 'ls', '--quiet')
  const containers = await lines('ps', '--all', '--quiet')
  const mounted = volumes.map(async (name) => {
    const [path = ''] = await lines('volume', 'inspect', '--format', '{{.Mountpoint}}', name)
    return { name, path }
  })
  const written = containers.map(async (id) => {
    const [path = ''] = await lines('inspect', '--format', '{{.GraphDriver.Data.UpperDir}}', id)
    return { name: `container ${id}`, path }
  })
  return Promise.all([...mounted, ...written])
}

async function holds(folder: string, pieces: readonly Buffer[]): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))
    if (pieces.some((piece) => bytes.includes(piece))) return true
  }
  return false
}
