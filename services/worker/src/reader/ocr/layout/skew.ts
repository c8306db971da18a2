import type { Component } from './components.ts'

const MOST_DEGREES = 6

/**
 * The angle in degrees by which lines fall to the right. It is the angle that puts the feet of letter-sized components
 * into the fewest rows.
 */
export function skewOf(letters: readonly Component[]): number {
  if (letters.length < 20) return 0
  const feet = letters.map(({ left, right, bottom }) => [(left + right) / 2, bottom] as const)
  const coarse = best(feet, 0, MOST_DEGREES, 0.25)
  return best(feet, coarse, 0.25, 0.03)
}

function best(feet: readonly (readonly [number, number])[], middle: number, around: number, step: number): number {
  let bestAngle = middle
  let bestScore = -1
  for (let angle = middle - around; angle <= middle + around + 1e-9; angle += step) {
    const score = alignment(feet, angle)
    if (score > bestScore) [bestScore, bestAngle] = [score, angle]
  }
  return bestAngle
}

/** How well the feet gather in rows: the sum of the squared counts per row. */
function alignment(feet: readonly (readonly [number, number])[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Map<number, number>()
  for (const [x, y] of feet) {
    const row = Math.round((y - x * slope) / 2)
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  let score = 0
  for (const count of rows.values()) score += count * count
  return score
}
