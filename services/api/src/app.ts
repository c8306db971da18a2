import { ApiError } from '@income/shared'
import express, { Router, type Express, type RequestHandler } from 'express'
import helmet from 'helmet'
import { boardRoutes } from './board/routes.ts'
import { consoleRoutes } from './console/routes.ts'
import type { Dependencies } from './dependencies.ts'
import { docsPage } from './docs/page.ts'
import { healthRoutes } from './health/routes.ts'
import { answerErrors } from './http/answers/answer-errors.ts'
import { mount, refuseOtherMethods } from './http/mount.ts'
import { nameRoute, noteRequests } from './http/note-request.ts'
import { Turns } from './http/limits/turns.ts'
import { openApiDocument } from './openapi/document.ts'
import { ROUTES } from './routes.ts'
import { openIdRoutes } from './sign-in/openid/routes.ts'
import { signInLinkRoutes } from './sign-in/link.ts'

export interface AppOptions {
  /** Whether the process is about to end: then it is no longer ready. */
  isDraining?: () => boolean
}

/** The API on these dependencies. It opens nothing and does not listen. */
export function createApp(deps: Dependencies, { isDraining = () => false }: AppOptions = {}): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')
  app.set('trust proxy', [...deps.trustedProxies])
  app.use(noteRequests(deps.log, deps.metrics), farewell(isDraining), securityHeaders(), healthRoutes(deps, isDraining))
  app.use('/api/v1', apiRoutes(deps))
  app.use(boardRoutes(deps), signInLinkRoutes(deps), openIdRoutes(deps), consoleRoutes(deps))
  app.get('/', nameRoute('/'), (_request, response) => response.redirect('/docs'))
  app.use('/docs', nameRoute('/docs'), docsPage())
  app.use(() => {
    throw new ApiError('not_found', 'There is nothing at this path; the documentation is at /docs')
  })
  app.use(answerErrors(deps.log))
  return app
}

function apiRoutes(deps: Dependencies): Router {
  const router = Router()
  // Made at the first request: that takes a third of a second, and most processes are never asked.
  let document: object | undefined
  router.use((_request, response, next) => {
    // Answers contain people's finances: no cache may keep them.
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/openapi.json', nameRoute('/openapi.json'), (_request, response) => {
    response.json((document ??= openApiDocument(ROUTES)))
  })
  const turns = new Turns()
  router.use(turns.begin)
  for (const route of ROUTES) mount(router, route, turns, deps)
  refuseOtherMethods(router, ROUTES)
  return router
}

/** Before the process ends, connections are closed after each request: the next one would fail. */
function farewell(isDraining: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (isDraining()) response.set('Connection', 'close')
    next()
  }
}

function securityHeaders() {
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // The documentation page sets styles from its script.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Operators may run without TLS inside their network.
        upgradeInsecureRequests: null,
      },
    },
  })
}
