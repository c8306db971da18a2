import { readdir, readFile } from 'node:fs/promises'
import { startServiceProcess, type ServiceProcess } from './service-process.ts'
import type { TestSettings } from '../stores/test-stores.ts'

export interface WorkerProcess extends ServiceProcess {
  /** Process ids of its current readers. */
  readers(): Promise<number[]>
}

export function startWorkerProcess(settings: TestSettings, extra: Record<string, string> = {}): WorkerProcess {
  const worker = startServiceProcess('worker', { ...settings, READERS: '2', ...extra })
  return { ...worker, readers: () => childrenOf(worker.pid) }
}

/** Children from /proc, which every Linux has; empty elsewhere. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter(Number.isInteger)
  const statuses = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  // The parent comes after the name, which is in parentheses and may contain anything.
  return pids.filter((_, i) => Number(statuses[i]!.slice(statuses[i]!.lastIndexOf(')') + 2).split(' ')[1]) === parent)
}
