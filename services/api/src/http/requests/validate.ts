import { ApiError } from '@income/shared'
import type { z } from 'zod'
import { unknownNameMessage, type Part } from './unknown-name.ts'
import { worded } from './worded.ts'

/**
 * @throws ApiError `invalid_request` that names the first invalid parameter and says what it must be. Unknown names
 * come first: often they are a misspelling of one that then seems to be missing.
 */
export function validated<T extends z.ZodType>(schema: T, value: unknown, part: Part): z.infer<T> {
  const unknownName = unknownNameMessage(part)
  const result = schema.safeParse(value, { error: (issue) => unknownName(issue) ?? worded(issue) })
  if (result.success) return result.data
  const { issues } = result.error
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  throw new ApiError('invalid_request', issue ? describe(issue, value, part) : `The ${part} is not valid`)
}

function describe(issue: z.core.$ZodIssue, value: unknown, part: Part): string {
  if (issue.code === 'unrecognized_keys') return issue.message
  if (issue.path.length === 0 && issue.code === 'custom') return sentence(issue.message)
  if (issue.path.length === 0) {
    return part === 'body' ? 'Send a JSON object with Content-Type: application/json' : `The ${part} is not valid`
  }
  const name = issue.path.join('.')
  if (isMissing(issue.path, value)) return `${name} is missing from the ${part}`
  return `${name}: ${issue.message}`
}

/** A rule about the object as a whole has no name to precede it. */
function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}

function isMissing(path: readonly PropertyKey[], value: unknown): boolean {
  let at = value
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return false
    at = Reflect.get(at, step)
  }
  return at === undefined
}
