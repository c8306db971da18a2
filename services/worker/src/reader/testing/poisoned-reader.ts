import { setTimeout as sleep } from 'node:timers/promises'
import { readerSettings, say, serve } from '../child/serve.ts'
import type { Survey } from '../reader.ts'

/** A reader for tests of the pool: each path names a fault, or is harmless and answered with what the process sees. */
serve(readerSettings(), async (task, step) => {
  step(task.kind === 'survey' ? task.fromPage : null)
  switch (task.path) {
    case 'crash':
      process.kill(process.pid, 'SIGSEGV')
      return new Promise(() => {})
    case 'spin':
      return spin()
    case 'memory':
      return eat()
    case 'keep':
      return keep()
    case 'unforeseen':
      throw new TypeError('what the document says')
    case 'without network':
      say({ kind: 'without_pp_ocr' })
      return ownAccount()
    case 'never':
      return new Promise(() => {})
    default:
      return ownAccount()
  }
})

function spin(): never {
  for (;;);
}

function eat(): Promise<never> {
  const eaten: Buffer[] = []
  return new Promise(() => setInterval(() => eaten.push(Buffer.alloc(20_000_000, eaten.length)), 5))
}

const kept: Buffer[] = []

/** Answers in time, and keeps so much memory that a second such request exceeds a limit of 1 GB. */
async function keep(): Promise<Survey> {
  kept.push(Buffer.alloc(480_000_000, 1))
  await sleep(600)
  return ownAccount()
}

function ownAccount(): Survey {
  return { pagesTotal: process.pid, pages: [], needsOcr: [environment().length], nextPage: null }
}

/** The reader's environment, except the variables for returning memory and for compiled sources. */
function environment(): string[] {
  return Object.keys(process.env).filter((name) => !/^(MALLOC_|NODE_COMPILE_CACHE$)/.test(name))
}
