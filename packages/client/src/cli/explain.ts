import { ApiError } from '../errors/api-error.ts'
import { ForbiddenError, UnauthorizedError } from '../errors/by-code.ts'
import {
  ConnectionError,
  NotTheServiceError,
  PackageErasedError,
  StorageSilentError,
  UnsendableHeaderError,
  UploadRefusedError,
} from '../errors/failures.ts'
import { EXIT_CODE } from './exit-code.ts'
import { isSystemError, problemOf } from './system-error.ts'
import { plain } from './terminal/text.ts'
import { UsageError } from './usage-error.ts'

type Kind = new (...given: never[]) => Error

/** What people can do about an error, the most specific first. */
const ADVICE: readonly (readonly [Kind, string])[] = [
  [UnauthorizedError, 'Sign in with "income login", or set INCOME_API_KEY.'],
  [ForbiddenError, 'Ask for a key with the scope named above.'],
  [NotTheServiceError, 'The address has no path: https://income.example, not https://income.example/console.'],
  [UnsendableHeaderError, 'Copy the key again.'],
  [
    StorageSilentError,
    'Run the command again later: it goes on where it stopped. If the storage stays silent, tell the operator of the service.',
  ],
  [ConnectionError, '"income doctor" says what is wrong with the connection.'],
]

const EXPECTED: readonly Kind[] = [
  ApiError,
  ConnectionError,
  NotTheServiceError,
  PackageErasedError,
  UnsendableHeaderError,
  UploadRefusedError,
  UsageError,
]

/**
 * Reports an error on standard error, and returns the exit code.
 * @throws the error itself if it is a bug in this program.
 */
export function explain(error: unknown): number {
  if (isInterruption(error)) {
    console.error('Stopped.')
    return EXIT_CODE.interrupted
  }
  if (!(error instanceof Error) || !isExpected(error)) throw error
  console.error(explanationOf(error).join('\n'))
  return EXIT_CODE.error
}

function isExpected(error: Error): boolean {
  return isSystemError(error) || EXPECTED.some((kind) => error instanceof kind)
}

/** What went wrong, then what to do about it. */
export function explanationOf(error: Error): string[] {
  const advice = ADVICE.find(([kind]) => error instanceof kind)?.[1] ?? []
  return [messageOf(error), advice].flat()
}

/** For people: with the id that support needs. */
function messageOf(error: Error): string {
  if (error instanceof UnauthorizedError) return 'The service does not know this key: it is wrong, revoked or expired.'
  if (error instanceof UnsendableHeaderError)
    return 'The key contains a character that cannot be sent, such as a line break.'
  if (isSystemError(error)) return `${plain(error.path)}: ${problemOf(error)}.`
  const request = error instanceof ApiError && error.requestId !== null ? ` (request ${error.requestId})` : ''
  return plain(error.message) + request
}

function isInterruption(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'ExitPromptError')
}
