import { Counter, createRegistry, Histogram, type FileOutcome, type Registry } from '@income/platform'

/** What an operator sees of a worker. */
export class WorkerMetrics {
  readonly registry: Registry = createRegistry('worker')
  readonly leasesLost = this.#counter('income_leases_lost_total', 'Files whose lease this worker lost')
  readonly retries = this.#counter(
    'income_file_retries_total',
    'Readings begun again after an abnormal end of the reader',
  )
  readonly expired = this.#counter('income_leases_expired_total', 'Leases of vanished holders put back to the queue')
  readonly lostJobs = this.#counter('income_jobs_lost_total', 'Jobs the queue had lost, dispatched anew')
  readonly #files = new Counter({
    name: 'income_files_total',
    help: 'Files ended, by outcome',
    labelNames: ['status', 'code'] as const,
    registers: [this.registry],
  })
  readonly #stages = new Histogram({
    name: 'income_stage_seconds',
    help: 'Time of the stages of a file',
    labelNames: ['stage'] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_200],
    registers: [this.registry],
  })

  fileEnded(outcome: FileOutcome): void {
    this.#files.inc({ status: outcome.status, code: outcome.status === 'failed' ? outcome.error.code : '' })
  }

  async timed<T>(stage: string, work: () => Promise<T>): Promise<T> {
    const end = this.#stages.startTimer({ stage })
    try {
      return await work()
    } finally {
      end()
    }
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] })
  }
}
