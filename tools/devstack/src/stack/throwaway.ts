import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canReach, unprivilegedUser } from '../process/user.ts'

/** A new directory for a stack with temporary data, which the user that Postgres runs as can also reach. */
export async function throwawayDirectory(): Promise<string> {
  const user = unprivilegedUser()
  const base = [tmpdir(), '/tmp', '/var/tmp'].find((directory) => !user || canReach(user, directory))
  if (base === undefined) throw new Error('no directory for temporary data can be entered by an unprivileged user')
  await mkdir(base, { recursive: true })
  const directory = await mkdtemp(join(base, 'income-'))
  // Others may pass through to their own files, but list nothing.
  await chmod(directory, 0o711)
  return directory
}
