import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { Router } from 'express'
import { ERRORS_PAGE } from './errors-page.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const SERVED =
  /^\/(errors|errors\.css|index\.html|start\.js|swagger-ui\.css|swagger-ui-bundle\.js|favicon-32x32\.png)?$/

/** The API's documentation for people, generated from the OpenAPI document. All its files are served from here. */
export function docsPage(): Router {
  const router = Router()
  router.use((request, _response, next) => next(SERVED.test(request.path) ? undefined : 'router'))
  router.get('/errors', (_request, response) => {
    response.type('html').send(ERRORS_PAGE)
  })
  router.use(express.static(HERE), express.static(SWAGGER_UI, { maxAge: '1h' }))
  return router
}
