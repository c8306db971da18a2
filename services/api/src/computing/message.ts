import type { ApiErrorCode } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import type { ApiConfig } from '../config.ts'
import type { Answer } from '../http/answers/answer.ts'
import type { Repetition } from '../http/idempotency.ts'

/** The start data of the thread. */
export interface ThreadData {
  config: ApiConfig
  /** How many connections to Postgres it may have. */
  connections: number
  /** Where it reports their use. */
  poolUse: SharedArrayBuffer
}

/** A request whose caller is known, in the form sent to the thread. */
export interface ComputedRequest {
  requestId: string
  /** The route's name. */
  name: string
  params: unknown
  query: unknown
  body: unknown
  caller: Caller
  ifMatch: string | undefined
  repetition: Repetition | null
}

export type Outcome =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'refused'; code: ApiErrorCode; message: string; headers: Readonly<Record<string, string>> }
