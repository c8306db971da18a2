import type { ApiErrorCode } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import type { ApiConfig } from '../config.ts'
import type { Answer } from '../http/answers/answer.ts'
import type { Repetition } from '../http/idempotency.ts'

/** What the thread that computes is started with. */
export interface ThreadData {
  config: ApiConfig
  /** How many to Postgres it may have. */
  connections: number
  /** Where it shows the use of them. */
  poolUse: SharedArrayBuffer
}

/** A request whose caller is known, as it crosses to the thread. */
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
