import type { DependencyStates } from '@income/platform'
import { serveHealth } from './health.ts'
import { workerRegistry } from './metrics.ts'

const UP: DependencyStates = { postgres: 'up', queue: 'up', storage: 'up' }

let dependencies: DependencyStates
let isConsuming: boolean
let health: Awaited<ReturnType<typeof serveHealth>>
beforeEach(async () => {
  dependencies = UP
  isConsuming = true
  health = await serveHealth({
    host: '127.0.0.1',
    port: 0,
    askDependencies: async () => dependencies,
    isConsuming: () => isConsuming,
    registry: workerRegistry(),
  })
})
afterEach(() => health.close())

async function ask(path: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`http://127.0.0.1:${health.port}${path}`, { headers: { connection: 'close' } })
  return { status: answer.status, body: await answer.json() }
}

test('a worker is ready while its stores answer and it consumes', async () => {
  const body = { status: 'ready', dependencies: UP, consuming: true }
  expect(await ask('/health/ready')).toEqual({ status: 200, body })
})

test.each(['postgres', 'queue', 'storage'] as const)(
  'while %s is away it is not ready, and reports that',
  async (name) => {
    dependencies = { ...UP, [name]: 'down' }
    const body = { status: 'not_ready', dependencies, consuming: true }
    expect(await ask('/health/ready')).toEqual({ status: 503, body })
    expect((await ask('/health/live')).status).toBe(200)
  },
)

test('a worker that stopped consuming is not ready, although its stores answer', async () => {
  isConsuming = false
  expect(await ask('/health/ready')).toMatchObject({ status: 503, body: { consuming: false, dependencies: UP } })
})

test('the metrics name the running build', async () => {
  const answer = await fetch(`http://127.0.0.1:${health.port}/metrics`, { headers: { connection: 'close' } })
  expect(await answer.text()).toMatch(/^income_build_info\{version="[\d.]+",node="[\d.]+",reader="\d+",.*\} 1$/m)
})
