import { ApiError } from '@income/shared'
import type { Request, Router } from 'express'
import { authenticate, requireScope } from '../auth/authenticate.ts'
import type { Caller } from '../auth/caller.ts'
import { demandCsrfToken } from '../auth/csrf.ts'
import { identify } from '../auth/identify.ts'
import { sessionCookie } from '../auth/session-cookie.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer } from './answers/answer.ts'
import { askedBy } from './requests/asked.ts'
import { canonicalPath } from './requests/canonical-path.ts'
import { EventStream } from './answers/event-stream.ts'
import type { ApiResponse, Handler } from './express.ts'
import type { Repetition } from './idempotency.ts'
import { limitRate } from './limits/limit-rate.ts'
import { nameRoute } from './note-request.ts'
import { demandJson, demandShallow, readJson } from './requests/read-json.ts'
import type { Route } from './route.ts'
import { sendEvents } from './answers/send-events.ts'
import type { Turns } from './limits/turns.ts'
import { workOf } from './unit-of-work.ts'

const HEARTBEAT_MS = 15_000
const LONGEST_STREAM_MS = 15 * 60_000

/** Registers a declared route with all its steps. */
export function mount(router: Router, route: Route, turns: Turns, deps: Dependencies): void {
  router[route.method](
    expressPath(route.path),
    nameRoute(route.path),
    authenticate((request) => identify(deps, request), deps.requestLimits),
    limitRate(deps.requestLimits, route.cost ?? 1),
    demandCsrfToken,
    ...(route.scope === null ? [] : [requireScope(route.scope)]),
    turns.end,
    demandJson,
    readJson,
    demandShallow,
    answer(route, deps),
  )
}

/** Answers requests to a known path with the wrong method. */
export function refuseOtherMethods(router: Router, routes: readonly Route[]): void {
  for (const [path, methods] of methodsByPath(routes)) {
    router.all(expressPath(path), nameRoute(path), (request, response) => {
      response.set('Allow', methods.join(', '))
      throw new ApiError('not_found', `${request.method} is not available here; use ${methods.join(' or ')}`)
    })
  }
}

function answer(route: Route, deps: Dependencies): Handler {
  return async (request, response) => {
    const { caller } = response.locals
    if (!caller) throw new Error('a route was reached without authentication')
    const { params, query } = request
    const body: unknown = request.body
    const asked = askedBy(request)
    const repetition = await repetitionOf(route, deps, request, caller)
    const sent = route.computes
      ? await deps.computing.run({
          ...{ requestId: response.locals.requestId, name: route.name, params, query, body },
          ...{ caller, ifMatch: asked.ifMatch, repetition },
        })
      : await route.handle({ params, query, body, caller, deps, asked }, workOf(deps, caller, repetition))
    if (sent.session !== undefined) response.append('Set-Cookie', sessionCookie(request, sent.session))
    await send(response, sent, async () => (await identify(deps, request)) !== null)
  }
}

/** null if the request has no Idempotency-Key, or the route does not support one. */
async function repetitionOf(
  { idempotent, path }: Route,
  { database }: Dependencies,
  { method, baseUrl, params, headers }: Request,
  { tenant }: Caller,
): Promise<Repetition | null> {
  const key = headers['idempotency-key']
  if (!idempotent || key === undefined) return null
  return { method, path: baseUrl + (await canonicalPath(database, tenant.id, path, params)), key: String(key) }
}

/** @param isAllowed whether the caller may still read the stream */
async function send(
  response: ApiResponse,
  { status, body, headers = {} }: Answer,
  isAllowed: () => Promise<boolean>,
): Promise<void> {
  response.status(status).set(headers)
  if (body instanceof EventStream) {
    return sendEvents(response, body, { everyMs: HEARTBEAT_MS, longestMs: LONGEST_STREAM_MS, isAllowed })
  }
  if (body === null || body instanceof Uint8Array) response.end(body)
  else response.json(body)
}

function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const byPath = new Map<string, string[]>()
  for (const { path, method } of routes) byPath.set(path, [...(byPath.get(path) ?? []), method.toUpperCase()])
  return byPath
}
