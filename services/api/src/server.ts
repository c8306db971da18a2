import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from '@income/platform'
import { ApiError } from '@income/shared'
import type { Express } from 'express'
import { errorBody } from './http/answers/error-answer.ts'

const HEADERS_MS = 8_000
/** Bodies are small: files never pass through here. */
const REQUEST_MS = 10_000
/** How often these limits are checked: the slowest client is gone after their sum. */
const LOOK_EVERY_MS = 1_000
const MOST_HEADER_BYTES = 16 * 1024
/** Longer than load balancers keep idle connections, so that they close first and no request meets a closed one. */
const KEEP_ALIVE_MS = 65_000
const SWEEP_MS = 100

export interface ListenOptions {
  host: string
  port: number
  /** The most connections open at once; further ones are closed. No limit if absent. */
  maxConnections?: number
  /** Records refusals of malformed requests. */
  log?: Logger
}

/** Listens, with limits on the time for a request to arrive, on its headers and on connections. */
export async function listen(app: Express, { host, port, maxConnections, log }: ListenOptions): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      maxHeaderSize: MOST_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node would answer with an empty body.
      requireHostHeader: false,
    },
    (request, response) => {
      if (lacksHost(request)) refuse(response, HOST_MISSING, log)
      else app(request, response)
    },
  )
  if (maxConnections !== undefined) server.maxConnections = maxConnections
  server.on('clientError', (error, socket) => answerMalformed(error, socket, log))
  server.on('checkExpectation', (_request, response) => refuse(response, EXPECTATION, log))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return server
}

/** Parser errors of malformed requests, by code. */
const MALFORMED: Readonly<Record<string, ApiError>> = {
  HPE_HEADER_OVERFLOW: new ApiError('headers_too_large', 'The address or the headers are too long'),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError('request_timeout', 'The request took too long to arrive'),
}

/** A malformed request is also answered in the common error shape, and logged with its id. */
function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex, log?: Logger): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const refusal = MALFORMED[error.code ?? ''] ?? new ApiError('invalid_request', 'The request is not well-formed')
  const requestId = randomUUID()
  log?.info({ request_id: requestId, status: refusal.status, cause: error.code }, 'refused before routing')
  const body = JSON.stringify(errorBody(refusal, requestId))
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
  ]
  socket.end([...head, '', body].join('\r\n'))
}

/** What Node itself would answer with an empty body: an expectation other than 100-continue, and no host. */
const EXPECTATION = { cause: 'expectation', message: 'The Expect header may only be 100-continue' }
const HOST_MISSING = { cause: 'host', message: 'The Host header is missing' }

function lacksHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion !== '1.0'
}

function refuse(response: ServerResponse, { cause, message }: typeof EXPECTATION, log?: Logger): void {
  const refused = new ApiError('invalid_request', message)
  const requestId = randomUUID()
  log?.info({ request_id: requestId, status: refused.status, cause }, 'refused before routing')
  const body = JSON.stringify(errorBody(refused, requestId))
  response.writeHead(refused.status, {
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': requestId,
  })
  response.end(body)
}

/** Accepts no more connections and waits for the running requests, but no longer than this. */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection kept alive after its last answer would delay the end.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(patience)
}
