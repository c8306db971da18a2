import { ApiError } from '../errors/api-error.ts'
import { ForbiddenError, UnauthorizedError } from '../errors/by-code.ts'
import { ConnectionError, PackageErasedError, UploadRefusedError } from '../errors/failures.ts'
import { EXIT_CODE } from './exit-code.ts'
import { plain } from './terminal/text.ts'
import { UsageError } from './usage-error.ts'

type Kind = new (...given: never[]) => Error

/** What people can do about an error, the most specific first. */
const ADVICE: readonly (readonly [Kind, string])[] = [
  [UnauthorizedError, 'Sign in with "income login", or set INCOME_API_KEY.'],
  [ForbiddenError, 'Ask for a key with the scope named above.'],
  [ConnectionError, '"income doctor" says what is wrong with the connection.'],
]

const EXPECTED: readonly Kind[] = [ApiError, ConnectionError, PackageErasedError, UploadRefusedError, UsageError]

/**
 * Reports an error on standard error, and returns the exit code.
 * @throws the error itself if it is a bug in this program.
 */
export function explain(error: unknown): number {
  if (isInterruption(error)) {
    console.error('Stopped.')
    return EXIT_CODE.interrupted
  }
  if (!(error instanceof Error) || !EXPECTED.some((kind) => error instanceof kind)) throw error
  console.error(explanationOf(error).join('\n'))
  return EXIT_CODE.error
}

/** What went wrong, then what to do about it. */
export function explanationOf(error: Error): string[] {
  const advice = ADVICE.find(([kind]) => error instanceof kind)?.[1] ?? []
  return [messageOf(error), advice].flat()
}

/** For people: with the id that support needs. */
function messageOf(error: Error): string {
  if (error instanceof UnauthorizedError) return 'The service does not know this key: it is wrong, revoked or expired.'
  const request = error instanceof ApiError && error.requestId !== null ? ` (request ${error.requestId})` : ''
  return plain(error.message) + request
}

function isInterruption(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'ExitPromptError')
}
