import { isUtf8 } from 'node:buffer'
import { ApiError } from '@income/shared'
import express from 'express'
import type { Handler } from '../express.ts'

export const LARGEST_BODY_KB = 256
/** Far more than any body of the API has. Deeper ones cannot be passed on to the threads that compute. */
const DEEPEST = 100
/** The type of the error for a body that is not UTF-8, among those of the body parser. */
export const NOT_UTF8 = 'entity.not.utf8'

/** Reads the body of a request. Without a body, `request.body` is undefined. */
export const readJson = express.json({
  limit: `${LARGEST_BODY_KB}kb`,
  type: 'application/json',
  verify: (_request, _response, body, encoding) => {
    // The decoder would replace bytes that are not UTF-8, and the replacement would be stored.
    if (encoding === 'utf-8' && !isUtf8(body)) throw Object.assign(new Error(), { type: NOT_UTF8 })
  },
})

/** Refuses a body of another type, which would otherwise be ignored. */
export const demandJson: Handler = (request, _response, next) => {
  const length = request.get('content-length')
  const hasBody = request.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0')
  if (hasBody && request.is('application/json') === false) {
    throw new ApiError('invalid_request', 'Send the body as JSON with Content-Type: application/json')
  }
  next()
}

/** Refuses a body that is nested too deeply to be handled. */
export const demandShallow: Handler = (request, _response, next) => {
  let level: unknown[] = [request.body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new ApiError('invalid_request', `The body is nested more than ${DEEPEST} levels deep`)
    level = level.flatMap(valuesIn)
  }
  next()
}

function valuesIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
