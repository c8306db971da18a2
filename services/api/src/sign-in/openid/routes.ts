import { Router } from 'express'
import { clientNetwork } from '../../auth/client-network.ts'
import { sessionCookie } from '../../auth/session-cookie.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ErrorHandler, Handler } from '../../http/express.ts'
import { assertAllowed } from '../../http/limits/limit-rate.ts'
import { nameRoute } from '../../http/note-request.ts'
import {
  CONSOLE_PATH,
  OPENID_CALLBACK_PATH,
  SIGN_IN_METHODS_PATH,
  SIGN_IN_OPENID_PATH,
  SIGN_OUT_OPENID_PATH,
} from '../../pages/paths.ts'
import { plainPage } from '../../pages/plain-page.ts'
import { attemptOf, cookieOfEnded, cookiesOfNew, newAttempt } from './attempt.ts'
import { SignInRefused } from './refusal.ts'
import { finishSignIn, type OpenIdSignIn } from './sign-in.ts'

/** How people sign in other than with a key, and the steps of OpenID Connect if an issuer is configured. */
export function openIdRoutes(deps: Dependencies): Router {
  const router = Router()
  const { openId } = deps
  const at = (path: string, handler: Handler) => router.get(path, nameRoute(path), noStore, handler)
  at(SIGN_IN_METHODS_PATH, (_request, response) => {
    response.json({ openid_connect: openId && { name: openId.name, url: SIGN_IN_OPENID_PATH } })
  })
  if (!openId) return router
  at(SIGN_IN_OPENID_PATH, begin(deps, openId))
  at(OPENID_CALLBACK_PATH, finish(deps, openId))
  at(SIGN_OUT_OPENID_PATH, signOut(deps, openId))
  router.use(explain(deps))
  return router
}

const noStore: Handler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

function begin({ sealing }: Dependencies, { issuer }: OpenIdSignIn): Handler {
  return async (request, response) => {
    const attempt = newAttempt(request)
    const url = await issuer.authorizationUrl(attempt)
    response.append('Set-Cookie', cookiesOfNew(request, sealing, attempt)).redirect(303, url.href)
  }
}

/** An attempt is valid for one return: its cookie is deleted whatever the outcome. */
function finish({ database, sealing, requestLimits }: Dependencies, openId: OpenIdSignIn): Handler {
  return async (request, response) => {
    const attempt = attemptOf(request, sealing)
    if (!attempt) {
      assertAllowed(await requestLimits.takeFailure(clientNetwork(request.ip)))
      throw new SignInRefused('attempt_over')
    }
    response.append('Set-Cookie', cookieOfEnded(request, attempt))
    const query = request.originalUrl.slice(request.originalUrl.indexOf('?'))
    const opened = await finishSignIn(database, openId, attempt, query)
    response.append('Set-Cookie', sessionCookie(request, opened)).redirect(303, attempt.to)
  }
}

/**
 * Where the console sends people who have signed out of it: the issuer would otherwise sign them in again without
 * asking.
 */
function signOut({ publicUrl }: Dependencies, { issuer }: OpenIdSignIn): Handler {
  return async (_request, response) => {
    const url = await issuer.endSessionUrl(new URL(CONSOLE_PATH, publicUrl).href)
    response.redirect(303, url?.href ?? CONSOLE_PATH)
  }
}

function explain({ log }: Dependencies): ErrorHandler {
  return (error, _request, response, next) => {
    if (!(error instanceof SignInRefused)) return next(error)
    const { reason, status, message, cause } = error
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    log.warn({ request_id: response.locals.requestId, reason, cause: code }, 'sign-in refused')
    response.status(status).type('html')
    response.send(plainPage('You are not signed in', [message, 'Sign in at `/console`.']))
  }
}
