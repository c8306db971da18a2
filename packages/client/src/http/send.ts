import pRetry from 'p-retry'
import { ApiError } from '../errors/api-error.ts'
import { ConnectionError, UnsendableHeaderError } from '../errors/failures.ts'
import { readRefusal } from '../errors/read-refusal.ts'

/** Sends a request, with retries if they are safe and may help. @throws ApiError, ConnectionError */
export type Send = (request: Request) => Promise<Response>

/** Whether cookies are sent. */
export type Credentials = NonNullable<RequestInit['credentials']>

export interface SendOptions {
  fetch: typeof globalThis.fetch
  /** Headers of every request; called each time one is sent. */
  headers: () => Readonly<Record<string, string>>
  /** How often a request is retried. */
  retries: number
}

/** Nothing was done, so any request may be retried. */
const NOT_DONE = new Set([408, 429, 503])
/** It may have been done. */
const UNCERTAIN = new Set([500, 502, 504])
const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 20_000

export function createSend({ fetch, headers, retries }: SendOptions): Send {
  async function attempt(request: Request): Promise<Response> {
    for (const [name, value] of Object.entries(headers())) setHeader(request, name, value)
    const response = await fetch(request).catch((error: unknown) => {
      throw request.signal.aborted ? error : new ConnectionError('The service could not be reached', error)
    })
    if (response.ok || isRedirect(response)) return response
    throw await readRefusal(response)
  }

  return (request) =>
    pRetry(() => attempt(request.clone()), {
      retries,
      signal: request.signal,
      minTimeout: FIRST_PAUSE_MS,
      maxTimeout: LONGEST_PAUSE_MS,
      randomize: true,
      shouldRetry: ({ error }) => mayRepeat(request, error),
      onFailedAttempt: async ({ error, retriesLeft }) => {
        if (retriesLeft > 0 && mayRepeat(request, error)) await pause(askedToWait(error), request.signal)
      },
    })
}

/** The original error contains the value, which may be a key. */
function setHeader({ headers }: Request, name: string, value: string): void {
  try {
    headers.set(name, value)
  } catch {
    throw new UnsendableHeaderError(name)
  }
}

function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || status === 302
}

function mayRepeat(request: Request, error: unknown): boolean {
  if (error instanceof ConnectionError) return isHarmless(request)
  if (!(error instanceof ApiError) || askedToWait(error) > LONGEST_PAUSE_MS) return false
  return NOT_DONE.has(error.status) || (UNCERTAIN.has(error.status) && isHarmless(request))
}

/**
 * Whether sending a request twice has the same effect as once. With If-Match, the first one's effect would make the
 * second fail.
 */
function isHarmless({ method, headers }: Request): boolean {
  if (headers.has('if-match')) return false
  return method === 'POST' ? headers.has('idempotency-key') : method !== 'PATCH'
}

function askedToWait(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
}

/** Ends early if the signal is aborted; the caller notices that. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end)
  })
}
