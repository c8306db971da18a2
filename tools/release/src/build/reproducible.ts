import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReleaseError } from '../release-error.ts'
import { buildRelease } from './build.ts'

/** Builds the release again. @throws ReleaseError that names the files that differ. */
export async function checkReproducible(root: string, { ref, folder }: { ref: string; folder: string }): Promise<void> {
  const again = await mkdtemp(join(tmpdir(), 'income-release-'))
  try {
    const names = await buildRelease(root, { ref, folder: again })
    const same = await Promise.all(
      names.map(async (name) => (await readFile(join(folder, name))).equals(await readFile(join(again, name)))),
    )
    const differ = names.filter((_, i) => !same[i])
    if (differ.length > 0) throw new ReleaseError(`Built again, these differ: ${differ.join(', ')}`)
  } finally {
    await rm(again, { recursive: true })
  }
}
