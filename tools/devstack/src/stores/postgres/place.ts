import { chown, mkdir, mkdtemp, readlink, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { canReach, type User } from '../../process/user.ts'

/** The place for data if the user that Postgres runs as cannot reach the requested directory. */
const ELSEWHERE = '/var/lib/income-devstack'

/**
 * The directory for Postgres' data: `wanted` or, if the user that Postgres runs as cannot reach it (as root, under a
 * home closed to others), another place that `wanted` then links to. It is the same in every run.
 */
export async function postgresPlace(wanted: string, user: User | undefined): Promise<string> {
  const linked = await readlink(wanted).catch(() => null)
  if (linked !== null && (await stat(linked).catch(() => null))) return linked
  if (linked !== null) await rm(wanted)
  if (!user || canReach(user, dirname(wanted))) {
    await mkdir(wanted, { recursive: true, mode: 0o700 })
    if (user) await chown(wanted, user.uid, user.gid)
    return wanted
  }
  await mkdir(ELSEWHERE, { recursive: true })
  const place = await mkdtemp(join(ELSEWHERE, 'postgres-'))
  await chown(place, user.uid, user.gid)
  await symlink(place, wanted)
  return place
}
