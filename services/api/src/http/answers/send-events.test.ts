import { once } from 'node:events'
import { get, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import express from 'express'
import { drain, listen } from '../../server.ts'
import { EventStream, type StreamedEvent } from './event-stream.ts'
import type { ApiResponse } from '../express.ts'
import { sendEvents, type Pulse } from './send-events.ts'

let server: Server
let released: number
beforeEach(() => {
  released = 0
})
afterEach(() => drain(server, 1_000))

/** What a client reads from a stream until it ends. */
async function read(events: EventStream['events'], pulse: Partial<Pulse> = {}, method = 'GET'): Promise<string> {
  return (await fetch(await serve(events, pulse), { method })).text()
}

async function serve(events: EventStream['events'], pulse: Partial<Pulse> = {}): Promise<string> {
  const app = express().get('/', (_request, response: ApiResponse) =>
    sendEvents(response, new EventStream(events, () => (released += 1)), {
      everyMs: 60_000,
      longestMs: 60_000,
      isAllowed: async () => true,
      ...pulse,
    }),
  )
  server = await listen(app, { host: '127.0.0.1', port: 0 })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return `http://127.0.0.1:${address.port}/`
}

async function* endless(signal: AbortSignal): AsyncGenerator<StreamedEvent> {
  yield { event: 'tick', data: 'line\nbreak' }
  if (!signal.aborted) await once(signal, 'abort')
}

test('events are sent as they occur, each with one line of data, and the end closes the stream', async () => {
  const sent = await read(async function* () {
    yield { event: 'tick', data: { n: 1 } }
    yield { event: 'tick', data: 'line\nbreak' }
  })
  expect(sent).toBe('retry: 3000\n\nevent: tick\ndata: {"n":1}\n\nevent: tick\ndata: "line\\nbreak"\n\n')
  expect(released).toBe(1)
})

test('comments keep the connection alive until the time limit', async () => {
  const sent = await read(endless, { everyMs: 20, longestMs: 300 })
  expect(sent.match(/^: /gm)!.length).toBeGreaterThan(2)
  expect(released).toBe(1)
})

test('a caller whose key is revoked is disconnected', async () => {
  let asked = 0
  const isAllowed = async () => ++asked < 3
  expect(await read(endless, { everyMs: 20, isAllowed })).toMatch(/^: /m)
  expect([asked, released]).toEqual([3, 1])
})

test('nothing that happens after a revocation is sent', async () => {
  let allowed = true
  const sent = await read(
    async function* () {
      yield { event: 'tick', data: 'before' }
      allowed = false
      yield { event: 'tick', data: 'after' }
    },
    { isAllowed: async () => allowed },
  )
  expect(sent).toBe('retry: 3000\n\nevent: tick\ndata: "before"\n\n')
  expect(released).toBe(1)
})

test("the stream continues while the caller's permission cannot be checked", async () => {
  const isAllowed = () => Promise.reject(new Error('away'))
  expect((await read(endless, { everyMs: 20, longestMs: 200, isAllowed })).match(/^: /gm)!.length).toBeGreaterThan(1)
})

test('a HEAD request is answered and ends', async () => {
  expect(await read(endless, {}, 'HEAD')).toBe('')
  expect(released).toBe(1)
})

test('events that a client does not read wait until it does', async () => {
  let made = 0
  const url = await serve(async function* () {
    for (; made < 100; made++) yield { event: 'tick', data: 'x'.repeat(1_000_000) }
  })
  const [response] = (await once(get(url), 'response')) as [IncomingMessage]
  await sleep(300)
  const unread = made
  expect((await text(response)).length).toBeGreaterThan(100_000_000)
  expect(unread).toBeLessThan(50)
})
