import { once } from 'node:events'
import type { ApiResponse } from '../express.ts'
import type { EventStream } from './event-stream.ts'

export interface Pulse {
  /** Interval of comments that keep the connection from timing out. */
  everyMs: number
  /** After this time the answer ends; the client asks again if it needs to. */
  longestMs: number
  /** Checked at each beat and before each event, because a key may be revoked meanwhile. */
  isAllowed: () => Promise<boolean>
}

const RECONNECT_MS = 3_000

/** Sends events as they occur, no faster than the client reads them, and ends the answer. */
export async function sendEvents(response: ApiResponse, stream: EventStream, pulse: Pulse): Promise<void> {
  const ending = new AbortController()
  const end = () => ending.abort()
  response.once('close', end)
  const beats = setInterval(() => void beat(response, pulse).then((continues) => continues || end()), pulse.everyMs)
  const limit = setTimeout(end, pulse.longestMs)
  try {
    if (response.req.method === 'HEAD') return
    response.flushHeaders()
    response.write(`retry: ${RECONNECT_MS}\n\n`)
    for await (const { event, data } of stream.events(ending.signal)) {
      if (!(await goesOn(pulse))) return
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

/** Keeps the connection alive. Returns whether the stream continues. */
async function beat(response: ApiResponse, pulse: Pulse): Promise<boolean> {
  if (!(await goesOn(pulse))) return false
  response.write(': still here\n\n')
  return true
}

/** A stream continues while the caller's permission cannot be checked. */
function goesOn({ isAllowed }: Pulse): Promise<boolean> {
  return isAllowed().catch(() => true)
}
