import { randomUUID } from 'node:crypto'
import { Histogram, openSpan, type Logger, type Registry } from '@income/platform'
import type { Request } from 'express'
import type { Handler } from './express.ts'

/** Polled every few seconds by orchestrators: not worth a log line each. */
const OFTEN_ASKED = new Set(['/health/live', '/health/ready', '/metrics'])

/**
 * Gives the request an id, and logs and counts its end: ids, the route's pattern, status and time, but nothing else.
 */
export function noteRequests(log: Logger, metrics: Registry): Handler {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  })

  return (request, response, next) => {
    const begun = performance.now()
    const span = openSpan('request', { parent: parentOf(request), kind: 'SERVER' })
    response.locals.requestId = randomUUID()
    response.set('X-Request-Id', response.locals.requestId)
    response.once('close', () => {
      const ms = performance.now() - begun
      const { requestId, route = 'unknown', caller } = response.locals
      const status = response.writableFinished ? response.statusCode : 499
      seconds.observe({ method: request.method, route, status: String(status) }, ms / 1000)
      span.within(() =>
        log[OFTEN_ASKED.has(route) ? 'debug' : 'info'](
          {
            request_id: requestId,
            method: request.method,
            route,
            status,
            ms: Math.round(ms * 10) / 10,
            ...(caller && { tenant_id: caller.tenant.id, key_id: caller.keyId, user_id: caller.user.id }),
          },
          'request',
        ),
      )
      span.end(`${request.method} ${route}`, {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': status,
        'income.request_id': requestId,
      })
    })
    span.within(next)
  }
}

/** A client's trace is continued. */
function parentOf({ headers: { traceparent } }: Request): string | null {
  return typeof traceparent === 'string' ? traceparent : null
}

export function nameRoute(pattern: string): Handler {
  return (_request, response, next) => {
    response.locals.route = pattern
    next()
  }
}
