import { readdir, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerProcess } from '../../support/service/worker-process.ts'

const LOOK_EVERY_MS = 100

/** Crashes every reader that has a file of this size open, as a bug in it would, until disposed. */
export function crashReadersOf(size: number, worker: WorkerProcess): Disposable {
  const enough = new AbortController()
  void (async () => {
    while (!enough.signal.aborted) {
      for (const pid of await worker.readers()) if (await hasOpen(pid, size)) process.kill(pid, 'SIGSEGV')
      await sleep(LOOK_EVERY_MS)
    }
  })()
  return { [Symbol.dispose]: () => enough.abort() }
}

async function hasOpen(pid: number, size: number): Promise<boolean> {
  const folder = `/proc/${pid}/fd`
  const open = await readdir(folder).catch(() => [])
  const found = await Promise.all(open.map((name) => stat(`${folder}/${name}`).catch(() => null)))
  return found.some((file) => file?.isFile() && file.size === size)
}
