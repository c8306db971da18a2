import type { Answer } from './answer.ts'

/** One server-sent event (WHATWG HTML, section 9.2): its name, and data that is sent as JSON. */
export interface StreamedEvent {
  event: string
  data: unknown
}

/** A streaming answer: events until there are no more, or the signal says that the client is gone. */
export class EventStream {
  readonly events: (signal: AbortSignal) => AsyncIterable<StreamedEvent>
  /** Called once, however the answer ends. */
  readonly release: () => void

  constructor(events: EventStream['events'], release: () => void) {
    this.events = events
    this.release = release
  }
}

export function stream(body: EventStream): Answer<EventStream> {
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    // No proxy may buffer events.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  }
  return { status: 200, body, headers }
}
