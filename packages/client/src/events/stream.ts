import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream'
import type { LoanPackage } from '../contract/types.ts'
import { ConnectionError } from '../errors/failures.ts'
import type { Credentials, Send } from '../http/send.ts'

/** The service keeps a stream alive with a comment every 15 seconds. */
const SILENCE_MS = 40_000

/** What a stream tells of a package: how it is now; null when it is deleted. */
export async function* packageStream(
  send: Send,
  address: string,
  { signal, credentials }: { signal?: AbortSignal; credentials: Credentials },
): AsyncGenerator<LoanPackage | null, void> {
  const silent = new AbortController()
  const request = new Request(address, {
    headers: { accept: 'text/event-stream' },
    credentials,
    signal: AbortSignal.any([silent.signal, ...(signal ? [signal] : [])]),
  })
  const response = await send(request)
  if (!response.body) throw new ConnectionError('The answer has no body')
  try {
    for await (const { event, data } of messages(response.body, silent)) {
      if (event === 'package') yield JSON.parse(data) as LoanPackage
      else if (event === 'erased') yield null
    }
  } catch (error) {
    throw signal?.aborted ? error : new ConnectionError('The stream of events broke off', error)
  } finally {
    silent.abort()
  }
}

async function* messages(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  silent: AbortController,
): AsyncGenerator<EventSourceMessage> {
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(watched(silent))
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** Aborts where nothing came for a while: a connection may be gone without either end being told. */
function watched(silent: AbortController): TransformStream<string, string> {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), SILENCE_MS)
  }
  silent.signal.addEventListener('abort', () => clearTimeout(timer))
  return new TransformStream({
    start: wait,
    transform(chunk, controller) {
      wait()
      controller.enqueue(chunk)
    },
    flush: () => clearTimeout(timer),
  })
}
