import type { SessionChange } from '../../auth/session-cookie.ts'

/** What a handler answers with. */
export interface Answer<T = unknown> {
  status: number
  body: T
  headers?: Readonly<Record<string, string>>
  /** What becomes of the browser's session; nothing where absent. */
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

/** Bytes to be kept in a file. */
export function download(body: Uint8Array, { type, name }: { type: string; name: string }): Answer<Uint8Array> {
  return {
    status: 200,
    body,
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, vary: 'Accept' },
  }
}

/** Sends the caller on to an address that must not be kept. */
export function seeAt(address: string): Answer<null> {
  return { status: 302, body: null, headers: { location: address } }
}
