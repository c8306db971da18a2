/** An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f (ISO 32000-1, 8.3.4). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The matrix that applies `second` first. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [p, q, r, s, t, u] = second
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f]
}
