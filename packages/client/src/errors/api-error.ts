import type { ErrorCode } from '../contract/types.ts'

/** What an answer says of why it is a refusal. */
export interface Refusal {
  /** For programs; an `ErrorCode`, or one that a newer service has. */
  code: ErrorCode | (string & {})
  /** For people: what is wrong, and what to do. */
  message: string
  /** HTTP status. */
  status: number
  /** To be named when asking for support; null where the answer did not come from the service. */
  requestId: string | null
  /** Where the code is explained: a path on the service. */
  docs: string | null
  /** Seconds to wait before trying again; null where the answer does not say. */
  retryAfter: number | null
}

/** The service refused a request. A subclass for each code is in `by-code.ts`. */
export class ApiError extends Error implements Refusal {
  readonly code: Refusal['code']
  readonly status: number
  readonly requestId: string | null
  readonly docs: string | null
  readonly retryAfter: number | null

  constructor({ code, message, status, requestId, docs, retryAfter }: Refusal) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.status = status
    this.requestId = requestId
    this.docs = docs
    this.retryAfter = retryAfter
  }
}
