import { setTimeout as sleep } from 'node:timers/promises'
import {
  fileToHelp,
  inSpan,
  isStoreOutage,
  leaveToOwner,
  RangeLost,
  type Database,
  type Logger,
  type ObjectStorage,
  type RangeLease,
  type Reach,
  type Sealing,
  type SharedFile,
} from '@income/platform'
import { startRounds } from '../../dispatcher/rounds.ts'
import type { WorkerMetrics } from '../../operation/metrics.ts'
import { ReaderEnded, ReadingFailed, UnreadableFile } from '../../reader/errors.ts'
import type { ReaderPool } from '../../reader/reader.ts'
import { download } from '../download.ts'
import { PageStore } from '../page-store.ts'
import { isNoRoom, type Room } from '../workspace/room.ts'
import { openWorkspace } from '../workspace/workspace.ts'
import type { FilesInHand } from './files-in-hand.ts'
import { Lane, leaveForOthers, type RangeReading } from './read-range.ts'

export interface Helping {
  db: Database
  storage: ObjectStorage
  sealing: Sealing
  readers: ReaderPool
  breadth: number
  workDirectory: string
  room: Room
  inHand: FilesInHand
  log: Logger
  metrics: WorkerMetrics
  reach: Reach
}

/** Helps other workers to read large scans while this one holds no file. */
export interface Helper {
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 500
/** Pause before another attempt to help with a file. */
const PAUSE_MS = 1_500

export function startHelper(on: Helping): Helper {
  const stopping = new AbortController()
  const rounds = startRounds({ name: 'help', everyMs: LOOK_EVERY_MS, log: on.log }, () => help(on, stopping.signal))
  return {
    async stop() {
      stopping.abort(new Error('the worker is shutting down'))
      await rounds.stop()
    },
  }
}

async function help(on: Helping, signal: AbortSignal): Promise<void> {
  if (!on.inHand.isEmpty || on.room.isFull) return
  const file = await fileToHelp(on.db)
  if (!file) return
  const log = on.log.child({ file_id: file.fileId, package_id: file.packageId })
  try {
    const ranges = await inSpan('help_file', { parent: file.traceParent, kind: 'CONSUMER' }, () =>
      readRangesOf(on, file, signal),
    )
    log.info({ ranges }, 'helped to read a file')
  } catch (error) {
    if (signal.aborted) return
    // The rounds log an outage once.
    if (isStoreOutage(error)) throw error
    if (isNoRoom(error)) on.room.noteFull(0)
    log.warn({ err: error }, 'could not help to read a file')
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
  }
}

/** Reads ranges of the file until none are left, or the worker is needed for its own files. Returns their number. */
async function readRangesOf(on: Helping, file: SharedFile, signal: AbortSignal): Promise<number> {
  await using workspace = await openWorkspace(on.workDirectory)
  const sha256 = await download(on.storage, file, workspace.original, signal)
  const reading: RangeReading = {
    ...on,
    store: new PageStore(on.storage, { tenantId: file.tenantId, sha256 }, workspace.pages),
    fileId: file.fileId,
    path: workspace.original,
    password: file.passwordCiphertext ? on.sealing.open(file.passwordCiphertext) : undefined,
    reader: 'helper',
    signal,
  }
  const lanes = await Promise.allSettled(Array.from({ length: on.breadth }, () => readFree(reading)))
  const failed = lanes.find((lane) => lane.status === 'rejected')
  if (failed) throw failed.reason
  return lanes.reduce((sum, lane) => sum + (lane.status === 'fulfilled' ? lane.value : 0), 0)
}

async function readFree(on: RangeReading): Promise<number> {
  const lane = new Lane(on)
  let completed = 0
  while (on.inHand.isEmpty && !on.signal.aborted) {
    const ended = await lane.readNext()
    if (ended.end === 'none free') break
    if (ended.end === 'completed') completed++
    else await giveUp(on, ended.range, ended.error)
  }
  return completed
}

/** A fault of the file is left for its worker to find and report; any other range goes to the next worker. */
async function giveUp({ db }: RangeReading, range: RangeLease, error: unknown): Promise<void> {
  if (error instanceof RangeLost) return
  if (error instanceof UnreadableFile) return leaveToOwner(db, range, 0)
  if (error instanceof ReaderEnded || error instanceof ReadingFailed) return leaveToOwner(db, range, 1)
  await leaveForOthers(db, range)
  throw error
}
