import { shareCall } from '@income/platform'
import { Router } from 'express'
import type { Dependencies } from '../dependencies.ts'
import { nameRoute } from '../http/note-request.ts'
import { isReady } from './health.ts'

/** For orchestrators and Prometheus; not part of the API. */
export function healthRoutes(deps: Dependencies, isDraining: () => boolean): Router {
  const router = Router()
  const metrics = shareCall(() => deps.metrics.metrics())

  router.get(['/health', '/health/live'], nameRoute('/health/live'), (_request, response) => {
    response.json({ status: 'live' })
  })

  router.get('/health/ready', nameRoute('/health/ready'), async (_request, response) => {
    const dependencies = await deps.askDependencies()
    const serving = isReady(dependencies) && !isDraining()
    response.status(serving ? 200 : 503).json({ status: serving ? 'ready' : 'not_ready', dependencies })
  })

  router.get('/metrics', nameRoute('/metrics'), async (_request, response) => {
    response.type(deps.metrics.contentType).send(await metrics())
  })

  return router
}
