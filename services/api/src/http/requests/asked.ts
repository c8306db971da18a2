import type { Request } from 'express'
import { sessionTokenOf } from '../../auth/session-cookie.ts'

/** What the headers of a request specify in addition to its input. */
export interface Asked {
  /** The expected version, as sent. */
  ifMatch: string | undefined
  /** From the browser's session, even if the request carries a key; null if there is none. */
  sessionToken: string | null
  /** The client's preferred one of these media types; null if it accepts none. */
  preferred(types: readonly string[]): string | null
}

export function askedBy(request: Request): Asked {
  return {
    ifMatch: request.get('if-match'),
    sessionToken: sessionTokenOf(request),
    preferred: (types) => request.accepts([...types]) || null,
  }
}
