import type { DependencyStates } from '@income/platform'

/** Ready without the queue too: the queue is a hint, and whatever it loses is enqueued again. */
export function isReady({ postgres, storage }: DependencyStates): boolean {
  return postgres === 'up' && storage === 'up'
}
