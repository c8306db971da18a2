import type { ErrorCode } from '../contract/types.ts'

/** The contents of a refusal. */
export interface Refusal {
  /** For programs: an `ErrorCode`, or one from a newer service. */
  code: ErrorCode | (string & {})
  /** For people: what is wrong, and what to do. */
  message: string
  /** HTTP status. */
  status: number
  /** For support requests; null if the answer did not come from the service. */
  requestId: string | null
  /** Where the code is explained: a path on the service. */
  docs: string | null
  /** Seconds to wait before trying again; null if unknown. */
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
