import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A log larger than this is put aside at the next start, in bytes. */
const LARGE = 20 * 1024 ** 2

/** Makes the directory of the logs, and puts large ones aside: one old log of each program is kept. */
export async function prepareLogs(directory: string): Promise<void> {
  const logs = join(directory, 'logs')
  await mkdir(logs, { recursive: true })
  for (const name of await readdir(logs)) {
    const log = join(logs, name)
    if (name.endsWith('.log') && (await stat(log)).size > LARGE) await rename(log, `${log}.old`)
  }
}
