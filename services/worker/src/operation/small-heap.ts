import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 collect garbage early. By default, on a machine with much memory, it lets the heap grow to several times the
 * live data, and download buffers stay around. A worker gains nothing from that, because readers do most of its work.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=5')
  setFlagsFromString('--max-semi-space-size=2')
  setFlagsFromString('--optimize-for-size')
}
