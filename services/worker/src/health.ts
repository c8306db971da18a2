import { createServer } from 'node:http'
import type { Database, ObjectStorage, Registry } from '@income/platform'

interface HealthOptions {
  host: string
  port: number
  db: Database
  storage: ObjectStorage
  registry: Registry
}

/** Serves /metrics, /health/live and /health/ready for operators; never to the public. */
export async function serveHealth(options: HealthOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { db, storage, registry } = options
  const server = createServer((request, response) => {
    void answer(request.url ?? '').then(([status, type, body]) => {
      response.writeHead(status, { 'content-type': type }).end(body)
    })
  })

  async function answer(url: string): Promise<[number, string, string]> {
    if (url === '/metrics') return [200, registry.contentType, await registry.metrics()]
    if (url === '/health/live') return [200, 'application/json', '{"status":"live"}']
    if (url === '/health/ready') return ready()
    return [404, 'application/json', '{}']
  }

  async function ready(): Promise<[number, string, string]> {
    const [database, objects] = await Promise.allSettled([db.$queryRaw`SELECT 1`, storage.ping()])
    const state = { database: database.status === 'fulfilled', storage: objects.status === 'fulfilled' }
    const all = Object.values(state).every(Boolean)
    return [all ? 200 : 503, 'application/json', JSON.stringify({ status: all ? 'ready' : 'not ready', ...state })]
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
