import { chown, mkdir, mkdtemp, readlink, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { canReach, type User } from '../../process/user.ts'

/** Where data goes that the user Postgres runs as could not reach where it was asked for. */
const ELSEWHERE = '/var/lib/income-devstack'

/**
 * The directory where Postgres keeps its data: `wanted`, or where the user it runs as cannot get there (as root, under a
 * home that is closed to others), a place elsewhere to which `wanted` is then a link. It is the same in every run.
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
