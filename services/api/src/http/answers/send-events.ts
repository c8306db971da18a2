import { once } from 'node:events'
import type { ApiResponse } from '../express.ts'
import type { EventStream } from './event-stream.ts'

export interface Pulse {
  /** Interval of comments that keep the connection from timing out. */
  everyMs: number
  /** After this time the answer ends; the client asks again if it needs to. */
  longestMs: number
  /** Checked at each beat, because a key may be revoked meanwhile. */
  isAllowed: () => Promise<boolean>
}

const RECONNECT_MS = 3_000

/** Sends events as they occur, no faster than the client reads them, and ends the answer. */
export async function sendEvents(response: ApiResponse, stream: EventStream, pulse: Pulse): Promise<void> {
  const ending = new AbortController()
  const end = () => ending.abort()
  response.once('close', end)
  const beats = setInterval(() => void beat(response, pulse).then((goesOn) => goesOn || end()), pulse.everyMs)
  const limit = setTimeout(end, pulse.longestMs)
  try {
    if (response.req.method === 'HEAD') return
    response.flushHeaders()
    response.write(`retry: ${RECONNECT_MS}\n\n`)
    for await (const { event, data } of stream.events(ending.signal)) {
      const hasRoom = response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      if (!hasRoom) await once(response, 'drain', { signal: ending.signal }).catch(() => {})
    }
  } finally {
    clearInterval(beats)
    clearTimeout(limit)
    stream.release()
    response.end()
  }
}

/** Whether the stream continues. It does while the caller's permission cannot be checked. */
async function beat(response: ApiResponse, { isAllowed }: Pulse): Promise<boolean> {
  if (!(await isAllowed().catch(() => true))) return false
  response.write(': still here\n\n')
  return true
}
