import { Agent, get, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createLogger } from '@income/platform'
import { errorObject } from '@income/shared'
import express from 'express'
import { linesOf } from '../../../tests/support/measures/lines.ts'
import { drain, listen } from './server.ts'

/** Longer than any test takes: anything that ends earlier has not waited for it. */
const AN_HOUR_MS = 3_600_000

async function slowServer(): Promise<{ server: Server; url: string; finish: () => void; begun: Promise<null> }> {
  const [started, finished] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  const app = express().get('/', async (_request, response) => {
    started.resolve(null)
    await finished.promise
    response.send('done')
  })
  const server = await listen(app, { host: '127.0.0.1', port: 0 })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    server,
    url: `http://127.0.0.1:${address.port}`,
    finish: () => finished.resolve(null),
    begun: started.promise,
  }
}

test('a running request is finished, a new one is not accepted', async () => {
  const { server, url, finish, begun } = await slowServer()
  const running = fetch(url)
  await begun
  const drained = drain(server, AN_HOUR_MS)
  await expect(fetch(url)).rejects.toThrow()
  finish()
  expect(await (await running).text()).toBe('done')
  await drained
})

test('a request that does not end is waited for no longer than configured', async () => {
  const { server, url, begun } = await slowServer()
  const running = fetch(url).catch(() => 'cut off')
  await begun
  await drain(server, 100)
  expect(await running).toBe('cut off')
})

test('a port in use is an error', async () => {
  const { server, url, finish } = await slowServer()
  await expect(listen(express(), { host: '127.0.0.1', port: Number(new URL(url).port) })).rejects.toThrow(/EADDRINUSE/)
  finish()
  await drain(server, 100)
})

test('a connection that sends nothing is closed', async () => {
  const { server } = await slowServer()
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000)
  expect(server.requestTimeout).toBeLessThanOrEqual(15_000)
  await drain(server, 100)
})

test('a connection kept alive does not delay the end', async () => {
  const { server, url, finish } = await slowServer()
  finish()
  const agent = new Agent({ keepAlive: true })
  await new Promise<void>((resolve) => get(url, { agent }, (response) => response.resume().once('end', resolve)))
  await drain(server, AN_HOUR_MS)
  expect(server.listening).toBe(false)
  agent.destroy()
})

describe('malformed requests', () => {
  test.each([
    ['malformed', 'NOT HTTP\r\n\r\n', 400, 'invalid_request'],
    [
      'with headers beyond measure',
      `GET / HTTP/1.1\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['with an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: foo\r\n\r\n', 400, 'invalid_request'],
    ['without a host', 'GET / HTTP/1.1\r\n\r\n', 400, 'invalid_request'],
    ['too slow', 'GET / HTTP/1.1\r\nHost:', 408, 'request_timeout'],
  ])(
    '%s: it is answered in the common error shape, with an id that is also in the log',
    async (_, sent, status, code) => {
      const log = linesOf()
      const server = await listen(express(), {
        host: '127.0.0.1',
        port: 0,
        log: createLogger('api', 'info', log.sink),
      })
      server.headersTimeout = server.requestTimeout = 200
      const { head, body } = await exchange(server, sent)
      await drain(server, 100)
      const requestId = /^X-Request-Id: (.+)$/m.exec(head)?.[1]?.trim()
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(errorObject.parse(JSON.parse(body)).error).toMatchObject({ code, request_id: requestId })
      expect(log.lines.map((line): unknown => JSON.parse(line))).toContainEqual(
        expect.objectContaining({ request_id: requestId, status }),
      )
    },
  )
})

/** The answer to these bytes. */
async function exchange(server: Server, sent: string): Promise<{ head: string; body: string }> {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const socket = connect(address.port, '127.0.0.1')
  socket.write(sent)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { head, body }
}
