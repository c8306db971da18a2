// Generates the Prisma client from prisma/schema.prisma. Does nothing if the last one used the same schema.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const SCHEMA = join(ROOT, 'prisma', 'schema.prisma')

const schema = readFileSync(SCHEMA, 'utf8')
const output = /output\s*=\s*"(.+)"/.exec(schema)?.[1]
if (!output) throw new Error('prisma/schema.prisma names no output of its generator')

const prismaPackage = createRequire(join(ROOT, 'package.json')).resolve('prisma/package.json')
const { version, bin } = JSON.parse(readFileSync(prismaPackage, 'utf8'))
const stamp = join(resolve(dirname(SCHEMA), output), '.generated-from')
const wanted = createHash('sha256').update(`${version}\n${schema}`).digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Generating the database client …')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(dirname(prismaPackage), bin.prisma), 'generate', '--schema', SCHEMA],
    {
      cwd: ROOT,
      encoding: 'utf8',
      // Prisma downloads its schema engine before any command unless one is given; generating does not run it, so any
      // file will do.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    },
  )
  if (status !== 0) {
    console.error(stdout, stderr)
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, wanted)
}
