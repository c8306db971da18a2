import { randomUUID } from 'node:crypto'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobPayload } from '@income/shared'
import { QUEUES, testStores } from '../../../../tests/support/stores/test-stores.ts'
import { createLogger } from '../log/logger.ts'
import { connectQueue } from './bullmq.ts'
import type { JobConsumer, QueueConnection } from './job-queue.ts'

const log = createLogger('test', 'silent')
const once = { process_file: 1, calculate_package: 1 }

function job(fileId = randomUUID()): { id: string; payload: JobPayload<'process_file'> } {
  return { id: `${fileId}-1`, payload: { fileId, dispatch: 1 } }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400 && !(await condition()); i++) await sleep(25)
  expect(await condition()).toBe(true)
}

describe.each(QUEUES)('the queue on %s', (kind) => {
  let connection: QueueConnection
  let consumer: JobConsumer | undefined

  beforeEach(async () => {
    const { QUEUE_URL, QUEUE_PREFIX } = await testStores(kind)
    connection = connectQueue({ url: QUEUE_URL, prefix: QUEUE_PREFIX, log })
    // The first call connects, which may take longer than a later call may wait.
    for (let i = 0; i < 40 && (await connection.queue.depth('process_file')) === null; i++) await sleep(50)
  })
  afterEach(async () => {
    await consumer?.close()
    await connection.queue.close()
  })

  /** On a busy machine the queue may take longer than the services wait for it. */
  async function missing(ids: string[]): Promise<string[]> {
    for (;;) {
      const lacking = await connection.queue.missing('process_file', ids)
      if (lacking) return lacking
    }
  }

  function consume(handle: (payload: JobPayload<'process_file'>, signal: AbortSignal) => Promise<void>): void {
    consumer = connection.consume(
      { process_file: handle, calculate_package: async () => {} },
      { concurrency: once, onError: () => {} },
    )
  }

  test('delivers every job to a handler once, and leaves nothing behind', async () => {
    const jobs = Array.from({ length: 20 }, () => job())
    expect(await connection.queue.add('process_file', jobs)).toBe(true)
    expect(await connection.queue.add('process_file', jobs)).toBe(true)
    const handled: string[] = []
    consume(async ({ fileId }) => void handled.push(fileId))
    await until(() => handled.length >= 20)
    expect(handled.sort()).toEqual(jobs.map((each) => each.payload.fileId).sort())
    // The last job disappears shortly after its handler has ended.
    await until(async () => (await missing(jobs.map(({ id }) => id))).length === 20)
    expect(handled).toHaveLength(20)
  })

  test('jobs are taken by turn, and within one turn in order of arrival', async () => {
    const turns = [7, 3, 9, 3, 1]
    const jobs = turns.map((turn) => ({ ...job(), turn }))
    await connection.queue.add('process_file', jobs)
    expect(await connection.queue.depth('process_file')).toEqual({ waiting: 5, active: 0 })
    const handled: string[] = []
    consume(async ({ fileId }) => void handled.push(fileId))
    await until(() => handled.length >= 5)
    expect(handled).toEqual([4, 1, 3, 0, 2].map((i) => jobs[i]!.payload.fileId))
  })

  test('knows which jobs it lacks', async () => {
    const [there, lost] = [job(), job()]
    await connection.queue.add('process_file', [there])
    expect(await missing([there.id, lost.id])).toEqual([lost.id])
    expect(await connection.queue.depth('process_file')).toEqual({ waiting: 1, active: 0 })
  })

  test('a failed handler does not bring its job back: Postgres knows what to do', async () => {
    let calls = 0
    consume(async () => {
      calls++
      throw new Error('an accident')
    })
    const failing = job()
    const after = job()
    await connection.queue.add('process_file', [failing, after])
    await until(() => calls === 2)
    expect(await missing([failing.id])).toEqual([failing.id])
  })

  test('closing aborts running handlers and waits for them', async () => {
    let stopped = false
    let running = false
    consume(async (_, signal) => {
      running = true
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      stopped = true
    })
    await connection.queue.add('process_file', [job()])
    await until(() => running)
    await consumer!.close()
    expect(stopped).toBe(true)
  })
})

test('an unavailable queue is reported, not thrown', async () => {
  const { queue } = connectQueue({ url: 'redis://127.0.0.1:1', prefix: 'away', log })
  expect(await queue.add('process_file', [job()])).toBe(false)
  expect(await queue.missing('process_file', ['x-1'])).toBeNull()
  expect(await queue.depth('process_file')).toBeNull()
  await queue.close()
})

test.each(QUEUES)(
  'a queue on %s that was away at first is used once it is available, and its outage is logged once',
  async (kind) => {
    const { QUEUE_URL, QUEUE_PREFIX } = await testStores(kind)
    const late = await startLateServer(QUEUE_URL)
    const lines: unknown[] = []
    const log = createLogger('test', 'info', { write: (line) => lines.push(JSON.parse(line)) })
    const { queue } = connectQueue({ url: late.url, prefix: QUEUE_PREFIX, log })
    expect(await queue.add('process_file', [job()])).toBe(false)
    expect(await queue.add('process_file', [job()])).toBe(false)
    late.open()
    while (!(await queue.add('process_file', [job()]))) await sleep(50)
    expect((await queue.depth('process_file'))?.waiting).toBeGreaterThanOrEqual(1)
    expect(lines).toMatchObject([{ level: 'warn' }, { level: 'info', msg: 'the queue is back' }])
    expect(lines).toHaveLength(2)
    await queue.close()
    await late.close()
  },
)

/** A proxy that accepts connections without answering, until it is opened. */
async function startLateServer(target: string): Promise<{ url: string; open(): void; close(): Promise<void> }> {
  const { hostname, port } = new URL(target)
  let isOpen = false
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (!isOpen) return
    const there = connect(Number(port), hostname)
    there.on('error', () => socket.destroy())
    socket
      .on('close', () => there.destroy())
      .pipe(there)
      .pipe(socket)
  })
  const silent = new Set<Socket>()
  server.on('connection', (socket) => silent.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    open() {
      isOpen = true
      for (const socket of silent) socket.destroy()
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of silent) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
