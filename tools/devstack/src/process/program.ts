import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StackError } from '../stack-error.ts'
import type { Guardian } from './guardian.ts'
import { endInOrder, type Ending } from './ending.ts'

/** A program of the stack, and how it is run. */
export interface Program {
  /** For people: `Postgres`, `worker 1`. */
  name: string
  file: string
  args: readonly string[]
  env: Record<string, string>
  cwd?: string
  /** The user it runs as, if not the caller. */
  user?: { uid: number; gid: number }
  /** Its standard input. */
  input?: string
  /** The file that its output is appended to. */
  log: string
  /** How it is ended, and in which wave (see `Ending`). */
  signal: NodeJS.Signals
  wave: number
  /** Whether it is ready for work. */
  isReady: () => Promise<boolean>
}

export interface Running {
  readonly name: string
  readonly pid: number
  /** Ends it permanently. */
  stop(): Promise<void>
  /** Starts it again after `stop`, and resolves when it is ready. */
  start(): Promise<void>
}

/** Called after a program was restarted, with how it ended: an exit code or a signal. */
export type OnRestart = (name: string, how: string) => void

/** The delay before a program is restarted, in milliseconds. */
const RESTART_DELAY_MS = 250
const READY_TIMEOUT_MS = 60_000

export class ProgramFailed extends StackError {
  constructor(program: Program, what: string) {
    super(`${program.name} ${what}.\n${lastLines(program.log)}`)
  }
}

/**
 * Starts a program, resolves when it is ready, and restarts it whenever it ends before it is stopped.
 * @throws ProgramFailed, with the end of its log, if it does not become ready the first time.
 */
export async function keepRunning(program: Program, guardian: Guardian, onRestart: OnRestart): Promise<Running> {
  let supervised = false
  let child = start()

  function start(): ChildProcess {
    const started = launch(program, guardian)
    started.once('error', (error) => startAgain(started, error.message))
    started.once('exit', (code, signal) => startAgain(started, signal ?? `exit code ${code}`))
    return started
  }

  function startAgain({ pid }: ChildProcess, how: string): void {
    if (pid !== undefined) guardian.forget(pid)
    setTimeout(() => {
      // Without its folder the stack is gone.
      if (!supervised || guardian.closing || !existsSync(dirname(program.log))) return
      child = start()
      onRestart(program.name, how)
    }, RESTART_DELAY_MS)
  }

  async function supervise(): Promise<void> {
    try {
      await untilReady(program, child)
      supervised = true
    } catch (error) {
      await endInOrder(endingOf(program, child))
      throw error
    }
  }

  await supervise()

  return {
    name: program.name,
    get pid() {
      return child.pid ?? 0
    },
    async stop() {
      supervised = false
      await endInOrder(endingOf(program, child))
    },
    async start() {
      child = start()
      await supervise()
    },
  }
}

function launch(program: Program, guardian: Guardian): ChildProcess {
  // Nobody would end it.
  if (guardian.closing) throw new StackError(`${program.name} was not started: the stack is stopping.`)
  const log = openSync(program.log, 'a', 0o600)
  const child = spawn(program.file, program.args, {
    env: program.env,
    ...(program.cwd === undefined ? {} : { cwd: program.cwd }),
    ...program.user,
    // A separate process group: the terminal's signals go only to the stack, which ends everything in order.
    detached: true,
    stdio: ['pipe', log, log],
  })
  closeSync(log)
  child.stdin?.on('error', () => {})
  child.stdin?.end(program.input)
  for (const ending of endingOf(program, child)) guardian.watch(ending)
  return child
}

function endingOf({ signal, wave }: Program, { pid }: ChildProcess): Ending[] {
  return pid === undefined ? [] : [{ pid, signal, wave }]
}

async function untilReady(program: Program, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS
  let failure: string | undefined
  child.once('error', (error) => (failure = `could not be started: ${error.message}`))
  for (;;) {
    const ready = await program.isReady().catch(() => false)
    if (child.exitCode !== null || child.signalCode !== null)
      failure ??= `exited immediately (${child.exitCode ?? child.signalCode})`
    else if (performance.now() > deadline) failure ??= `was not ready after ${READY_TIMEOUT_MS / 1000} s`
    if (failure !== undefined) throw new ProgramFailed(program, failure)
    if (ready) return
    await sleep(25)
  }
}

function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
}
