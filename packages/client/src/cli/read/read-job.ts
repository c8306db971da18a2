import { openAsBlob } from 'node:fs'
import pLimit from 'p-limit'
import type { IncomeClient } from '../../client.ts'
import type { FileRecord } from '../../contract/types.ts'
import { ApiError } from '../../errors/api-error.ts'
import { UploadRefusedError } from '../../errors/failures.ts'
import { packageContents, type PackageContents } from '../packages/contents.ts'
import type { RefusedLine } from '../packages/records.ts'
import type { Display } from './display.ts'
import { keyOf, unreadable, type Source } from './source.ts'

/** Files that are read together, in one package. */
export interface Job {
  sources: readonly Source[]
  /** An existing package, or the title of a new one. */
  into: { package_id: string } | { title: string }
}

/** The outcome of a job. */
export interface Outcome {
  /** null if no file of a new package was accepted. */
  contents: PackageContents | null
  /** The paths of the files, by id. */
  paths: ReadonlyMap<string, string>
  refused: readonly RefusedLine[]
}

export interface Reading {
  client: IncomeClient
  display: Display
  signal: AbortSignal
}

const UPLOADS_AT_ONCE = 4

/**
 * Sends files and waits until they are read. All Idempotency-Keys derive from the content, so a job that is started
 * again, for example after a crash, continues where it was.
 */
export async function readJob(reading: Reading, { sources, into }: Job): Promise<Outcome> {
  const { client, signal } = reading
  const packageId = 'package_id' in into ? into.package_id : await packageFor(reading, sources, into.title)
  const there = await client.listFiles({ package_id: packageId }, { signal }).toArray()
  const paths = new Map<string, string>()
  const refused: RefusedLine[] = []
  const limit = pLimit(UPLOADS_AT_ONCE)

  async function add(source: Source): Promise<void> {
    try {
      const { id } = there.find((file) => isOf(file, source)) ?? (await send(reading, packageId, source))
      paths.set(id, source.path)
    } catch (error) {
      refused.push(refusal(source, error))
    }
  }

  await Promise.all(sources.map((source) => limit(add, source)))
  if (paths.size > 0) await untilRead(reading, packageId, paths)
  else if ('title' in into) await client.deletePackage({ package_id: packageId }, { signal })
  for (const { path } of sources) reading.display.ended(path)
  const contents = paths.size > 0 || 'package_id' in into ? await packageContents(client, packageId, signal) : null
  return { contents, paths, refused }
}

async function packageFor({ client, signal }: Reading, sources: readonly Source[], title: string): Promise<string> {
  const idempotencyKey = keyOf(title, ...sources.map(({ name, sha256 }) => `${sha256} ${name}`).sort())
  const { id } = await client.createPackage({ title }, { idempotencyKey, signal })
  return id
}

function isOf(file: FileRecord, { name, md5 }: Source): boolean {
  return file.file_name === name && file.file_md5_hash === md5
}

async function send({ client, display, signal }: Reading, packageId: string, source: Source): Promise<FileRecord> {
  const { path, name, sha256 } = source
  return client.uploadFile(
    { package_id: packageId, file: await openAsBlob(path), file_name: name },
    {
      signal,
      idempotencyKey: keyOf(packageId, name, sha256),
      onProgress: (progress) => display.sending(path, progress),
      onRetry: (problem) => display.again(path, problem),
    },
  )
}

/** @throws the error itself if it does not concern this file alone */
function refusal({ path }: Source, error: unknown): RefusedLine {
  if (error instanceof UploadRefusedError) {
    return { type: 'refused', path, error: { code: 'upload_refused', message: error.message, request_id: null } }
  }
  if (!(error instanceof ApiError)) return unreadable(path, error)
  if (error.status === 401 || error.status === 403) throw error
  const { code, message, requestId } = error
  return { type: 'refused', path, error: { code, message, request_id: requestId } }
}

async function untilRead(
  { client, display, signal }: Reading,
  packageId: string,
  paths: ReadonlyMap<string, string>,
): Promise<void> {
  for await (const { status } of client.follow(packageId, { signal })) {
    for await (const file of client.listFiles({ package_id: packageId }, { signal })) {
      const path = paths.get(file.id)
      if (path !== undefined) display.reading(path, file)
    }
    if (status !== 'Processing') return
  }
}
