import { randomInt } from 'node:crypto'
import type { Server } from 'node:http'
import { listen } from '@income/api'
import fc from 'fast-check'
import { startApi, type TestApi } from '../../services/api/src/testing/api.ts'
import { byLength, tell } from '../support/measures/length.ts'
import { judgeBy, type Judge } from './answers.ts'
import { openApi, type Document, type OpenApi } from './open-api.ts'
import { requestsOf, type Drawn } from './requests.ts'
import { makeWorld, type Aim, type World } from './world.ts'

/**
 * Requests generated from the OpenAPI document, over HTTP: none is answered with 5xx, and every answer matches its
 * schema. A failure names its seed; `FUZZ_SEED` repeats it.
 */

const REQUESTS = byLength({ full: 4_000, thorough: 300, short: 150 })
const FIXED_SEED = 20_261_123
const given = process.env['FUZZ_SEED']
const seeds: [string, number][] =
  given === undefined
    ? [
        ['fixed', FIXED_SEED],
        ['fresh', randomInt(2 ** 31)],
      ]
    : [['given', Number(given)]]

let api: TestApi
let server: Server
let base: string
let document: OpenApi
let judge: Judge
let world: World
beforeAll(async () => {
  api = await startApi({
    UNREGISTERED_UPLOADS: '1000000000',
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8',
  })
  server = await listen(api.app, { host: '127.0.0.1', port: 0 })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  base = `http://127.0.0.1:${address.port}/api/v1`
  document = openApi((await (await fetch(`${base}/openapi.json`)).json()) as Document)
  judge = judgeBy(document)
  world = await makeWorld(api)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await api.close()
})

test.each(seeds)('every answer matches the document (%s seed %i)', async (_, seed) => {
  const drawn = fc.sample(requestsOf(document), { seed, numRuns: REQUESTS })
  const statuses = new Map<string, number[]>()
  const wrong: string[] = []
  const begun = performance.now()
  for (const [index, request] of drawn.entries()) {
    const { status, fault } = await attempt(request)
    const { name } = request.operation
    statuses.set(name, [...(statuses.get(name) ?? []), status])
    if (fault !== null) wrong.push(`request ${index} of seed ${seed}, ${name}: ${fault}`)
  }
  tell(report(seed, statuses, performance.now() - begun))
  expect(wrong).toEqual([])
  const neverDone = document.operations
    .map(({ name }) => name)
    .filter((name) => !(statuses.get(name) ?? []).some((status) => status < 400))
  expect(byLength({ full: neverDone, short: [] })).toEqual([])
})

async function attempt(request: Drawn): Promise<{ status: number; fault: string | null }> {
  const { operation, isRegular, strangeNames, headers } = request
  const aim = await world.aim(operation.name, request.pick)
  const body = operation.body && isRegular ? aimed(request.body, aim) : request.body
  const query = isRegular
    ? request.query.map(([name, value]) => [name, aim.params[name] ?? value] as const)
    : request.query
  const response = await fetch(addressOf({ operation, query }, { ...aim.params, ...strangeNames }), {
    method: operation.method.toUpperCase(),
    redirect: 'manual',
    headers: {
      'x-api-key': api.owner.key,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
  const text = await textOf(response)
  const fault = judge(operation, response, text)
  await world.settle(operation.name, aim, response.ok && text.startsWith('{') ? JSON.parse(text) : null)
  return { status: response.status, fault }
}

/** The body with the identifiers that the world provides. */
function aimed(body: string | undefined, aim: Aim): string | undefined {
  return aim.body && body !== undefined ? JSON.stringify({ ...(JSON.parse(body) as object), ...aim.body }) : body
}

function addressOf(
  { operation, query }: Pick<Drawn, 'operation' | 'query'>,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(params[name] ?? name))
  const search = new URLSearchParams([...query].map(([name, value]): [string, string] => [name, value])).toString()
  return `${base}${path}${search === '' ? '' : `?${search}`}`
}

/** A single path segment, whatever it contains: `.` and `..` would be resolved. */
function inPath(name: string): string {
  return /^\.{1,2}$/.test(name) ? '%20' : encodeURIComponent(name.toWellFormed())
}

/** A stream of events does not end: its beginning is enough. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

function report(seed: number, statuses: ReadonlyMap<string, readonly number[]>, ms: number): string {
  const all = [...statuses.values()].flat()
  const byStatus = [...Map.groupBy(all, (status) => status)].sort(([a], [b]) => a - b)
  const counts = byStatus.map(([status, each]) => `${each.length} x ${status}`).join(', ')
  return `measured: seed ${seed}: ${all.length} requests over ${statuses.size} operations in ${Math.round(ms / 1000)} s: ${counts}`
}
