import pLimit, { type LimitFunction } from 'p-limit'
import { givenKey } from '../../auth/given-key.ts'
import { sessionTokenOf } from '../../auth/session-cookie.ts'
import type { Handler } from '../express.ts'

/** Enough to keep Postgres and Redis busy while one waits for them. */
const AT_ONCE = 4

/**
 * Concurrent requests of one caller are admitted a few at a time, so that another caller's request is not behind all of
 * them. A turn ends before the body is read, which may arrive slowly, and before the handler, which has separate
 * waiting lines.
 */
export class Turns {
  readonly #lines = new Map<string, LimitFunction>()

  readonly begin: Handler = (request, response, next) => {
    // The claimed identity is enough: a caller who claims many identities is one of many.
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
