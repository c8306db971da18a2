import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OPERATIONS } from '../../contract/operations.ts'
import { doctorCommand } from './doctor.ts'

/** Findings of `doctor` when the service, or another program at its address, has a problem. */

interface Finding {
  name: string
  ok: boolean
  detail: string
}

/** The answers of a healthy service, by path. */
const WELL: Readonly<Record<string, object>> = {
  '/health/ready': { status: 'ready' },
  '/health/live': { status: 'live' },
  '/api/v1/packages?page_size=1': { count: 1, page: 1, pages: 1, results: [] },
  '/api/v1/openapi.json': contractOf(Object.keys(OPERATIONS)),
}

function contractOf(operations: readonly string[]): object {
  const paths = Object.fromEntries(operations.map((operationId) => [`/${operationId}`, { get: { operationId } }]))
  return { info: { version: '1.0.0' }, paths }
}

const answering =
  (answers: Readonly<Record<string, object>>): RequestListener =>
  ({ url = '' }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url] ?? {}))
  }

/** The findings of `doctor` for a service with these answers. */
async function examined(listener: RequestListener): Promise<Finding[]> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await findingsAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function findingsAt(url: string): Promise<Finding[]> {
  Object.assign(process.env, { INCOME_API_URL: url, INCOME_API_KEY: 'idp_key' })
  const written: string[] = []
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = (line: string | Uint8Array) => written.push(String(line)) > 0
  try {
    await doctorCommand().parseAsync(['--json'], { from: 'user' })
  } finally {
    process.stdout.write = write
  }
  return written.map((line) => JSON.parse(line) as Finding)
}

const { INCOME_API_URL, INCOME_API_KEY } = process.env
afterEach(() => {
  Object.assign(process.env, { INCOME_API_URL, INCOME_API_KEY })
  process.exitCode = undefined
})

/** The problems, by subject. */
const faultsOf = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.filter(({ ok }) => !ok).map(({ name, detail }) => [name, detail]))

test('a healthy service has no problem', async () => {
  const findings = await examined(answering(WELL))
  expect(findings.map(({ name, ok }) => [name, ok])).toEqual(
    ['address', 'key', 'versions', 'clock'].map((name) => [name, true]),
  )
  expect(findings[1]?.detail).toBe('The key works; its tenant has 1 package.')
  expect(process.exitCode).toBeUndefined()
})

test('if nothing answers, that is the only problem', async () => {
  const findings = await findingsAt('http://127.0.0.1:1')
  expect(findings).toMatchObject([{ name: 'address', ok: false, detail: expect.stringContaining('cannot be reached') }])
  expect(process.exitCode).toBe(1)
})

test('another program at the address is recognised', async () => {
  const findings = await examined((_request, response) => void response.writeHead(403).end('Forbidden'))
  expect(findings).toMatchObject([
    {
      name: 'address',
      ok: false,
      detail: '/health/ready answers 403: another program listens there. Is the address right?',
    },
  ])
})

test('a service that waits for its stores is not ready', async () => {
  const waiting: RequestListener = (request, response) => {
    if (request.url === '/health/ready') response.statusCode = 503
    answering(WELL)(request, response)
  }
  expect(faultsOf(await examined(waiting))).toEqual({ address: expect.stringContaining('not ready') })
})

test('an older service lacks operations, and one without a description is reported', async () => {
  const some = Object.keys(OPERATIONS).filter((operation) => operation !== 'recomputeModels')
  const older = { ...WELL, '/api/v1/openapi.json': contractOf(some) }
  expect(faultsOf(await examined(answering(older)))).toEqual({ versions: expect.stringContaining('recomputeModels') })
  const without = { ...WELL, '/api/v1/openapi.json': {} }
  expect(faultsOf(await examined(answering(without)))).toEqual({ versions: expect.stringContaining('does not say') })
})

test.each([
  [-300, 'ahead of'],
  [300, 'behind'],
])('a clock that is off by %i s is %s that of the service', async (seconds, how) => {
  const later: RequestListener = (request, response) => {
    response.setHeader('date', new Date(Date.now() + seconds * 1_000).toUTCString())
    answering(WELL)(request, response)
  }
  expect(faultsOf(await examined(later))).toEqual({ clock: expect.stringMatching(`\\d s ${how} the service`) })
})
