import pLimit, { type LimitFunction } from 'p-limit'
import { givenKey } from '../../auth/given-key.ts'
import { sessionTokenOf } from '../../auth/session-cookie.ts'
import type { Handler } from '../express.ts'

/** Enough to keep Postgres and Redis busy while one waits for them. */
const AT_ONCE = 4

/**
 * Requests of one caller that come in a crowd are taken up a few at a time, so that another's does not stand behind all of
 * them. A turn ends before the body is read, which may come slowly, and before the handler, which has waiting lines of its
 * own.
 */
export class Turns {
  readonly #lines = new Map<string, LimitFunction>()

  readonly begin: Handler = (request, response, next) => {
    // What they claim to be is enough: whoever claims to be many is one of many.
    const caller = givenKey(request) || sessionTokenOf(request) || ''
    const line = this.#lines.get(caller) ?? pLimit(AT_ONCE)
    this.#lines.set(caller, line)
    const turn = () =>
      new Promise<void>((resolve) => {
        if (response.destroyed) return resolve()
        response.locals.endTurn = resolve
        response.once('close', resolve)
        next()
      })
    void line(turn).then(() => {
      if (line.activeCount + line.pendingCount === 0) this.#lines.delete(caller)
    })
  }

  readonly end: Handler = (_request, response, next) => {
    response.locals.endTurn?.()
    next()
  }
}
