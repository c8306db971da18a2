import type { DependencyStates } from '@income/platform'

/** Ready without the queue too: it is a hint, and whatever it loses is enqueued anew. */
export function isReady({ postgres, storage }: DependencyStates): boolean {
  return postgres === 'up' && storage === 'up'
}
