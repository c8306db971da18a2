import { endSessionOfToken, followSignInLink } from '@income/platform'
import { Router } from 'express'
import { clientNetwork } from '../auth/client-network.ts'
import { sessionCookie, sessionTokenOf } from '../auth/session-cookie.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../http/express.ts'
import { assertAllowed } from '../http/limits/limit-rate.ts'
import { nameRoute } from '../http/note-request.ts'
import { CONSOLE_PATH, SIGN_IN_LINK_PATH } from '../pages/paths.ts'
import { plainPage } from '../pages/plain-page.ts'

const NO_LONGER_GOOD = plainPage('This link is no longer valid', [
  'It was already used, or it has expired: a link signs in once, within 15 minutes.',
  'Restart `npm start` for another one, make one with `npm run admin -- key sign-in-link`, or sign in with your key at `/console`.',
])

/** The link that opens a session once. */
export function signInLinkRoutes(deps: Dependencies): Router {
  const router = Router()
  // Previews of the link use HEAD, which does not use it up.
  router.head(SIGN_IN_LINK_PATH, (_request, response) => void response.status(204).end())
  router.get(SIGN_IN_LINK_PATH, nameRoute(SIGN_IN_LINK_PATH), follow(deps))
  return router
}

function follow({ database, requestLimits }: Dependencies): Handler {
  return async (request, response) => {
    response.set('Cache-Control', 'no-store')
    const { token } = request.query
    const opened = typeof token === 'string' ? await followSignInLink(database, token) : null
    if (!opened) {
      assertAllowed(await requestLimits.takeFailure(clientNetwork(request.ip)))
      response.status(410).type('html').send(NO_LONGER_GOOD)
      return
    }
    const replaced = sessionTokenOf(request)
    if (replaced !== null) await endSessionOfToken(database, replaced)
    response.append('Set-Cookie', sessionCookie(request, opened)).redirect(303, CONSOLE_PATH)
  }
}
