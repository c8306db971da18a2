import type { SessionChange } from '../../auth/session-cookie.ts'

/** The answer of a handler. */
export interface Answer<T = unknown> {
  status: number
  body: T
  headers?: Readonly<Record<string, string>>
  /** The change of the browser's session; none if absent. */
  session?: SessionChange
}

export function ok<T>(body: T): Answer<T> {
  return { status: 200, body }
}

export function created<T>(body: T): Answer<T> {
  return { status: 201, body }
}

export function noContent(): Answer<null> {
  return { status: 204, body: null }
}

/** Bytes to be saved as a file. */
export function download(body: Uint8Array, { type, name }: { type: string; name: string }): Answer<Uint8Array> {
  return {
    status: 200,
    body,
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, vary: 'Accept' },
  }
}

/** Redirects to an address that must not be cached. */
export function seeAt(address: string): Answer<null> {
  return { status: 302, body: null, headers: { location: address } }
}
