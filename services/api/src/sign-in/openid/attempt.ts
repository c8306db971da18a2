import type { Sealing } from '@income/platform'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request } from 'express'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { z } from 'zod'
import { isSecure, sessionTokenOf } from '../../auth/session-cookie.ts'
import { CONSOLE_PATH } from '../../pages/paths.ts'

const MINUTES = 10

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

/** The cookie that stores a sealed attempt in the browser that started it; null deletes it. */
export function attemptCookie(request: Request, sealing: Sealing, kept: Attempt | null): string {
  return stringifySetCookie({
    name: nameOf(request),
    value: kept ? sealing.seal(JSON.stringify(kept)).toString('base64url') : '',
    maxAge: kept ? MINUTES * 60 : 0,
    path: '/',
    httpOnly: true,
    // The redirect comes from the issuer, which is another site.
    sameSite: 'lax',
    secure: isSecure(request),
  })
}

/** The attempt that this browser started; null if there is none or it has expired. */
export function attemptOf(request: Request, sealing: Sealing): Attempt | null {
  const sealed = parseCookie(request.get('cookie') ?? '')[nameOf(request)]
  if (!sealed) return null
  try {
    return attempt.parse(JSON.parse(sealing.open(Buffer.from(sealed, 'base64url'))))
  } catch {
    return null
  }
}

function nameOf(request: Request): string {
  return isSecure(request) ? '__Host-income_sign_in' : 'income_sign_in'
}
