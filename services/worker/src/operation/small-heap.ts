import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 collect garbage early. Left to itself on a machine with much memory it lets the heap grow to several times of
 * what lives in it, and buffers of what is downloaded lie about; a worker, most of whose work is done by readers, gains
 * nothing by that.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=5')
  setFlagsFromString('--max-semi-space-size=2')
  setFlagsFromString('--optimize-for-size')
}
