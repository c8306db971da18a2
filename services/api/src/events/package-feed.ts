import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@income/platform'
import type { LoanPackage } from '@income/shared'
import type { StreamedEvent } from '../http/answers/event-stream.ts'

const POLL_MS = 1_000

/** Reports changes of packages to those who follow them. */
export interface PackageFeed {
  /** The current package, and again after every change, until it is erased or the signal aborts. */
  follow(packageId: string, signal: AbortSignal): AsyncIterable<StreamedEvent>
  /** Ends all streams. */
  close(): void
}

/** A package that somebody follows. */
interface Followed {
  followers: number
  /** null if it is gone. */
  latest: LoanPackage | null
  /** `latest` as text, to detect changes. */
  text: string
  changed: PromiseWithResolvers<null>
}

/**
 * All packages followed in this process are read together, once a second, however many followers and writers they have.
 * @param read packages by id; erased ones are missing from the result
 */
export function createPackageFeed(read: (ids: string[]) => Promise<LoanPackage[]>, log: Logger): PackageFeed {
  const followed = new Map<string, Followed>()
  let polling = false
  let closed = false
  let reading: Promise<unknown> = Promise.resolve()

  /** Reads run one after the other, so that an older result cannot overtake a newer one. */
  function refresh(ids: Iterable<string>): Promise<void> {
    const wanted = [...ids]
    const next = reading.then(async () => note(wanted, await read(wanted)))
    reading = next.catch(() => {})
    return next
  }

  function note(ids: readonly string[], packages: readonly LoanPackage[]): void {
    const byId = new Map(packages.map((each) => [each.id, each]))
    for (const id of ids) {
      const entry = followed.get(id)
      const latest = byId.get(id) ?? null
      const text = JSON.stringify(latest)
      if (!entry || entry.text === text) continue
      Object.assign(entry, { latest, text })
      wake(entry)
    }
  }

  async function poll(): Promise<void> {
    if (polling) return
    polling = true
    while (followed.size > 0 && !closed) {
      await sleep(POLL_MS)
      await refresh(followed.keys()).catch((error: unknown) =>
        log.warn({ err: error }, 'the followed packages could not be read; the next read will try again'),
      )
    }
    polling = false
  }

  function join(id: string): Followed {
    const entry = followed.get(id) ?? { followers: 0, latest: null, text: '', changed: Promise.withResolvers<null>() }
    entry.followers += 1
    followed.set(id, entry)
    void poll()
    return entry
  }

  function leave(id: string, entry: Followed): void {
    entry.followers -= 1
    if (entry.followers === 0) followed.delete(id)
  }

  return {
    async *follow(id, signal) {
      const entry = join(id)
      const left = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      let sent = ''
      try {
        await refresh([id])
        while (!signal.aborted && !closed) {
          if (entry.text === sent) {
            await Promise.race([entry.changed.promise, left])
            continue
          }
          sent = entry.text
          yield entry.latest ? { event: 'package', data: entry.latest } : { event: 'erased', data: { id } }
          if (sent === 'null') return
        }
      } finally {
        leave(id, entry)
      }
    },
    close() {
      closed = true
      for (const entry of followed.values()) wake(entry)
    },
  }
}

function wake(entry: Followed): void {
  entry.changed.resolve(null)
  entry.changed = Promise.withResolvers()
}
