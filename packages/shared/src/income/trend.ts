import { exact, type Exact } from './exact.ts'

/** Below this share of what was before is a decline: a dollar less is none, for pay is rounded and months differ. */
const STEADY_SHARE = exact('0.99')

/** Whether income falls from one period to a later one, both by the month (Fannie Mae B3-3.1-01, income trending). */
export function falls(before: Exact, later: Exact): boolean {
  return later.lt(before.mul(STEADY_SHARE))
}
