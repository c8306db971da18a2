import { rm } from 'node:fs/promises'
import { writePrivately } from './secrets.ts'

/** What `.devstack/ready.json` tells of a stack that is up. */
export interface Ready {
  api_url: string
  /** A key of the first tenant, with every scope but the operator's. */
  api_key: string
  /** A key of whoever operates the service: opens the board of the queues, and nothing of a tenant. */
  operator_key: string
  /** A key of a second one, for trying out that tenants see nothing of each other. */
  other_api_key: string
  docs_url: string
  /** The page of reviewers; sign in there with a key. */
  console_url: string
  database_url: string
  queue_url: string
  s3_endpoint: string
  pids: Pids
}

/** Process ids; a store that the environment named has none. */
export interface Pids {
  devstack: number
  api: number
  workers: number[]
  postgres?: number
  queue?: number
  s3?: number
}

export interface ReadyFile {
  /** Writes what holds now; writes follow each other in order. */
  write(ready: Ready): Promise<void>
  /** Removes it permanently: a later write does nothing. */
  remove(): Promise<void>
}

export function readyFile(path: string): ReadyFile {
  let last: Promise<void> = Promise.resolve()
  let removed = false
  return {
    write(ready) {
      if (!removed) last = last.then(() => writePrivately(path, ready))
      return last
    },
    async remove() {
      removed = true
      await last
      await rm(path, { force: true })
    },
  }
}
