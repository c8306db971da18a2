import type { DependencyStates } from '@income/platform'

/** Ready even without the queue: its contents are only hints, and lost jobs are enqueued again. */
export function isReady({ postgres, storage }: DependencyStates): boolean {
  return postgres === 'up' && storage === 'up'
}
