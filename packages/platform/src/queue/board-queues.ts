import { JOBS } from '@income/shared'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'

/** The queues on Redis as BullMQ stores them, for the operators' board. */
export interface BoardQueues {
  queues: readonly Queue[]
  close(): Promise<void>
}

/** Opens a separate connection, so that the board does not delay the service. @param url redis:// */
export function openBoardQueues({ url, prefix }: { url: string; prefix: string }): BoardQueues {
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, commandTimeout: 2_000 })
  // The board shows outages.
  client.on('error', () => {})
  const queues = Object.keys(JOBS).map(
    (name) => new Queue(name, { prefix, skipWaitingForReady: true, connection: client }),
  )
  for (const queue of queues) queue.on('error', () => {})
  return {
    queues,
    async close() {
      await Promise.allSettled(queues.map((queue) => queue.close()))
      client.disconnect()
    },
  }
}
