import { setTimeout as sleep } from 'node:timers/promises'
import {
  ATTEMPTS_LIMIT,
  claimFile,
  endFile,
  giveBack,
  hasRanges,
  inSpan,
  isStoreOutage,
  LeaseLost,
  noteAttempt,
  noteContent,
  notePages,
  renewLease,
  type Database,
  type FileOutcome,
  type Fingerprints,
  type JobHint,
  type LeasedFile,
  type Logger,
  type ObjectStorage,
  type Reach,
  type Sealing,
} from '@income/platform'
import { fileError, type JobPayload } from '@income/shared'
import type { FileTraits } from '@income/signals'
import { ReaderEnded, ReaderUnavailable, ReadingFailed, UnreadableFile } from '../reader/errors.ts'
import type { ExamineRequest, ReaderPool } from '../reader/reader.ts'
import type { WorkerMetrics } from '../operation/metrics.ts'
import { download } from './download.ts'
import { comparedWithIssuers } from './issued-files.ts'
import { LeaseKeeper } from './lease-keeper.ts'
import { outcomeOf } from './outcome.ts'
import { PageStore } from './page-store.ts'
import { readPages } from './read-pages.ts'
import type { FileInHand, FilesInHand } from './sharing/files-in-hand.ts'
import { readShared } from './sharing/read-shared.ts'
import { isNoRoom, type Room } from './workspace/room.ts'
import { openWorkspace } from './workspace/workspace.ts'

export interface FileProcessing {
  db: Database
  storage: ObjectStorage
  sealing: Sealing
  fingerprints: Fingerprints
  readers: ReaderPool
  breadth: number
  inHand: FilesInHand
  workDirectory: string
  room: Room
  log: Logger
  metrics: WorkerMetrics
  /** Passes on a job once its reason is committed. */
  announce: (job: JobHint) => Promise<void>
  reach: Reach
}

/** A file under its lease. */
interface HeldFile {
  file: LeasedFile
  hand: FileInHand
  /** Aborts when the lease is lost or the worker stops. */
  signal: AbortSignal
}

/** Pause before a file goes back to the queue during an outage, so that it does not loop. */
const OUTAGE_PAUSE_MS = 1_500

/** Handles a `process_file` job: under a lease, from the bytes to committed documents. */
export async function processFile(
  on: FileProcessing,
  job: JobPayload<'process_file'>,
  stop: AbortSignal,
): Promise<void> {
  // Meanwhile another worker may have taken the file; then it cannot be claimed.
  await on.room.untilFree(stop)
  if (stop.aborted) return
  const file = await claimFile(on.db, job.fileId, job.dispatch)
  if (!file) return
  const attributes = { 'income.file_id': file.fileId, 'income.package_id': file.packageId }
  await inSpan('process_file', { parent: file.traceParent, kind: 'CONSUMER', attributes }, () =>
    processClaimed(on, file, stop),
  )
}

async function processClaimed(on: FileProcessing, file: LeasedFile, stop: AbortSignal): Promise<void> {
  on.reach('file_claimed')
  const log = on.log.child({ file_id: file.fileId, package_id: file.packageId })
  using keeper = new LeaseKeeper(() => renewLease(on.db, file), stop)
  using hand = on.inHand.take()
  try {
    const outcome = await outcomeOrFailure(on, { file, hand, signal: keeper.signal }, log)
    on.reach('documents_read')
    const calculation = await on.metrics.timed('commit', () => endFile(on.db, file, outcome))
    on.reach('file_ended')
    on.metrics.fileEnded(outcome)
    log.info(
      { status: outcome.status, code: outcome.status === 'failed' ? outcome.error.code : undefined },
      'file ended',
    )
    if (calculation) await on.announce(calculation)
  } catch (error) {
    if (error instanceof LeaseLost || keeper.signal.reason instanceof LeaseLost) {
      on.metrics.leasesLost.inc()
      log.warn('lease lost: the file is left to its next holder')
      return
    }
    if (isNoRoom(error)) on.room.noteFull(Number(file.size))
    if (!stop.aborted) {
      log.warn({ err: error }, 'file given back to the queue')
      await sleep(OUTAGE_PAUSE_MS, undefined, { signal: stop }).catch(() => {})
    }
    await giveBack(on.db, file)
  }
}

/** Reads the file, repeatedly if its reader ended abnormally, and returns the failure if the file is to blame. */
async function outcomeOrFailure(on: FileProcessing, held: HeldFile, log: Logger): Promise<FileOutcome> {
  const { file, signal } = held
  for (;;) {
    try {
      return await readFile(on, held)
    } catch (error) {
      if (error instanceof UnreadableFile) return { status: 'failed', error: fileError(error.code, error.details) }
      if (signal.aborted || error instanceof LeaseLost || isOutage(error)) throw error
      const attempts = await noteAttempt(on.db, file)
      const { cause, page } = error instanceof ReaderEnded ? error : {}
      log.warn({ err: error, cause, page, attempts }, 'the reading ended abnormally')
      if (attempts >= ATTEMPTS_LIMIT) return { status: 'failed', error: abnormalEnd(error) }
      on.metrics.retries.inc()
    }
  }
}

async function readFile(on: FileProcessing, { file, hand, signal }: HeldFile): Promise<FileOutcome> {
  await using workspace = await openWorkspace(on.workDirectory)
  const sha256 = await on.metrics.timed('download', () => download(on.storage, file, workspace.original, signal))
  await noteContent(on.db, file, sha256)
  on.reach('original_fetched')
  const store = new PageStore(on.storage, { tenantId: file.tenantId, sha256 }, workspace.pages)
  await store.load()
  const password = file.passwordCiphertext ? on.sealing.open(file.passwordCiphertext) : undefined
  const reading = { store, path: workspace.original, password, signal }
  await on.metrics.timed('read', () =>
    readPages({
      ...reading,
      readers: on.readers,
      breadth: on.breadth,
      shared: {
        isBegun: () => hasRanges(on.db, file.fileId),
        read(pages) {
          hand.share()
          return readShared({ ...on, ...reading, lease: file }, pages)
        },
      },
      onProgress: (pages) => {
        on.reach('pages_kept')
        return notePages(on.db, file, pages)
      },
    }),
  )
  const traits = await on.metrics.timed('examine', () => examined(on.readers, reading))
  const understood = await on.metrics.timed('understand', () =>
    on.readers.understand({ folder: workspace.pages, signal }),
  )
  const outcome = outcomeOf(understood, traits, await on.fingerprints.of(file.tenantId))
  return await comparedWithIssuers(on.db, file, outcome, understood.looks)
}

/** Null if the file's structure cannot be examined: its contents are still useful. */
async function examined(readers: ReaderPool, request: ExamineRequest): Promise<FileTraits | null> {
  try {
    return await readers.examine(request)
  } catch (error) {
    if (request.signal?.aborted || error instanceof ReaderUnavailable) throw error
    return null
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof ReaderUnavailable || isStoreOutage(error) || isNoRoom(error)
}

function abnormalEnd(error: unknown) {
  if (error instanceof ReaderEnded && error.cause === 'deadline') {
    const what = error.page === null ? 'the file as a whole' : `page ${error.page}`
    return fileError('processing_timeout', `${what} took longer than the deadline, ${ATTEMPTS_LIMIT} times`)
  }
  const how = error instanceof ReaderEnded || error instanceof ReadingFailed ? error.message : 'the reading failed'
  return fileError('extraction_failed', `${how}, ${ATTEMPTS_LIMIT} times`)
}
