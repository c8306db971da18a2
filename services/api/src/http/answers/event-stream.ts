import type { Answer } from './answer.ts'

/** One server-sent event (WHATWG HTML, section 9.2): its name, and data that is sent as JSON. */
export interface StreamedEvent {
  event: string
  data: unknown
}

/** The body of an answer that goes on: events until there are no more, or the signal says that nobody reads them. */
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
    // Nothing on the way may collect events before it passes them on.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  }
  return { status: 200, body, headers }
}
