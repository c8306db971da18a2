import { DEFAULT_LIMITS, type ReaderLimits } from '../limits.ts'
import type { Answer, Choice, Task } from '../protocol.ts'
import type { ReaderPool } from '../reader.ts'
import { ReaderEnded, type EndCause } from '../errors.ts'
import { ReaderProcess, type ProcessOptions } from './reader-process.ts'

export interface ReaderPoolOptions {
  /** The maximum number of readers; each is started when first needed. */
  size: number
  /** The longest time for opening a file or reading one page. */
  pageDeadlineMs: number
  /** Resident memory at which a reader is killed. */
  memoryLimitBytes: number
  limits?: Partial<ReaderLimits>
  /** Whether PP-OCRv4, where installed, reads what Tesseract is unsure of; on if absent. */
  ppOcr?: Choice
  log?: (event: ReaderEvent) => void
}

export type ReaderEvent =
  | { event: 'reader_started'; pid: number }
  /** `retired`: ended in order, or abandoned with its request. */
  | { event: 'reader_ended'; pid: number; cause: EndCause | 'retired' }
  /** PP-OCRv4 was requested but does not run here. Reported once. */
  | { event: 'without_pp_ocr'; pid: number }

interface Waiting {
  task: Task
  /** Whether it requires a reader that has not worked on anything. */
  needsNew: boolean
  resolve(answer: Answer): void
  reject(error: unknown): void
}

const PROGRAM = new URL('../child/main.ts', import.meta.url)

/** `program` is the module a reader runs. */
export function createReaderPool(options: ReaderPoolOptions, program: URL = PROGRAM): ReaderPool {
  const pool = new Pool(options, program)
  return {
    survey: ({ path, password, fromPage, signal }) => pool.run({ kind: 'survey', path, password, fromPage }, signal),
    ocr: ({ path, password, page, signal }) => pool.run({ kind: 'ocr', path, password, page }, signal),
    understand: ({ folder, signal }) => pool.run({ kind: 'understand', path: folder }, signal),
    examine: ({ path, password, signal }) => pool.run({ kind: 'examine', path, password }, signal),
    close: () => pool.close(),
  }
}

class Pool {
  readonly #size: number
  readonly #processOptions: ProcessOptions
  readonly #readers = new Set<ReaderProcess>()
  readonly #queue: Waiting[] = []
  readonly #busy = new Map<ReaderProcess, Waiting>()
  #closed = false
  #lacksPpOcr = false

  constructor(options: ReaderPoolOptions, program: URL) {
    this.#size = options.size
    const { memoryLimitBytes, pageDeadlineMs, ppOcr = 'on', log } = options
    this.#processOptions = {
      program,
      pageDeadlineMs,
      settings: { parent: process.pid, memoryLimitBytes, limits: { ...DEFAULT_LIMITS, ...options.limits }, ppOcr },
      onStart: (pid) => log?.({ event: 'reader_started', pid }),
      onEnd: (pid, cause) => log?.({ event: 'reader_ended', pid, cause }),
      onWithoutPpOcr: (pid) => {
        if (!this.#lacksPpOcr) log?.({ event: 'without_pp_ocr', pid })
        this.#lacksPpOcr = true
      },
    }
  }

  async run<T extends Task>(task: T, signal: AbortSignal | undefined): Promise<Answer<T>> {
    if (this.#closed) throw new Error('the reader pool is closed')
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const waiting: Waiting = { task, needsNew: false, resolve, reject }
    const abandon = () => this.#abandon(waiting, signal?.reason)
    signal?.addEventListener('abort', abandon)
    this.#queue.push(waiting)
    this.#dispatch()
    try {
      return (await promise) as Answer<T>
    } finally {
      signal?.removeEventListener('abort', abandon)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const waiting of this.#queue.splice(0)) waiting.reject(new Error('the reader pool is closed'))
    const readers = [...this.#readers]
    for (const reader of readers) reader.end('retired')
    await Promise.all(readers.map((reader) => reader.ended))
  }

  /** The answer is no longer needed: a waiting request is dropped, a running one ends with its reader. */
  #abandon(waiting: Waiting, reason: unknown): void {
    const index = this.#queue.indexOf(waiting)
    if (index >= 0) this.#queue.splice(index, 1)
    waiting.reject(reason)
    for (const [reader, served] of this.#busy) if (served === waiting) reader.end('retired')
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const reader = this.#readerFor(this.#queue[0]!)
      if (!reader) return
      void this.#serve(reader, this.#queue.shift()!)
    }
  }

  /** A free reader, preferably with the file open, or a new one if allowed. */
  #readerFor({ task, needsNew }: Waiting): ReaderProcess | null {
    const free = [...this.#readers].filter((reader) => !reader.gone && !this.#busy.has(reader))
    const best = needsNew ? undefined : (free.find(({ path }) => path === task.path) ?? free[0])
    if (best) return best
    if (this.#readers.size < this.#size) return this.#start()
    // Its end triggers another dispatch, with room for a new one.
    if (needsNew) free[0]?.end('retired')
    return null
  }

  #start(): ReaderProcess {
    const reader = new ReaderProcess(this.#processOptions)
    this.#readers.add(reader)
    void reader.ended.then(() => {
      this.#readers.delete(reader)
      if (!this.#closed) this.#dispatch()
    })
    return reader
  }

  async #serve(reader: ReaderProcess, waiting: Waiting): Promise<void> {
    this.#busy.set(reader, waiting)
    const workedBefore = reader.path !== null
    const tell = await reader.run(waiting.task).then(
      (answer) => () => waiting.resolve(answer),
      (error: unknown) => () => (workedBefore && isOutOfMemory(error) ? this.#again(waiting) : waiting.reject(error)),
    )
    if (reader.bloated) reader.end('retired')
    this.#busy.delete(reader)
    // Freed before the caller is notified, so that a caller who requests the next page at once gets the reader that
    // holds the file open.
    tell()
    if (!this.#closed) this.#dispatch()
  }

  /** Memory left by earlier requests does not count against this one: it is tried again in a new reader. */
  #again(waiting: Waiting): void {
    if (this.#closed) return waiting.reject(new Error('the reader pool is closed'))
    waiting.needsNew = true
    this.#queue.unshift(waiting)
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof ReaderEnded && error.cause === 'memory'
}
