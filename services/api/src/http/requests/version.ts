import { ApiError } from '@income/shared'
import type { Answer } from '../answers/answer.ts'
import type { Asked } from './asked.ts'

/** Proxies mark the tag of an answer that they compress as weak. */
const ENTITY_TAG = /^(?:W\/)?("[^"]*")$/

/**
 * @throws ApiError `precondition_failed` if the request was based on another version, `invalid_request` if If-Match
 * contains no entity tags: reading the object again would not help.
 */
export function assertSeen({ ifMatch }: Asked, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const seen = ifMatch.split(',').map((tag) => ENTITY_TAG.exec(tag.trim())?.[1])
  if (seen.includes(undefined))
    throw new ApiError('invalid_request', 'If-Match: must be the version you saw in quotes, as "3"')
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
