import { ApiError } from '@income/shared'
import type { Answer } from '../answers/answer.ts'
import type { Asked } from './asked.ts'

/** @throws ApiError `precondition_failed` if the request was based on another version. */
export function assertSeen({ ifMatch }: Asked, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const seen = ifMatch.split(',').map((tag) => tag.trim())
  if (!seen.includes(entityTag(version))) {
    throw new ApiError('precondition_failed', 'It has changed since you read it; read it again')
  }
}

/** The answer with the current version. */
export function tagged<T>(answer: Answer<T>, version: number): Answer<T> {
  return { ...answer, headers: { ...answer.headers, etag: entityTag(version) } }
}

function entityTag(version: number): string {
  return `"${version}"`
}
