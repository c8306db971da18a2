import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '@income/shared'
import compression from 'compression'
import express, { Router } from 'express'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../http/express.ts'
import { nameRoute } from '../http/note-request.ts'
import { CONSOLE_PATH } from '../pages/paths.ts'
import { plainPage } from '../pages/plain-page.ts'
import { consolePolicy, NONCE_PLACEHOLDER, nonceOf, REPORTS_PATH } from './security-policy.ts'
import { countViolations } from './violations.ts'

const NOT_BUILT = plainPage('The console is not built', [
  'The service runs, but the files of the console are missing.',
  'In a checkout, `npm run console` builds them, and so does the next `npm start`. The image of the API contains them: if you see ' +
    'this in a container, rebuild the image from `deploy/Dockerfile`.',
  'The API does not need the console. Its documentation is at `/docs`.',
])

/** The built console: its page at every address within it, and the files of the page. */
export function consoleRoutes(deps: Dependencies): Router {
  const router = Router()
  router.use(CONSOLE_PATH, nameRoute(CONSOLE_PATH), consolePolicy(deps.storageOrigin))
  router.post(CONSOLE_PATH + REPORTS_PATH, ...countViolations(deps.metrics))
  router.use(CONSOLE_PATH, compression(), files(deps.consoleBuild))
  router.get([CONSOLE_PATH, `${CONSOLE_PATH}/{*path}`], page(deps.consoleBuild))
  return router
}

/** Files under assets/ have a hash of their content in their names, so they never change. */
function files(build: string): Router {
  const router = Router()
  router.use('/assets', express.static(join(build, 'assets'), { immutable: true, maxAge: '1y', index: false }))
  router.use(
    express.static(build, {
      index: false,
      redirect: false,
      setHeaders: (response) => response.set('Cache-Control', 'no-cache'),
    }),
  )
  return router
}

/** The single page, which shows what its address names. An address of a missing file gets no page. */
function page(build: string): Handler {
  return async (request, response) => {
    if (namesFile(request.path)) throw new ApiError('not_found', 'The console has no such file')
    response.set('Cache-Control', 'no-store').type('html')
    const html = await readFile(join(build, 'index.html'), 'utf8').catch(nullWhereMissing)
    if (html === null) response.status(503).send(NOT_BUILT)
    else response.send(html.replaceAll(NONCE_PLACEHOLDER, nonceOf(response)))
  }
}

function namesFile(path: string): boolean {
  return /\.[^/]*$/.test(path)
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
