import { createServer } from 'node:http'
import { shareCall, type DependencyStates, type Registry } from '@income/platform'

export interface HealthOptions {
  host: string
  port: number
  askDependencies: () => Promise<DependencyStates>
  /** Whether the worker takes waiting jobs while it has capacity. */
  isConsuming: () => boolean
  registry: Registry
}

export interface HealthServer {
  port: number
  close(): Promise<void>
}

type HealthAnswer = [status: number, type: string, body: string]

/** Serves /metrics, /health/live and /health/ready for operators; never to the public. */
export async function serveHealth(options: HealthOptions): Promise<HealthServer> {
  const { registry, askDependencies, isConsuming } = options
  const metrics = shareCall(() => registry.metrics())
  const server = createServer((request, response) => {
    void answer(request.url ?? '').then(([status, type, body]) => {
      response.writeHead(status, { 'content-type': type }).end(body)
    })
  })

  async function answer(url: string): Promise<HealthAnswer> {
    if (url === '/metrics') return [200, registry.contentType, await metrics()]
    if (url === '/health' || url === '/health/live') return json(200, { status: 'live' })
    if (url === '/health/ready') return ready()
    return json(404, {})
  }

  async function ready(): Promise<HealthAnswer> {
    const dependencies = await askDependencies()
    const consuming = isConsuming()
    const isReady = consuming && Object.values(dependencies).every((state) => state === 'up')
    return json(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not_ready', dependencies, consuming })
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function json(status: number, body: object): HealthAnswer {
  return [status, 'application/json', JSON.stringify(body)]
}
