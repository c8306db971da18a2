import { Worker } from 'node:worker_threads'

/** Seconds without a turn of the event loop after which the process is ended: longer than any synchronous work. */
const PATIENCE_S = 30
export const BEAT_MS = 1_000

/**
 * The thread's data: a counter that the event loop increments, and the number of beats without a change after which it
 * acts.
 */
export interface Watched {
  counter: SharedArrayBuffer
  patience: number
}

/**
 * Ends the process if its event loop is stuck, so that it is restarted: Docker does not restart a process that exists
 * but does nothing.
 */
export function endWhenStuck(patience = PATIENCE_S): void {
  const counter = new SharedArrayBuffer(4)
  const beats = new Int32Array(counter)
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref()
  const watched: Watched = { counter, patience }
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: watched, execArgv: [] }).unref()
}
