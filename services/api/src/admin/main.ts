import { ConfigError } from '@income/platform'
import { OperatorError } from './operator-error.ts'
import { adminProgram } from './program.ts'

try {
  await adminProgram().parseAsync()
} catch (error) {
  if (!(error instanceof OperatorError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
