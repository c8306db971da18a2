import { inflateRawSync, inflateSync } from 'node:zlib'
import { noteDamage } from './damage.ts'

const INFLATE = { deflate: inflateSync, 'deflate-raw': inflateRawSync } as const

/**
 * Replaces DecompressionStream. pdf.js passes one stream of a page at a time, usually of a few kilobytes; Node's
 * implementation takes several times as long to pass them through its queues and threads as to inflate them.
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
    // pdf.js decodes as much of the stream as it can, and does not report it.
    noteDamage()
    throw error
  }
}
