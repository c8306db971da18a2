import { ConfigError, isDatabaseOutage } from '@income/platform'
import { OperatorError } from './operator-error.ts'
import { adminProgram } from './program.ts'

try {
  await adminProgram().parseAsync()
} catch (error) {
  console.error(messageFor(error))
  process.exitCode = 1
}

/** @throws the error itself if an operator cannot do anything about it. */
function messageFor(error: unknown): string {
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message
  if (isDatabaseOutage(error)) return 'The database cannot be reached: check DATABASE_URL, and that Postgres is running'
  throw error
}
