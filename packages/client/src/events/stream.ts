import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { LoanPackage } from '../contract/types.ts'
import { ConnectionError } from '../errors/failures.ts'
import type { Credentials, Send } from '../http/send.ts'

/** The service sends a comment every 15 seconds: a stream that is silent for longer is dead. */
const SILENCE_MS = 40_000

/** The states of a package in a stream; null when it is deleted. Ends with the stream or the signal. */
export async function* packageStream(
  send: Send,
  address: string,
  { signal, credentials }: { signal?: AbortSignal; credentials: Credentials },
): AsyncGenerator<LoanPackage | null, void> {
  const headers = { accept: 'text/event-stream' }
  const { body } = await send(new Request(address, { headers, credentials, ...(signal && { signal }) }))
  if (!body) throw new ConnectionError('The answer has no body')
  const silence = alarm(SILENCE_MS, () => close())
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ onComment: () => silence.reset() }))
    .getReader()
  // A cancelled stream ends; a broken connection is an error.
  const close = (): void => void reader.cancel().catch(() => {})
  signal?.addEventListener('abort', close)
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw new ConnectionError('The stream of events was interrupted', error)
      })
      if (done) return
      silence.reset()
      if (value.event === 'package') yield JSON.parse(value.data) as LoanPackage
      else if (value.event === 'erased') yield null
    }
  } finally {
    silence.stop()
    signal?.removeEventListener('abort', close)
    close()
  }
}

/** Rings if it is not reset in time. */
function alarm(ms: number, ring: () => void): { reset: () => void; stop: () => void } {
  let timer = setTimeout(ring, ms)
  return {
    reset() {
      clearTimeout(timer)
      timer = setTimeout(ring, ms)
    },
    stop: () => clearTimeout(timer),
  }
}
