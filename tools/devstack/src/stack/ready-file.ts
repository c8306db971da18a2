import { rm } from 'node:fs/promises'
import { writePrivately } from './secrets.ts'

/** The contents of `.devstack/ready.json` while a stack runs. */
export interface Ready {
  api_url: string
  /** A key of the first tenant, with every scope except the operator's. */
  api_key: string
  /** A key for operators: it opens the board of the queues, but no tenant's data. */
  operator_key: string
  /** A key of a second tenant, to see that tenants are separated. */
  other_api_key: string
  docs_url: string
  /** The page of reviewers; sign in there with a key. */
  console_url: string
  database_url: string
  queue_url: string
  s3_endpoint: string
  pids: Pids
}

/** Process ids; a store named in the environment has none. */
interface Pids {
  devstack: number
  api: number
  workers: number[]
  postgres?: number
  queue?: number
  s3?: number
}

export interface ReadyFile {
  /** Writes the current state; writes follow each other in order. */
  write(ready: Ready): Promise<void>
  /** Removes it permanently: later writes do nothing. */
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
