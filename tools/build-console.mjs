// Builds the console (services/console) into its dist/, which the API serves. Does nothing if the last build used the
// same sources.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const CONSOLE = join(ROOT, 'services', 'console')
const STAMP = join(CONSOLE, 'dist', '.built-from')

/** The inputs of the build: the console, the packages that it imports, and the versions of everything else. */
const SOURCES = ['services/console/**/*', 'packages/{client,shared}/src/**/*', 'pnpm-lock.yaml', 'tsconfig.base.json']
const NOT_BUILT = ['**/node_modules', 'services/console/dist', '**/*.test.*']

const wanted = fingerprint()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) build()

function build() {
  console.log('Building the console …')
  rmSync(STAMP, { force: true })
  const vite = createRequire(join(CONSOLE, 'package.json')).resolve('vite/package.json')
  const { bin } = JSON.parse(readFileSync(vite, 'utf8'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dirname(vite), bin.vite), 'build'], {
    cwd: CONSOLE,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    console.error(stdout, stderr)
    process.exit(status ?? 1)
  }
  writeFileSync(STAMP, wanted)
}

function fingerprint() {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, exclude: NOT_BUILT, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  }
  return hash.digest('hex')
}
