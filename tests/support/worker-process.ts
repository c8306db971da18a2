import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TestSettings } from './test-stores.ts'

const PROGRAM = fileURLToPath(new URL('../../services/worker/src/main.ts', import.meta.url))

/** A worker as operators run it: a process of its own, which can be killed. */
export interface WorkerProcess {
  pid: number
  /** Process ids of the readers it has now. */
  readers(): Promise<number[]>
  /** SIGKILL, and SIGKILL alone: nothing is said to its readers or to anybody else. */
  kill(): Promise<void>
  /** SIGTERM, and whether it ended in good order. */
  stop(): Promise<boolean>
}

export function startWorkerProcess(settings: TestSettings, extra: Record<string, string> = {}): WorkerProcess {
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM], {
    env: { PATH: process.env['PATH'], ...settings, READERS: '2', ...extra },
    stdio: 'ignore',
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const pid = pidOf(child)
  return {
    pid,
    readers: () => childrenOf(pid),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      return (await ended) === 0
    },
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the worker could not be started')
  return child.pid
}

/** Children by /proc, which every Linux has; elsewhere none are seen. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter(Number.isInteger)
  const statuses = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  // The parent stands behind the name, which is in parentheses and may hold anything.
  return pids.filter((_, i) => Number(statuses[i]!.slice(statuses[i]!.lastIndexOf(')') + 2).split(' ')[1]) === parent)
}
