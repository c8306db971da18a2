import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApiProcess, type ApiProcess } from '../support/service/api-process.ts'
import { promised } from '../support/measures/measured.ts'
import { testStores } from '../support/stores/test-stores.ts'

/** Clients that hold connections without ever finishing a request. */

const CONNECTIONS = 1_000
const CLOSED_WITHIN_MS = 15_000
const DRIP_EVERY_MS = 2_000
const HEALTH_MEDIAN_MS = 100

/** The first bytes of a slow client, followed by a few every two seconds. */
const WAYS = {
  'nothing at all': { first: '', drop: '' },
  'headers without end': { first: 'GET /api/v1/packages HTTP/1.1\r\nHost: api\r\n', drop: 'X-A: b\r\n' },
  'a body without end': {
    first: `POST /api/v1/packages HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`,
    drop: ' ',
  },
}

let api: ApiProcess
beforeAll(async () => {
  api = await startApiProcess(await testStores(), { LOG_LEVEL: 'info', FAILED_KEYS_PER_MINUTE: '100000' })
})
afterAll(() => api.stop())

async function open(first: string): Promise<Socket> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  if (first !== '') socket.write(first)
  return socket
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())))
}

async function healthTimes(until: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const over = new AbortController()
  void until.then(() => over.abort())
  while (!over.signal.aborted) {
    const begun = performance.now()
    const { status } = await fetch(`${api.url}/health`)
    if (status !== 200) throw new Error(`/health answered ${status}`)
    times.push(performance.now() - begun)
    await sleep(50)
  }
  return times.sort((a, b) => a - b)
}

test('a thousand slow connections are closed in time, and the service answers meanwhile', async () => {
  const ways = Object.values(WAYS)
  const begun = performance.now()
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, i) => {
      const { first, drop } = ways[i % ways.length]!
      return { socket: await open(first), drop }
    }),
  )
  const drip = setInterval(() => {
    for (const { socket, drop } of sockets) if (drop !== '' && socket.writable) socket.write(drop)
  }, DRIP_EVERY_MS)
  const allClosed = Promise.all(sockets.map(({ socket }) => closed(socket)))
  const times = await healthTimes(allClosed)
  clearInterval(drip)
  const lasted = performance.now() - begun
  const median = times[Math.floor(times.length / 2)] ?? Infinity
  promised(`${CONNECTIONS} slow connections are closed after`, lasted, CLOSED_WITHIN_MS)
  promised(`/health answers meanwhile, at the median of ${times.length}, after`, median, HEALTH_MEDIAN_MS)
})

test('headers that are too large are refused', async () => {
  const answer = await fetch(`${api.url}/health`, { headers: { 'x-large': 'a'.repeat(20_000) } })
  expect(answer.status).toBe(431)
})

test('connections beyond the limit are closed at once', async () => {
  const small = await startApiProcess(await testStores(), { MAX_CONNECTIONS: '5' })
  const port = Number(new URL(small.url).port)
  const sockets = Array.from({ length: 12 }, () =>
    connect(port, '127.0.0.1')
      .on('error', () => {})
      .resume(),
  )
  let gone = 0
  for (const socket of sockets) socket.once('close', () => gone++)
  for (let i = 0; i < 100 && gone < 7; i++) await sleep(20)
  expect(gone).toBe(7)
  for (const socket of sockets) socket.destroy()
  await small.stop()
}, 60_000)
