import { runProgram } from './program.mjs'

/** Runs jest and returns its exit code. */
export function runJest(args, env = {}) {
  return runProgram({ package: 'jest', binary: 'jest' }, args, {
    env: { NODE_OPTIONS: '--no-warnings', ...env },
  })
}
