/**
 * The guardian: a process of its own that outlives the one that started it by just long enough to end what that one left
 * running. It receives a line for each program that runs; when its input ends, because the stack stops or because it was killed, it
 * ends everything in order, removes what was not to be kept, and lets go of the lock.
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
