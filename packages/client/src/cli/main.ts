#!/usr/bin/env node
/** `income`: the service from the command line. */
import { explain } from './explain.ts'
import { incomeProgram } from './program.ts'

// npm starts scripts in the folder of package.json, but paths are relative to the user's folder.
const { npm_lifecycle_event, INIT_CWD } = process.env
if (npm_lifecycle_event === 'income' && INIT_CWD !== undefined) process.chdir(INIT_CWD)

// A reader that has enough, such as `head`, closes the pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

try {
  await incomeProgram().parseAsync()
} catch (error) {
  process.exitCode = explain(error)
}
