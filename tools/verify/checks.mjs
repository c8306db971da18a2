import { runProgram } from './program.mjs'

export const CHECKS = [
  // Whether packages/client matches the API's declarations.
  { name: 'contract', program: { module: 'tools/contract/src/main.ts' }, args: ['--check'] },
  { name: 'types', program: { package: 'typescript', binary: 'tsc' }, args: ['--project', '.'] },
  {
    // A browser's types differ from Node's, so the console has a separate project.
    name: 'types of the console',
    program: { package: 'typescript', binary: 'tsc' },
    args: ['--project', 'services/console'],
  },
  { name: 'lint', program: { package: 'eslint', binary: 'eslint' }, args: ['.', '--max-warnings', '0'] },
  {
    name: 'imports',
    program: { package: 'dependency-cruiser', binary: 'depcruise' },
    args: ['--config', '.dependency-cruiser.cjs', 'services', 'packages', 'tools', 'tests'],
  },
  {
    name: 'format',
    program: { package: 'prettier', binary: 'prettier' },
    args: ['--check', '--log-level', 'warn', '.'],
  },
]

/** How many checks run at a time. */
const BREADTH = 2

/** Runs the checks, reports each as it ends, and returns the names of those that failed. */
export async function runChecks(checks = CHECKS) {
  const waiting = [...checks]
  const failed = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (!(await passes(check))) failed.push(check.name)
  }
  await Promise.all(Array.from({ length: BREADTH }, work))
  return failed
}

async function passes({ name, program, args }) {
  const began = performance.now()
  const output = []
  const code = await runProgram(program, args, { hear: (chunk) => output.push(chunk) })
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  if (code !== 0) console.log(Buffer.concat(output).toString())
  return code === 0
}
