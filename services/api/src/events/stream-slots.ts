import { ApiError } from '@income/shared'

const RETRY_SECONDS = '15'

/** Limits the streams open in this process. */
export interface StreamSlots {
  /** Takes a slot and returns the function that releases it. @throws ApiError `rate_limit_exceeded` */
  take(caller: string): () => void
}

export function createStreamSlots({ ofAKey, inAll }: { ofAKey: number; inAll: number }): StreamSlots {
  const open = new Map<string, number>()
  let all = 0
  return {
    take(caller) {
      const before = open.get(caller) ?? 0
      if (before >= ofAKey) throw tooMany(`This key has ${ofAKey} streams open, which is the maximum`)
      if (all >= inAll) throw tooMany('Too many streams are open; try again later')
      open.set(caller, before + 1)
      all += 1
      return () => {
        const left = open.get(caller)! - 1
        if (left === 0) open.delete(caller)
        else open.set(caller, left)
        all -= 1
      }
    },
  }
}

function tooMany(message: string): ApiError {
  return new ApiError('rate_limit_exceeded', message, { 'Retry-After': RETRY_SECONDS })
}
