import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { startLoad } from '../support/clients/load.ts'

/** The other tenant's reads, in a separate thread, so that only the service can delay them. */
export interface Reading {
  url: string
  key: string
  perSecond: number
}

/** Milliseconds from each request to the end of its answer, and the answers by status. */
export interface ReadingTimes {
  times: number[]
  answers: Record<string, number>
}

const { url, key, perSecond } = workerData as Reading
const times: number[] = []
const load = startLoad(perSecond, async () => {
  const begun = performance.now()
  const answer = await fetch(url, { headers: { 'x-api-key': key } })
  await answer.arrayBuffer()
  times.push(performance.now() - begun)
  return answer.status
})
await once(parentPort!, 'message')
await load.stop()
parentPort!.postMessage({ times, answers: load.answers } satisfies ReadingTimes)
