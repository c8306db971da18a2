import { fork, type ChildProcess } from 'node:child_process'
import { ReaderEnded, ReaderUnavailable, ReadingFailed, UnreadableFile, type EndCause } from '../errors.ts'
import type { Answer, Ending, Message, ReaderSettings, Task } from '../protocol.ts'
import { MEMORY_SIGNAL } from './memory-signal.ts'
import { residentMemory } from './resident-memory.ts'

const START_DEADLINE_MS = 30_000
const MEMORY_WATCH_MS = 100
const MEGABYTE = 1024 * 1024

export interface ProcessOptions {
  program: URL
  settings: ReaderSettings
  pageDeadlineMs: number
  onStart(pid: number): void
  onEnd(pid: number, cause: EndCause | 'retired'): void
  onWithoutPpOcr(pid: number): void
}

interface Current {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** One reader: a child process that handles one request at a time and is killed if it exceeds a limit. */
export class ReaderProcess {
  /** The file kept open from its last request. */
  path: string | null = null
  readonly ended: Promise<void>
  readonly #child: ChildProcess
  readonly #options: ProcessOptions
  #ready = false
  #resident = 0
  #current: Current | null = null
  #page: number | null = null
  #deadline: NodeJS.Timeout | undefined
  #watch: NodeJS.Timeout | undefined
  #cause: EndCause | 'retired' | null = null
  #gone = false

  constructor(options: ProcessOptions) {
    this.#options = options
    this.#child = fork(options.program, [JSON.stringify(options.settings)], {
      env: { ...GIVING_BACK, ...compiled() },
      execArgv: execArgv(options.settings),
      // Structured clones: amounts are bigints, which JSON cannot represent.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (this.#child.pid) options.onStart(this.#child.pid)
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (_code, signal) => this.#onExit(signal, resolve))
      this.#child.once('error', () => this.#onExit(null, resolve))
    })
    this.#child.on('message', (message: Message) => this.#onMessage(message))
    this.#startDeadline(START_DEADLINE_MS)
  }

  get gone(): boolean {
    return this.#gone || this.#cause !== null
  }

  run<T extends Task>(task: T): Promise<Answer<T>> {
    this.path = task.path
    this.#page = null
    return new Promise<Answer>((resolve, reject) => {
      this.#current = { resolve, reject }
      if (this.#ready) this.#startDeadline(this.#options.pageDeadlineMs)
      this.#watch = setInterval(() => void this.#watchMemory(), MEMORY_WATCH_MS)
      this.#child.send(task, (error) => error && this.end('crash'))
    }) as Promise<Answer<T>>
  }

  /** Kills the process; its current request, if any, is refused with the cause. */
  end(cause: EndCause | 'retired'): void {
    if (this.gone) return
    this.#cause = cause
    this.#child.kill('SIGKILL')
  }

  /** Whether so much memory stayed resident after the last request that the next one should not be blamed for it. */
  get bloated(): boolean {
    return this.#resident > 0.75 * this.#options.settings.memoryLimitBytes
  }

  #onMessage(message: Message): void {
    switch (message.kind) {
      case 'ready':
        this.#ready = true
        return this.#current ? this.#startDeadline(this.#options.pageDeadlineMs) : clearTimeout(this.#deadline)
      case 'step':
        this.#page = message.page
        return this.#current ? this.#startDeadline(this.#options.pageDeadlineMs) : undefined
      case 'without_pp_ocr':
        return this.#options.onWithoutPpOcr(this.#child.pid!)
      default:
        this.#resident = message.resident
        return this.#onEnding(message)
    }
  }

  #onEnding(message: Ending): void {
    switch (message.kind) {
      case 'answer':
        return this.#settle()?.resolve(message.answer)
      case 'unreadable':
        return this.#settle()?.reject(new UnreadableFile(message.code, message.details))
      case 'unforeseen':
        return this.#settle()?.reject(new ReadingFailed(message.name))
    }
  }

  #onExit(signal: NodeJS.Signals | null, resolve: () => void): void {
    if (this.#gone) return
    this.#gone = true
    const cause = this.#cause ?? causeOf(signal)
    this.#settle()?.reject(
      this.#ready ? new ReaderEnded(cause === 'retired' ? 'crash' : cause, this.#page) : new ReaderUnavailable(),
    )
    if (this.#child.pid) this.#options.onEnd(this.#child.pid, cause)
    resolve()
  }

  #settle(): Current | null {
    clearTimeout(this.#deadline)
    clearInterval(this.#watch)
    const current = this.#current
    this.#current = null
    return current
  }

  #startDeadline(milliseconds: number): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => this.end(this.#ready ? 'deadline' : 'crash'), milliseconds)
  }

  async #watchMemory(): Promise<void> {
    if (!this.#child.pid) return
    const resident = await residentMemory(this.#child.pid)
    if (resident !== null && resident > this.#options.settings.memoryLimitBytes) this.end('memory')
  }
}

/** Readers use the worker's cache of compiled sources, if any, and start in half the time. */
function compiled(): { NODE_COMPILE_CACHE?: string } {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}

/**
 * The rest of a reader's environment. Makes glibc return memory: pictures of tens of megabytes come and go, and memory
 * freed by their threads otherwise stays in each thread's arena. Reduced the peak of a reader of dense scans from 520
 * to 418 MB.
 */
const GIVING_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Size of each semi-space of V8's heap, in megabytes. A reader creates many short-lived objects: with 8 it reads text
 * layers a tenth slower, with more no faster.
 */
const YOUNG = 16

/**
 * Half of the memory is reserved for data outside the JavaScript heap: pictures, fonts and the OCR. There is a reader
 * per core, so V8's helper threads would only take the cores of other readers.
 */
function execArgv({ memoryLimitBytes }: ReaderSettings): string[] {
  const heap = Math.max(64, Math.floor(memoryLimitBytes / 2 / MEGABYTE))
  return ['--no-warnings', '--single-threaded', `--max-old-space-size=${heap}`, `--max-semi-space-size=${YOUNG}`]
}

/** V8 aborts when its heap is full. */
function causeOf(signal: NodeJS.Signals | null): EndCause {
  return signal === MEMORY_SIGNAL || signal === 'SIGABRT' ? 'memory' : 'crash'
}
