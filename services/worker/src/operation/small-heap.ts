import { setFlagsFromString } from 'node:v8'

/**
 * Make V8 collect garbage early. By default, on a machine with much memory, it lets the heap grow to several times the
 * live data, and download buffers stay around. A worker gains nothing from that, because readers do most of its work.
 */
export const SMALL_HEAP = ['--heap-growing-percent=5', '--max-semi-space-size=2', '--optimize-for-size'] as const

/**
 * Sets the flags, however the worker was started. With a cache of compiled sources (`NODE_COMPILE_CACHE`) it should be
 * started with them: V8 refuses what it compiled under other flags.
 */
export function keepHeapSmall(): void {
  for (const flag of SMALL_HEAP) setFlagsFromString(flag)
}
