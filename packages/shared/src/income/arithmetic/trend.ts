import { exact, type Exact } from './exact.ts'

/**
 * Below this share of the earlier value, income declines. Small falls do not count, because pay is rounded and months differ.
 */
const STEADY_SHARE = exact('0.99')

/** Whether monthly income falls from one period to a later one (Fannie Mae B3-3.1-01, income trending). */
export function falls(before: Exact, later: Exact): boolean {
  return later.lt(before.mul(STEADY_SHARE))
}

/** Above this share of the earlier value, income jumps. */
const JUMP_SHARE = exact('1.2')

/**
 * Whether income rises so much that it needs a reason: an average is valid only for income that will continue (Fannie Mae
 * B3-3.1-01).
 */
export function jumps(before: Exact, later: Exact): boolean {
  return before.gt(exact('0')) && later.gt(before.mul(JUMP_SHARE))
}
