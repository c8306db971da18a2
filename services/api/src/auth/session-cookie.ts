import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request } from 'express'
import ipaddr from 'ipaddr.js'

/** What an answer does to the browser's session: opens one under this token, for so many seconds; null: ends it. */
export type SessionChange = { token: string; seconds: number } | null

/** The token in the request's session cookie; null where it has none. */
export function sessionTokenOf(request: Request): string | null {
  const cookies = parseCookie(request.get('cookie') ?? '')
  return cookies[cookieName(request)] || null
}

/** The Set-Cookie header that makes the browser keep a session, or forget it. */
export function sessionCookie(request: Request, change: SessionChange): string {
  return stringifySetCookie({
    name: cookieName(request),
    value: change?.token ?? '',
    maxAge: change?.seconds ?? 0,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(request),
  })
}

/** Browsers take a cookie with the prefix from this very host alone, over TLS: no neighbouring domain can plant one. */
function cookieName(request: Request): string {
  return isSecure(request) ? '__Host-income_session' : 'income_session'
}

/** Anywhere but on this machine itself, where there is no TLS to have. */
export function isSecure(request: Request): boolean {
  return request.secure || !isLoopback(request.hostname)
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback'
}
