import { readFile } from 'node:fs/promises'
import type { WorkerProcess } from '../service/worker-process.ts'

const MEGABYTE = 2 ** 20

export interface PeakMemory {
  /** Highest resident memory so far, in megabytes: of the worker, and of the largest of its readers. */
  peaks(): { worker: number; reader: number }
  stop(): void
}

/** Watches a worker and its readers through the kernel's high-water marks, often, because readers come and go. */
export function watchMemory(worker: WorkerProcess): PeakMemory {
  const peaks = { worker: 0, reader: 0 }
  const timer = setInterval(() => {
    void highWater(worker.pid).then((peak) => (peaks.worker = Math.max(peaks.worker, peak)))
    void worker.readers().then(async (pids) => {
      peaks.reader = Math.max(peaks.reader, ...(await Promise.all(pids.map(highWater))))
    })
  }, 200)
  return { peaks: () => peaks, stop: () => clearInterval(timer) }
}

async function highWater(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return (Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / MEGABYTE
}
