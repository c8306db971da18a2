import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { ApiError } from '@income/shared'
import type { Express } from 'express'
import { errorBody } from './http/error-answer.ts'

const HEADERS_MS = 8_000
/** Bodies are small: files never come here. */
const REQUEST_MS = 10_000
/** How often those two are looked after: the slowest is gone after their sum. */
const LOOK_EVERY_MS = 1_000
const MOST_HEADER_BYTES = 16 * 1024
/** Longer than load balancers keep idle connections, so that they close first and no request meets a closed one. */
const KEEP_ALIVE_MS = 65_000
const SWEEP_MS = 100

export interface ListenOptions {
  host: string
  port: number
  /** Connections held open at once; more are closed as they come. Without a limit where absent. */
  maxConnections?: number
}

/** Listens, with limits on how long a request may take to arrive, its headers and connections. */
export async function listen(app: Express, { host, port, maxConnections }: ListenOptions): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      maxHeaderSize: MOST_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    app,
  )
  if (maxConnections !== undefined) server.maxConnections = maxConnections
  server.on('clientError', answerMalformed)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return server
}

const MALFORMED: Record<string, { status: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The address or the headers are too long',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'The request took too long to arrive' },
}

/** What never became a request is answered in the one error shape too. */
function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const { status, message } = MALFORMED[error.code ?? ''] ?? {
    status: '400 Bad Request',
    message: 'The request is not well-formed',
  }
  const body = JSON.stringify(errorBody(new ApiError('invalid_request', message)))
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Type: application/json; charset=utf-8']
  socket.end([...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
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
