import { exact, type Exact } from './exact.ts'

/** Below this share of the earlier value is a decline. A dollar less is not a decline, because pay is rounded and months differ. */
const STEADY_SHARE = exact('0.99')

/** Whether income falls from one period to a later one, both by the month (Fannie Mae B3-3.1-01, income trending). */
export function falls(before: Exact, later: Exact): boolean {
  return later.lt(before.mul(STEADY_SHARE))
}

/** Above this share of what was before is a jump. */
const JUMP_SHARE = exact('1.2')

/** Whether income rises so much that a reason is due: an average holds only for what will last (Fannie Mae B3-3.1-01). */
export function jumps(before: Exact, later: Exact): boolean {
  return before.gt(exact('0')) && later.gt(before.mul(JUMP_SHARE))
}
