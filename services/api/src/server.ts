import { createServer, type Server } from 'node:http'
import type { Express } from 'express'

const REQUEST_MS = 15_000
/** Longer than load balancers keep idle connections, so that they close first and no request meets a closed one. */
const KEEP_ALIVE_MS = 65_000
const SWEEP_MS = 100

export interface ListenOptions {
  host: string
  port: number
}

/** Listens, with limits on how long a request may take to arrive. */
export async function listen(app: Express, { host, port }: ListenOptions): Promise<Server> {
  const server = createServer(
    { headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    app,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return server
}

/** Takes no more connections and waits for the running requests, but no longer than this. */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection is kept alive after its last answer, and would hold up the end.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(patience)
}
