import { workerData } from 'node:worker_threads'
import { MEMORY_SIGNAL } from '../pool/memory-signal.ts'

/**
 * Runs in a separate thread, so that it can detect what a reader stuck in a loop cannot: that its worker is gone, or
 * that it uses too much memory where the worker cannot check.
 */
const { parent, memoryLimitBytes } = workerData as { parent: number; memoryLimitBytes: number }

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  if (process.memoryUsage.rss() > memoryLimitBytes) process.kill(process.pid, MEMORY_SIGNAL)
}, 250)
