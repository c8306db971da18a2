import { inflateRawSync, inflateSync } from 'node:zlib'
import { noteDamage } from './damage.ts'

const INFLATE = { deflate: inflateSync, 'deflate-raw': inflateRawSync } as const

/**
 * Stands in for DecompressionStream. pdf.js hands it one stream of a page at a time, mostly of a few kilobytes: Node's own takes
 * several times as long to carry them through its queues and threads as it takes to inflate them.
 */
class InflateAtOnce extends TransformStream<Uint8Array, Uint8Array> {
  constructor(format: keyof typeof INFLATE) {
    super({ transform: (bytes, controller) => controller.enqueue(inflated(format, bytes)) })
  }
}

export function inflateAtOnce(): void {
  Object.assign(globalThis, { DecompressionStream: InflateAtOnce })
}

function inflated(format: keyof typeof INFLATE, bytes: Uint8Array): Uint8Array {
  try {
    return INFLATE[format](bytes)
  } catch (error) {
    // pdf.js makes of the stream what it can, and tells nobody.
    noteDamage()
    throw error
  }
}
