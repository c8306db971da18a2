import { createHash } from 'node:crypto'
import type { Sealing } from '@income/platform'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request } from 'express'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { z } from 'zod'
import { isSecure, sessionTokenOf } from '../../auth/session-cookie.ts'
import { CONSOLE_PATH } from '../../pages/paths.ts'

const MINUTES = 10

/** Attempts of one browser: more would fill the headers of its requests. */
const MOST_AT_ONCE = 5

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  /** For PKCE (RFC 7636). */
  verifier: z.string(),
  /** The console page to show afterwards. */
  to: z.string(),
  /** The token of the browser's previous session: its cookie is not sent when the issuer redirects back. */
  replaces: z.string().nullable(),
})

/** An attempt to sign in through an issuer, from the redirect there to the return. */
export type Attempt = z.infer<typeof attempt>

export function newAttempt(request: Request): Attempt {
  return {
    ...{ state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() },
    ...{ to: consolePage(request.query['to']), replaces: sessionTokenOf(request) },
  }
}

/** The page if it is one of the console; otherwise its first page. */
function consolePage(to: unknown): string {
  const base = 'https://here.invalid'
  if (typeof to !== 'string' || !URL.canParse(to, base)) return CONSOLE_PATH
  const { origin, pathname, search } = new URL(to, base)
  const isOurs = origin === base && (pathname === CONSOLE_PATH || pathname.startsWith(`${CONSOLE_PATH}/`))
  return isOurs ? pathname + search : CONSOLE_PATH
}

/**
 * The cookies that store a sealed attempt in the browser that started it. Each attempt has its own, because people sign
 * in from several tabs.
 */
export function cookiesOfNew(request: Request, sealing: Sealing, started: Attempt): string[] {
  const sealed = sealing.seal(JSON.stringify(started)).toString('base64url')
  const others = Object.keys(cookiesOf(request)).filter((name) => name.startsWith(prefixOf(request)))
  // Browsers send the oldest first.
  const tooMany = others.slice(0, Math.max(0, others.length + 1 - MOST_AT_ONCE))
  return [
    ...tooMany.map((name) => cookie(request, { name, value: '', maxAge: 0 })),
    cookie(request, { name: nameOf(request, started.state), value: sealed, maxAge: MINUTES * 60 }),
  ]
}

/** The cookie that deletes an attempt. */
export function cookieOfEnded(request: Request, { state }: Attempt): string {
  return cookie(request, { name: nameOf(request, state), value: '', maxAge: 0 })
}

/** The attempt that this browser started and whose state the issuer sends back; null if there is none or it has expired. */
export function attemptOf(request: Request, sealing: Sealing): Attempt | null {
  const { state } = request.query
  const sealed = typeof state === 'string' ? cookiesOf(request)[nameOf(request, state)] : undefined
  if (!sealed) return null
  try {
    return attempt.parse(JSON.parse(sealing.open(Buffer.from(sealed, 'base64url'))))
  } catch {
    return null
  }
}

function cookie(request: Request, kept: { name: string; value: string; maxAge: number }): string {
  return stringifySetCookie({
    ...kept,
    path: '/',
    httpOnly: true,
    // The redirect comes from the issuer, which is another site.
    sameSite: 'lax',
    secure: isSecure(request),
  })
}

function cookiesOf(request: Request): Record<string, string | undefined> {
  return parseCookie(request.get('cookie') ?? '')
}

function nameOf(request: Request, state: string): string {
  return prefixOf(request) + createHash('sha256').update(state).digest('hex').slice(0, 16)
}

function prefixOf(request: Request): string {
  return isSecure(request) ? '__Host-income_sign_in_' : 'income_sign_in_'
}
