import type { PoolUse } from './pool-use.ts'

const FIELDS = ['totalCount', 'idleCount', 'waitingCount'] as const
const PUBLISH_EVERY_MS = 250

/** Memory through which a thread reports the use of its pool to the thread that serves the metrics. */
export function poolUseMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(FIELDS.length * Int32Array.BYTES_PER_ELEMENT)
}

/** Publishes the use of a pool from now on. It is not updated while the thread's event loop computes. */
export function publishPoolUse(memory: SharedArrayBuffer, pool: PoolUse): void {
  const published = new Int32Array(memory)
  setInterval(() => FIELDS.forEach((field, i) => Atomics.store(published, i, pool[field])), PUBLISH_EVERY_MS).unref()
}

/** The pool use published by another thread, read without involving it. */
export function publishedPoolUse(memory: SharedArrayBuffer, max: number): PoolUse {
  const published = new Int32Array(memory)
  const read = (field: (typeof FIELDS)[number]): number => Atomics.load(published, FIELDS.indexOf(field))
  return {
    get totalCount() {
      return read('totalCount')
    },
    get idleCount() {
      return read('idleCount')
    },
    get waitingCount() {
      return read('waitingCount')
    },
    options: { max },
  }
}
