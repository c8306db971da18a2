/**
 * The guardian: a separate process that outlives its parent just long enough to end what the parent left running. It
 * receives a line for each running program. When its input ends, because the stack stops or was killed, it ends
 * everything in order, removes temporary data, and releases the lock.
 *
 * Usage: node guardian-main.ts '{"lock": FILE or null, "remove": [DIRECTORY, …]}'
 */
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { endInOrder, type Ending } from './ending.ts'
import type { GuardianMessage, GuardianOrder } from './guardian.ts'
import { takeLock } from './lock.ts'

const order = JSON.parse(process.argv[2] ?? '{}') as GuardianOrder
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const lock = order.lock === null ? null : takeLock(order.lock)
if (order.lock !== null && lock === null) {
  process.stdout.write('busy\n')
} else {
  process.stdout.write('ready\n')
  const running = new Map<number, Ending>()
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line) as GuardianMessage
    if ('watch' in message) running.set(message.watch.pid, message.watch)
    else running.delete(message.forget)
  }
  await endInOrder([...running.values()])
  for (const directory of order.remove) await rm(directory, { recursive: true, force: true })
  lock?.release()
}
