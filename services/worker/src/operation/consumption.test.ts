import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectQueue, createLogger, type QueueConnection } from '@income/platform'
import { testStores } from '../../../../tests/support/stores/test-stores.ts'
import { watchConsumption, type Consumption } from './consumption.ts'

const PATIENCE_MS = 50
const log = createLogger('test', 'silent')
const concurrency = { process_file: 1, calculate_package: 1 }
const nothing = async () => {}

let connection: QueueConnection
let consumption: Consumption
beforeEach(async () => {
  const { QUEUE_URL, QUEUE_PREFIX } = await testStores()
  connection = connectQueue({ url: QUEUE_URL, prefix: QUEUE_PREFIX, log })
  for (let i = 0; i < 40 && (await connection.queue.depth('process_file')) === null; i++) await sleep(50)
  consumption = watchConsumption({ queue: connection.queue, concurrency, patienceMs: PATIENCE_MS })
})
afterEach(() => connection.queue.close())

function addJob(): Promise<boolean> {
  const payload = { fileId: randomUUID(), dispatch: 1 }
  return connection.queue.add('process_file', [{ id: `${payload.fileId}-1`, payload }])
}

/** Longer than the patience, with a check before and after. */
async function aWhile(): Promise<void> {
  await consumption.look()
  await sleep(2 * PATIENCE_MS)
  await consumption.look()
}

test('a worker without work is not stalled', async () => {
  await aWhile()
  expect(consumption.isStalled()).toBe(false)
})

test('waiting jobs of which none starts are a stall, which ends when one starts', async () => {
  await addJob()
  await aWhile()
  expect(consumption.isStalled()).toBe(true)

  const { process_file } = consumption.watched({ process_file: nothing, calculate_package: nothing })
  await process_file({ fileId: randomUUID(), dispatch: 1 }, new AbortController().signal)
  expect(consumption.isStalled()).toBe(false)
})

test('a worker at full capacity is not stalled', async () => {
  await addJob()
  const { promise: finished, resolve: finish } = Promise.withResolvers<null>()
  const { process_file } = consumption.watched({
    process_file: () => finished.then(() => {}),
    calculate_package: nothing,
  })
  const running = process_file({ fileId: randomUUID(), dispatch: 1 }, new AbortController().signal)
  await aWhile()
  expect(consumption.isStalled()).toBe(false)
  finish(null)
  await running
  await aWhile()
  expect(consumption.isStalled()).toBe(true)
})

test('an outage of the queue is not a stall of the worker', async () => {
  const { queue } = connectQueue({ url: 'redis://127.0.0.1:1', prefix: 'away', log })
  consumption = watchConsumption({ queue, concurrency, patienceMs: PATIENCE_MS })
  await aWhile()
  expect(consumption.isStalled()).toBe(false)
  await queue.close()
})
