import { goOn, publishPoolUse } from '@income/platform'
import { workerData } from 'piscina'
import { openDependencies } from '../dependencies.ts'
import { apiErrorFrom } from '../http/answers/error-answer.ts'
import { workOf } from '../http/unit-of-work.ts'
import { ROUTES } from '../routes.ts'
import type { ComputedRequest, Outcome, ThreadData } from './message.ts'

const { config, connections, poolUse } = workerData as ThreadData
const { dependencies: deps } = openDependencies(config, goOn, connections)
publishPoolUse(poolUse, deps.pool)
const routes = new Map(ROUTES.map((route) => [route.name, route]))

/** Answers one request in the computing thread. */
export default async function answer(request: ComputedRequest): Promise<Outcome> {
  const { name, caller, ifMatch, repetition, requestId } = request
  try {
    const route = routes.get(name)
    if (!route) throw new Error(`there is no route ${name}`)
    const asked = { ifMatch, sessionToken: null, preferred: () => null }
    const given = { params: request.params, query: request.query, body: request.body, caller, deps, asked }
    return { kind: 'answered', answer: await route.handle(given, workOf(deps, caller, repetition)) }
  } catch (error) {
    const { code, message, headers, status } = apiErrorFrom(error)
    if (status >= 500) deps.log.error({ err: error, request_id: requestId }, code)
    return { kind: 'refused', code, message, headers }
  }
}
