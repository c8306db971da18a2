import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What other projects install is JavaScript, for a Node that cannot run TypeScript. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CLIENT = `${ROOT}/packages/client`
/** Where the client's dependencies are found. */
const BUILT = `${CLIENT}/node_modules/.built`

function node(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: CLIENT, encoding: 'utf8' })
}

beforeAll(() => {
  const { stdout, status } = node(
    `${ROOT}/node_modules/typescript/bin/tsc`,
    '-p',
    'tsconfig.build.json',
    '--outDir',
    BUILT,
  )
  if (status !== 0) throw new Error(stdout)
})
afterAll(() => rm(BUILT, { recursive: true }))

test('the client is loaded, and has every operation', () => {
  const program = `import { createClient } from '${BUILT}/index.js'
    const { createPackage, uploadFile } = createClient({ baseUrl: 'http://127.0.0.1:9' })
    console.log(typeof createPackage, typeof uploadFile)`
  const { stdout, stderr } = node('--no-experimental-strip-types', '--input-type=module', '--eval', program)
  expect([stdout, stderr]).toEqual(['function function\n', ''])
})

test('the command line starts', () => {
  const { stdout, status } = node('--no-experimental-strip-types', `${BUILT}/cli/main.js`, 'read', '--help')
  expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: income read')])
})
