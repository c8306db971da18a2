import { Router } from 'express'
import type { Dependencies } from '../dependencies.ts'
import { authenticate, keyRefused, requireScope } from '../auth/authenticate.ts'
import { givenKey } from '../auth/given-key.ts'
import type { Handler } from '../http/express.ts'
import { nameRoute } from '../http/note-request.ts'
import { BOARD_PATH } from './board.ts'

/** The board shows the queues of all tenants, so it is only for operators' keys. */
export function boardRoutes(deps: Dependencies): Router {
  const router = Router()
  if (!deps.board) return router
  router.use(
    BOARD_PATH,
    nameRoute(BOARD_PATH),
    offerBasic,
    authenticate((request) => deps.keyring.identify(givenKey(request)), deps.requestLimits, keyRefused),
    requireScope('operator'),
    noStore,
    deps.board.handle,
  )
  return router
}

/** Browsers then ask for a password, which is the key; the user name does not matter. */
const offerBasic: Handler = (_request, response, next) => {
  response.set(
    'WWW-Authenticate',
    'Basic realm="Queues: an operator key as the password, whatever the user name", charset="UTF-8"',
  )
  next()
}

const noStore: Handler = (_request, response, next) => {
  response.removeHeader('WWW-Authenticate')
  response.set('Cache-Control', 'no-store')
  next()
}
