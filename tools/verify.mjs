// `npm test`: lint, types and format, then every test. Arguments go to jest. Ends with jest's exit code, or with 1 where
// the tests pass but one of the checks before them did not.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

const CHECKS = [
  { name: 'types', program: ['typescript', 'tsc'], args: ['--project', '.'] },
  { name: 'lint', program: ['eslint', 'eslint'], args: ['.', '--max-warnings', '0'] },
  {
    name: 'import directions',
    program: ['dependency-cruiser', 'depcruise'],
    args: ['--config', '.dependency-cruiser.cjs', 'services', 'packages', 'tools', 'tests'],
  },
  { name: 'format', program: ['prettier', 'prettier'], args: ['--check', '--log-level', 'warn', '.'] },
]

// Told to end by whoever started this (see bootstrap.mjs): children are in the same process group or follow their pipe.
const running = new Set()
process.once('disconnect', () => {
  for (const child of running) child.kill('SIGTERM')
})

const args = process.argv.slice(2)
const failed = args.length === 0 ? await check() : []
const code = await run(['jest', 'jest'], args, { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }, 'inherit')
if (code === 0 && failed.length > 0) console.log(`\nThe tests pass, but not: ${failed.join(', ')} (see above).`)
process.exit(code === 0 && failed.length > 0 ? 1 : code)

/** Runs the checks two at a time, says how each went, and returns the names of those that failed. */
async function check() {
  const waiting = [...CHECKS]
  const failed = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = performance.now()
      const output = []
      const code = await run(next.program, next.args, {}, 'pipe', output)
      console.log(`${code === 0 ? '✓' : '✗'} ${next.name} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
      if (code !== 0) {
        failed.push(next.name)
        console.log(Buffer.concat(output).toString())
      }
    }
  }
  await Promise.all([work(), work()])
  return failed
}

/** Runs a package's program on this Node and returns its exit code. */
function run([packageName, binary], args, environment, stdio, output) {
  const home = join(ROOT, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const script = join(home, typeof bin === 'string' ? bin : bin[binary])
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...environment },
  })
  running.add(child)
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}
