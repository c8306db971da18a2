import type { Logger } from '@income/platform'
import type { ErrorHandler } from '../express.ts'
import { apiErrorFrom, errorBody } from './error-answer.ts'

/** Turns every thrown error into the common error shape. */
export function answerErrors(log: Logger): ErrorHandler {
  return (error, _request, response, next) => {
    const refusal = apiErrorFrom(error)
    const { requestId } = response.locals
    if (refusal.status >= 500) log.error({ err: error, request_id: requestId }, refusal.code)
    // It is too late for another answer: Express ends the connection.
    if (response.headersSent) return next(error)
    response.status(refusal.status).set(refusal.headers).json(errorBody(refusal, requestId))
  }
}
