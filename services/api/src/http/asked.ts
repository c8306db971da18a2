import type { Request } from 'express'

/** What the headers of a request ask for beside its input. */
export interface Asked {
  /** The version that must still be there, as it was sent. */
  ifMatch: string | undefined
  /** The one of these media types that the request likes best; null where it likes none. */
  preferred(types: readonly string[]): string | null
}

export function askedBy(request: Request): Asked {
  return {
    ifMatch: request.get('if-match'),
    preferred: (types) => request.accepts([...types]) || null,
  }
}
