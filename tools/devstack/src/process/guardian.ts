import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Ending } from './ending.ts'

/** The start parameters of the guardian. */
export interface GuardianOrder {
  /** Held until everything has ended; null for a stack that nobody else can start. */
  lock: string | null
  /** Directories to remove at the end. */
  remove: string[]
}

export type GuardianMessage = { watch: Ending } | { forget: number }

/** Ensures that nothing is left running, whatever happens to this process (see guardian-main.ts). */
export interface Guardian {
  readonly pid: number
  watch(ending: Ending): void
  forget(pid: number): void
  /** Whether `close` was called: nothing may be started any more. */
  readonly closing: boolean
  /** Ends all watched programs; resolves when that is done. */
  close(): Promise<void>
}

type GuardianProcess = ChildProcessByStdio<Writable, Readable, null>

/** Starts the guardian; null if another one holds the lock. */
export async function startGuardian(order: GuardianOrder): Promise<Guardian | null> {
  const first = await launch(order)
  if (!first) return null
  let child = first

  const running = new Map<number, Ending>()
  let closing = false
  const tell = (message: GuardianMessage) => child.stdin.write(`${JSON.stringify(message)}\n`)

  const replaceWhenKilled = (): void => {
    child.once('exit', () => {
      if (!closing) void replace().catch(() => {})
    })
  }
  const replace = async (): Promise<void> => {
    const next = await launch(order)
    if (!next) return
    child = next
    replaceWhenKilled()
    for (const watch of running.values()) tell({ watch })
  }
  replaceWhenKilled()

  return {
    watch(ending) {
      running.set(ending.pid, ending)
      tell({ watch: ending })
    },
    forget(pid) {
      running.delete(pid)
      tell({ forget: pid })
    },
    get pid() {
      return child.pid ?? 0
    },
    get closing() {
      return closing
    },
    async close() {
      closing = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}

async function launch(order: GuardianOrder): Promise<GuardianProcess | null> {
  // In a separate session, because Ctrl-C must not reach it.
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./guardian-main.ts', import.meta.url)), JSON.stringify(order)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
      env: {},
    },
  )
  // Writing to a killed guardian fails; its successor receives everything again.
  child.stdin.on('error', () => {})
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [unknown]
  if (String(said).startsWith('busy')) return null
  if (!String(said).startsWith('ready')) throw new Error('the guardian of the stack could not be started (see above)')
  return child
}
