import { workerData } from 'node:worker_threads'
import { MEMORY_SIGNAL } from '../pool/memory-signal.ts'

/**
 * Runs in a thread of its own, so that it sees what a reader caught in a loop cannot: that its worker is gone, or that
 * it holds too much memory where the worker cannot look.
 */
const { parent, memoryLimitBytes } = workerData as { parent: number; memoryLimitBytes: number }

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  if (process.memoryUsage.rss() > memoryLimitBytes) process.kill(process.pid, MEMORY_SIGNAL)
}, 250)
