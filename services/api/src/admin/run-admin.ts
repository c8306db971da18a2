import { ConfigError, databaseRefusal, isDatabaseOutage, MigrationError } from '@income/platform'
import { OperatorError } from './operator-error.ts'
import { adminProgram } from './program.ts'

/**
 * Runs a command of the operator's command line and prints its result, or what went wrong.
 * @returns the exit code
 */
export async function runAdmin(args: readonly string[]): Promise<number> {
  try {
    await adminProgram().parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    console.error(messageFor(error))
    return 1
  }
}

/** @throws the error itself if an operator cannot do anything about it. */
function messageFor(error: unknown): string {
  if (error instanceof OperatorError || error instanceof ConfigError || error instanceof MigrationError)
    return error.message
  const refusal = databaseRefusal(error)
  if (refusal !== null) return `The database refuses the connection of DATABASE_URL: ${refusal}`
  if (isDatabaseOutage(error)) return 'The database cannot be reached: check DATABASE_URL, and that Postgres is running'
  throw error
}
