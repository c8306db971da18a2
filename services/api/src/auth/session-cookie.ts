import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request } from 'express'
import ipaddr from 'ipaddr.js'

/** What an answer does to the browser's session: opens one with this token, for this many seconds; null ends it. */
export type SessionChange = { token: string; seconds: number } | null

/** The token in the request's session cookie; null if there is none. */
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

/**
 * Browsers accept a cookie with this prefix only from this host and over TLS, so no neighbouring domain can plant one.
 */
function cookieName(request: Request): string {
  return isSecure(request) ? '__Host-income_session' : 'income_session'
}

/** Everywhere except on this machine, which has no TLS. */
export function isSecure(request: Request): boolean {
  return request.secure || !isLoopback(request.hostname)
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback'
}
