import type { Box } from '@income/documents'
import { apply, multiply } from './matrix.ts'
import type { GraphicsState, TextPosition } from './state.ts'

/** Programs move the position once or twice before text, and not this often. */
export const MOVES = 5

/** Where the position was moved from place to place without text being shown, on the displayed page. */
export function emptiedBox({ matrix, x, y, idleFrom }: TextPosition, state: GraphicsState): Box {
  const whole = multiply(state.matrix, matrix)
  const [left, from] = apply(whole, ...idleFrom)
  const [right, to] = apply(whole, x, y)
  const size = Math.abs(state.fontSize) * (state.font?.height ?? 1) * Math.hypot(whole[2], whole[3])
  return [
    Math.min(left, right),
    Math.min(from, to) - 0.8 * size,
    Math.max(left, right),
    Math.max(from, to) + 0.2 * size,
  ]
}
