import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import semver from 'semver'
import { git } from '../git.ts'
import { ReleaseError } from '../release-error.ts'
import { withRelease } from './changelog.ts'
import { versionedFiles, withVersion } from './versions.ts'

/**
 * Writes a version everywhere, and its heading into the changelog. Returns the files. The first release may have the
 * current version.
 * @throws ReleaseError before anything is written.
 */
export async function prepareRelease(root: string, to: { version: string; date: string }): Promise<string[]> {
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const { version: from } = JSON.parse(await read('package.json')) as { version: string }
  if (semver.valid(to.version) !== to.version) throw new ReleaseError(`${to.version} is not a version such as 1.2.0`)
  if (semver.lt(to.version, from)) throw new ReleaseError(`${to.version} is below ${from}, the current version`)

  const manifests = (await git(root, ['ls-files', 'package.json', '*/package.json'])).toString().trim().split('\n')
  const written = new Map([['CHANGELOG.md', withRelease(await read('CHANGELOG.md'), to)]])
  for (const path of [...manifests, ...versionedFiles])
    written.set(path, withVersion(path, await read(path), { from, to: to.version }))
  for (const [path, text] of written) await writeFile(join(root, path), text)
  return [...written.keys()]
}
