import { Counter, createRegistry, Histogram, type FileOutcome, type Registry } from '@income/platform'
import type { EndCause } from '../reader/errors.ts'
import { workerBuild } from './build.ts'

/** A registry with what every worker tells of itself. */
export function workerRegistry(): Registry {
  return createRegistry('worker', workerBuild())
}

/** What an operator sees of a worker. */
export class WorkerMetrics {
  readonly leasesLost: Counter
  readonly retries: Counter
  readonly expired: Counter
  readonly lostJobs: Counter
  readonly #files: Counter<'status' | 'code'>
  readonly #pages: Counter<'source'>
  readonly #readerEnds: Counter<'cause'>
  readonly #stages: Histogram<'stage'>
  readonly #ocr: Histogram

  constructor(registry: Registry) {
    const registers = [registry]
    const counter = (name: string, help: string) => new Counter({ name, help, registers })
    this.leasesLost = counter('income_leases_lost_total', 'Files whose lease this worker lost')
    this.retries = counter(
      'income_file_retries_total',
      'Readings begun again after an abnormal end: one less than attempts',
    )
    this.expired = counter('income_leases_expired_total', 'Leases of vanished holders put back to the queue')
    this.lostJobs = counter('income_jobs_lost_total', 'Jobs the queue had lost, dispatched anew')
    this.#files = new Counter({
      name: 'income_files_total',
      help: 'Files ended, by outcome',
      labelNames: ['status', 'code'],
      registers,
    })
    this.#pages = new Counter({
      name: 'income_pages_total',
      help: 'Pages read, by where their text came from',
      labelNames: ['source'],
      registers,
    })
    this.#readerEnds = new Counter({
      name: 'income_reader_ends_total',
      help: 'Readers that came to an abnormal end over a file: crashed, or killed at a deadline or for their memory',
      labelNames: ['cause'],
      registers,
    })
    this.#stages = new Histogram({
      name: 'income_stage_seconds',
      help: 'Time of the stages of a file, and of the calculation of a package',
      labelNames: ['stage'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_200],
      registers,
    })
    this.#ocr = new Histogram({
      name: 'income_ocr_page_seconds',
      help: 'Time of a page from its rendering to its words, with the wait for a reader',
      buckets: [0.5, 1, 2, 3, 5, 10, 20, 60],
      registers,
    })
  }

  fileEnded(outcome: FileOutcome): void {
    this.#files.inc({ status: outcome.status, code: outcome.status === 'failed' ? outcome.error.code : '' })
  }

  pagesRead(source: 'text_layer' | 'ocr', count: number): void {
    this.#pages.inc({ source }, count)
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

  async timed<T>(stage: string, work: () => Promise<T>): Promise<T> {
    const end = this.#stages.startTimer({ stage })
    try {
      return await work()
    } finally {
      end()
    }
  }
}
