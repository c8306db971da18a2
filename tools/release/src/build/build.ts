import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileAt, git } from '../git.ts'
import { sectionOf } from '../prepare/changelog.ts'
import { ReleaseError } from '../release-error.ts'
import { chartArchive, sourceArchive } from './archives.ts'
import { checksums } from './checksums.ts'
import { readLicences } from './licences.ts'
import { parseLock, reachedFrom } from './lock.ts'
import type { Release } from './release.ts'
import { billOfMaterials } from './sbom.ts'

const IMAGES = ['api', 'worker']

/** Builds a release of a commit into a folder, which it empties first. Returns the names of the files. */
export async function buildRelease(root: string, { ref, folder }: { ref: string; folder: string }): Promise<string[]> {
  const release = await readRelease(root, ref)
  const { version, commit, at } = release
  const changes = sectionOf(await fileAt(root, commit, 'CHANGELOG.md'), version)
  if (changes === null)
    throw new ReleaseError(
      `CHANGELOG.md has no section ${version}: npm run release -- prepare ${version}, and commit it`,
    )

  const files = new Map<string, Buffer | string>([
    [`income-${version}.tar.gz`, await sourceArchive(root, release)],
    [`income-chart-${version}.tgz`, await chartArchive(root, release)],
    ['CHANGES.md', changes],
    ['images.env', `INCOME_VERSION=${version}\nINCOME_REVISION=${commit}\nINCOME_CREATED=${at.toISOString()}\n`],
  ])
  for (const [name, bill] of await bills(root, release)) files.set(name, bill)
  files.set('SHA256SUMS', checksums(files))

  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, content] of files) await writeFile(join(folder, name), content)
  return [...files.keys()]
}

async function readRelease(root: string, ref: string): Promise<Release> {
  const commit = (await git(root, ['rev-parse', '--verify', `${ref}^{commit}`])).toString().trim()
  const seconds = Number((await git(root, ['show', '--no-patch', '--format=%ct', commit])).toString())
  const { version } = JSON.parse(await fileAt(root, commit, 'package.json')) as { version: string }
  return { version, commit, at: new Date(seconds * 1_000) }
}

/** The contents of each image, by the lock file. Licences are read from the installed packages. */
async function bills(root: string, release: Release): Promise<[string, string][]> {
  const locked = await fileAt(root, release.commit, 'pnpm-lock.yaml')
  if (locked !== (await readFile(join(root, 'pnpm-lock.yaml'), 'utf8')))
    throw new ReleaseError(
      'The installed packages differ from those the commit locks: check it out, and run this again',
    )
  const lock = parseLock(locked)
  const licences = await readLicences(join(root, 'node_modules/.pnpm'))
  return IMAGES.map((image) => {
    const bill = billOfMaterials(release, { image, ...reachedFrom(lock, `services/${image}`), licences })
    return [`income-${image}-${release.version}.cdx.json`, bill]
  })
}
