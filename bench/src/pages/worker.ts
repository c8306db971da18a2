import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../../services/worker/src/main.ts', import.meta.url))
/** Clock ticks per second in /proc: 100 on every Linux. */
const TICKS_A_SECOND = 100

export interface MeasuredWorker {
  /** Seconds of processor time that it and its readers have used so far. */
  cpuSeconds(): Promise<number>
  stop(): Promise<void>
}

export function startWorker(settings: Record<string, string>): MeasuredWorker {
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    async cpuSeconds() {
      const processes = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readTimes))
      return processes
        .filter((each) => each !== null && (each.pid === child.pid || each.parent === child.pid))
        .reduce((sum, each) => sum + (each?.seconds ?? 0), 0)
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The processor time of a process, including children that have ended. */
async function readTimes(pid: string): Promise<{ pid: number; parent: number; seconds: number } | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The name may contain anything, including blanks. After it: state, parent, …, and the times from the 12th field on.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0)
  return { pid: Number(pid), parent: fields[1]!, seconds: ticks / TICKS_A_SECOND }
}
