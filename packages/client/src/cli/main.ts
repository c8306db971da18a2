#!/usr/bin/env node
/** `income`: the service from a command line. */
import { explain } from './explain.ts'
import { incomeProgram } from './program.ts'

// npm starts scripts in the folder of package.json: paths are meant from where the user is.
const { npm_lifecycle_event, INIT_CWD } = process.env
if (npm_lifecycle_event === 'income' && INIT_CWD !== undefined) process.chdir(INIT_CWD)

// A reader that has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

try {
  await incomeProgram().parseAsync()
} catch (error) {
  process.exitCode = explain(error)
}
