import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { UnreadableFile } from '../errors.ts'
import type { Answer, Message, Outcome, ReaderSettings, Task } from '../protocol.ts'

/** Says that work begins on a page, counted from 1, or on the file as a whole (null). */
export type Step = (page: number | null) => void

/** Answers one task. */
export type Handler = (task: Task, step: Step) => Promise<Answer>

/** The loop of a reader process: tasks in, answers out, one at a time. It ends with its worker. */
export function serve(settings: ReaderSettings, handler: Handler): void {
  const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: settings,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  })
  watchdog.unref()
  process.once('disconnect', () => process.exit())
  // For damaged files pdf.js leaves unhandled rejections; the request gets an answer or reaches its deadline anyway.
  process.on('unhandledRejection', () => {})
  process.on('message', (task: Task) => {
    void handler(task, (page) => say({ kind: 'step', page })).then(
      (answer) => end({ kind: 'answer', answer }),
      (error: unknown) => end(refusal(error)),
    )
  })
  say({ kind: 'ready' })
  // Written now, if there is a cache: readers rarely end in order.
  flushCompileCache()
}

export function readerSettings(): ReaderSettings {
  return JSON.parse(process.argv[2]!) as ReaderSettings
}

function end(outcome: Outcome): void {
  say({ ...outcome, resident: process.memoryUsage.rss() })
}

export function say(message: Message): void {
  process.send?.(message)
}

/** An unexpected error is reported by its class only: its message may contain document text. */
function refusal(error: unknown): Outcome {
  if (error instanceof UnreadableFile) return { kind: 'unreadable', code: error.code, details: error.details }
  return { kind: 'unforeseen', name: error instanceof Error ? error.name : typeof error }
}
