import { decoded } from './decode.ts'

/** Steps of a network with four classes: none, a, b, c. */
const steps = (...scores: number[][]) => ({ scores: Float32Array.from(scores.flat()), classes: 4 })

const NONE = [0.9, 0.04, 0.03, 0.03]
const A = [0.1, 0.75, 0.05, 0.1]
const B = [0.1, 0.1, 0.5, 0.3]
const textOf = (characters: ReturnType<typeof decoded>) => characters.map((character) => character.class)

test('a class that repeats is one character, unless a blank step separates it', () => {
  expect(textOf(decoded(steps(NONE, A, A, NONE, A), [1, 2, 3]))).toEqual([1, 1])
})

test('a class that is not allowed gives way to the likeliest allowed one', () => {
  expect(textOf(decoded(steps(A, B), [1, 3]))).toEqual([1, 3])
})

test('a character is as certain as its best step, and extends from its first to its last', () => {
  const [a, b] = decoded(steps(NONE, A, NONE, B, [0.3, 0.1, 0.4, 0.2]), [1, 2, 3])
  expect([a!.first, a!.last, b!.first, b!.last]).toEqual([1, 1, 3, 4])
  expect(b!.confidence).toBeCloseTo(0.5)
})

test('nothing is read if no step has a character', () => {
  expect(decoded(steps(NONE, NONE), [1, 2, 3])).toEqual([])
})
