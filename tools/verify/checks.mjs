import { runProgram } from './program.mjs'

/**
 * tsc notes what it found, and next time looks only at what a change concerns. With several threads, each would check
 * the types again that files of different threads use.
 */
const TYPES = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo', '--singleThreaded']

/** tsc and the type-aware lint are Go programs: with more memory they spend a quarter less CPU, on collecting garbage. */
const GARBAGE = { GOGC: '400' }

export const CHECKS = [
  // Whether packages/client matches the API's declarations.
  { name: 'contract', program: { module: 'tools/contract/src/main.ts' }, args: ['--check'] },
  { name: 'types', program: { package: '@typescript/native', binary: 'tsc' }, args: ['--project', '.', ...TYPES] },
  {
    // A browser's types differ from Node's, so the console has a separate project.
    name: 'types of the console',
    program: { package: '@typescript/native', binary: 'tsc' },
    args: ['--project', 'services/console', '--singleThreaded'],
  },
  { name: 'lint', program: { package: 'oxlint', binary: 'oxlint' }, args: ['--type-aware', '--deny-warnings'] },
  {
    name: 'imports',
    program: { package: 'dependency-cruiser', binary: 'depcruise' },
    args: ['--config', '.dependency-cruiser.cjs', 'services', 'packages', 'tools', 'tests'],
  },
  { name: 'format', program: { package: 'oxfmt', binary: 'oxfmt' }, args: ['--check'] },
]

/**
 * Runs the checks, reports each as it ends, and returns the names of those that failed. `breadth` is how many run at a
 * time.
 */
export async function runChecks({ checks = CHECKS, breadth = 2, report = console.log } = {}) {
  const waiting = [...checks]
  const failed = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (!(await passes(check, report))) failed.push(check.name)
  }
  await Promise.all(Array.from({ length: breadth }, work))
  return failed
}

async function passes({ name, program, args }, report) {
  const began = performance.now()
  const output = []
  const code = await runProgram(program, args, { env: GARBAGE, hear: (chunk) => output.push(chunk) })
  report(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  if (code !== 0) report(Buffer.concat(output).toString())
  return code === 0
}
