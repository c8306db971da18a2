import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** In bytes: a log larger than this is set aside at the next start. */
const LARGE = 20 * 1024 ** 2

/** Creates the log directory, and sets large logs aside: one old log per program is kept. */
export async function prepareLogs(directory: string): Promise<void> {
  const logs = join(directory, 'logs')
  await mkdir(logs, { recursive: true })
  for (const name of await readdir(logs)) {
    const log = join(logs, name)
    if (name.endsWith('.log') && (await stat(log)).size > LARGE) await rename(log, `${log}.old`)
  }
}
