/** In letter heights: how far the stem of a capital reaches down from its crossbar, and how thick it may be. */
const STEM = { least: 0.7, thickest: 0.4 }
/**
 * In letter heights: a stem hangs from the middle of its bar. The sides of a box hang from the ends, and letters
 * anywhere from a rule.
 */
const FROM_END = { least: 0.25, most: 1.4 }
/** In letter heights: the strokes of M, N and H are closer to those of the next letter than the stems of two Ts. */
const APART = 0.6
/** "TT". A single stem may be a letter that touches a rule. */
const ENOUGH = 2

/** A horizontal run of ink, and how far ink reaches above and below each pixel of it. */
export interface Run {
  before: Uint16Array
  after: Uint16Array
  /** The search goes no further than this. */
  farthest: number
  /** Whether there is ink at this offset along and below the run. */
  isInk: (along: number, below: number) => boolean
}

/** Whether a run is the crossbars of capitals that touch, as in "SCOTT": strokes as long as letters hang from it and end freely. */
export function isCrossbars(run: Run, thickness: number, letterHeight: number): boolean {
  if (run.before.some((above) => above > thickness)) return false
  const stems = stemsOf(run, letterHeight)
  return (
    stems.length >= ENOUGH &&
    stems.every(({ from, to }) => endsFreely(run, from, to)) &&
    stems.slice(1).every(({ from }, i) => from - stems[i]!.to > APART * letterHeight) &&
    [stems[0]!.from, run.after.length - stems.at(-1)!.to].every(
      (margin) => margin > FROM_END.least * letterHeight && margin < FROM_END.most * letterHeight,
    )
  )
}

interface Stem {
  from: number
  to: number
}

function stemsOf({ after, farthest }: Run, letterHeight: number): Stem[] {
  const stems: Stem[] = []
  let from = -1
  for (let at = 0; at <= after.length; at++) {
    const hangs = at < after.length && after[at]! >= STEM.least * letterHeight && after[at]! < farthest
    if (hangs && from < 0) from = at
    if (hangs || from < 0) continue
    if (at - from <= STEM.thickest * letterHeight) stems.push({ from, to: at })
    from = -1
  }
  return stems
}

/** The side of a box ends on another rule; a stem ends on nothing. */
function endsFreely({ after, isInk }: Run, from: number, to: number): boolean {
  const end = Math.min(...after.subarray(from, to))
  const beside = to - from
  return !isInk(from - beside, end) && !isInk(to - 1 + beside, end)
}
