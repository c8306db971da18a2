#!/usr/bin/env node
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { buildRelease } from './build/build.ts'
import { checkReproducible } from './build/reproducible.ts'
import { prepareRelease } from './prepare/prepare.ts'
import { ReleaseError } from './release-error.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const program = new Command('release').description('Make a release: docs/operations.md, "Releases"')
program
  .command('prepare')
  .description(
    'Raise the version everywhere, and give the unreleased section of the changelog its heading; commit the result',
  )
  .argument('<version>', 'the version, such as 1.2.0')
  .option('--date <date>', 'date of the release', new Date().toISOString().slice(0, 10))
  .action(async (version: string, { date }: { date: string }) => {
    for (const path of await prepareRelease(ROOT, { version, date })) console.log(path)
    console.log(`\nLook at it, commit it as "Release ${version}", tag it v${version}, then: npm run release -- build`)
  })
program
  .command('build')
  .description(
    'Build the files of a release from a commit: source archive, chart, SBOMs, image labels, changes, checksums',
  )
  .option('--ref <commit>', 'commit to release', 'HEAD')
  .option('--out <directory>', 'folder to write to', 'release')
  .option('--check', 'build twice, and fail if a byte differs')
  .action(async ({ ref, out, check }: { ref: string; out: string; check?: true }) => {
    const folder = resolve(ROOT, out)
    console.log((await buildRelease(ROOT, { ref, folder })).join('\n'))
    if (check) {
      await checkReproducible(ROOT, { ref, folder })
      console.log('built again: the same bytes')
    }
  })

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
