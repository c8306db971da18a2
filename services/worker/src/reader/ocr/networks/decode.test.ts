import { decoded } from './decode.ts'

/** Steps of a network with four classes: none, a, b, c. */
const steps = (...scores: number[][]) => ({ scores: Float32Array.from(scores.flat()), classes: 4 })

const NONE = [0.9, 0.04, 0.03, 0.03]
const A = [0.1, 0.75, 0.05, 0.1]
const B = [0.1, 0.1, 0.5, 0.3]

test('a class that repeats is one character, unless a step without any parts it', () => {
  expect(decoded(steps(NONE, A, A, NONE, A), [1, 2, 3]).text).toEqual([1, 1])
})

test('what may not be written gives way to the likeliest that may', () => {
  expect(decoded(steps(A, B), [1, 3]).text).toEqual([1, 3])
})

test('a text is as sure as its least sure character, which is as sure as its best step', () => {
  expect(decoded(steps(A, NONE, B, [0.3, 0.1, 0.4, 0.2]), [1, 2, 3]).confidence).toBeCloseTo(0.5)
})

test('nothing is read with no confidence', () => {
  expect(decoded(steps(NONE, NONE), [1, 2, 3])).toEqual({ text: [], confidence: 0 })
})
