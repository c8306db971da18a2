import type { Request } from 'express'
import { sessionTokenOf } from '../../auth/session-cookie.ts'

/** What the headers of a request ask for beside its input. */
export interface Asked {
  /** The version that must still be there, as it was sent. */
  ifMatch: string | undefined
  /** Of the browser's session, also if the request is made with a key; null if there is none. */
  sessionToken: string | null
  /** The one of these media types that the request likes best; null where it likes none. */
  preferred(types: readonly string[]): string | null
}

export function askedBy(request: Request): Asked {
  return {
    ifMatch: request.get('if-match'),
    sessionToken: sessionTokenOf(request),
    preferred: (types) => request.accepts([...types]) || null,
  }
}
