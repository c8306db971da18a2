import { Worker } from 'node:worker_threads'

/** Seconds without a turn of the event loop after which the process is ended: longer than any work it does in one go. */
const PATIENCE_S = 30
export const BEAT_MS = 1_000

/** What the thread is given: a counter that the event loop moves on, and after how many beats without that it acts. */
export interface Watched {
  counter: SharedArrayBuffer
  patience: number
}

/**
 * Ends the process when its event loop is stuck, so that whoever runs it starts it again: Docker leaves a process that is there
 * but does nothing.
 */
export function endWhenStuck(patience = PATIENCE_S): void {
  const counter = new SharedArrayBuffer(4)
  const beats = new Int32Array(counter)
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref()
  const watched: Watched = { counter, patience }
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: watched, execArgv: [] }).unref()
}
