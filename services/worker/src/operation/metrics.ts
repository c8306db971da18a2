import {
  Counter,
  createRegistry,
  Gauge,
  Histogram,
  inSpan,
  primedCounter,
  type FileOutcome,
  type RangeReader,
  type Registry,
} from '@income/platform'
import { FILE_ERRORS } from '@income/shared'
import { END_CAUSES, type EndCause } from '../reader/errors.ts'
import { workerBuild } from './build.ts'

/** A registry with the metrics of every worker. */
export function workerRegistry(): Registry {
  return createRegistry('worker', workerBuild())
}

/** Adds whether the worker takes waiting jobs, as readiness also reports. */
export function observeConsumption(registry: Registry, isConsuming: () => boolean): void {
  new Gauge({
    name: 'income_worker_consuming',
    help: 'Whether the worker takes waiting jobs: 1, or 0 if it has stopped taking them',
    registers: [registry],
    collect() {
      this.set(isConsuming() ? 1 : 0)
    },
  })
}

const PAGE_SOURCES = ['text_layer', 'ocr'] as const
const RANGE_READERS = ['owner', 'helper'] as const satisfies RangeReader[]
const STAGES = ['download', 'read', 'examine', 'understand', 'commit', 'calculate'] as const
type Stage = (typeof STAGES)[number]

const FILE_OUTCOMES = [
  { status: 'processed', code: '' },
  ...Object.keys(FILE_ERRORS).map((code) => ({ status: 'failed', code })),
]

/** A worker's metrics for operators. */
export class WorkerMetrics {
  readonly leasesLost: Counter
  readonly retries: Counter
  readonly expired: Counter
  readonly lostJobs: Counter
  readonly #files: Counter<'status' | 'code'>
  readonly #pages: Counter<'source'>
  readonly #ranges: Counter<'reader'>
  readonly #readerEnds: Counter<'cause'>
  readonly #stages: Histogram<'stage'>
  readonly #ocr: Histogram

  constructor(registry: Registry) {
    const registers = [registry]
    const counter = (name: string, help: string) => new Counter({ name, help, registers })
    this.leasesLost = counter('income_leases_lost_total', 'Files whose lease this worker lost')
    this.retries = counter(
      'income_file_retries_total',
      'Readings started again after an abnormal end: attempts minus one',
    )
    this.expired = counter('income_leases_expired_total', 'Leases of lost workers that were returned to the queue')
    this.lostJobs = counter('income_jobs_lost_total', 'Jobs the queue had lost, dispatched again')
    this.#files = primedCounter(registry, {
      name: 'income_files_total',
      help: 'Files ended, by outcome',
      labelNames: ['status', 'code'],
      series: FILE_OUTCOMES,
    })
    this.#pages = primedCounter(registry, {
      name: 'income_pages_total',
      help: 'Pages read, by where their text came from',
      labelNames: ['source'],
      series: PAGE_SOURCES.map((source) => ({ source })),
    })
    this.#ranges = primedCounter(registry, {
      name: 'income_page_ranges_total',
      help: 'Ranges of pages of large scans read, by the worker that holds the file or by a helping worker',
      labelNames: ['reader'],
      series: RANGE_READERS.map((reader) => ({ reader })),
    })
    this.#readerEnds = primedCounter(registry, {
      name: 'income_reader_ends_total',
      help: 'Readings of a file that ended abnormally: crashed, or killed because of a deadline or memory',
      labelNames: ['cause'],
      series: END_CAUSES.map((cause) => ({ cause })),
    })
    this.#stages = new Histogram({
      name: 'income_stage_seconds',
      help: 'Time taken by the stages of a file and by the calculation of a package',
      labelNames: ['stage'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_200],
      registers,
    })
    for (const stage of STAGES) this.#stages.zero({ stage })
    this.#ocr = new Histogram({
      name: 'income_ocr_page_seconds',
      help: 'Time of a page from rendering to words, including the wait for a reader',
      buckets: [0.5, 1, 2, 3, 5, 10, 20, 60],
      registers,
    })
  }

  fileEnded(outcome: FileOutcome): void {
    this.#files.inc({ status: outcome.status, code: outcome.status === 'failed' ? outcome.error.code : '' })
  }

  pagesRead(source: (typeof PAGE_SOURCES)[number], count: number): void {
    this.#pages.inc({ source }, count)
  }

  rangeRead(reader: RangeReader): void {
    this.#ranges.inc({ reader })
  }

  readerEnded(cause: EndCause): void {
    this.#readerEnds.inc({ cause })
  }

  async ocrTimed<T>(work: () => Promise<T>): Promise<T> {
    const end = this.#ocr.startTimer()
    const page = await work()
    end()
    return page
  }

  async timed<T>(stage: Stage, work: () => Promise<T>): Promise<T> {
    const end = this.#stages.startTimer({ stage })
    try {
      return await inSpan(stage, {}, work)
    } finally {
      end()
    }
  }
}
