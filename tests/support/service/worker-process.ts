import { readFile } from 'node:fs/promises'
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

/** Children that its main thread started, from /proc, which Linux has; empty elsewhere. */
export async function childrenOf(parent: number): Promise<number[]> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '')
  return children.split(' ').filter(Boolean).map(Number)
}
