import { sharesOf } from './shares.ts'

test('space that a part does not need goes to the others, by weight', () => {
  const wants = [
    { rows: 100, weight: 2 },
    { rows: 3, weight: 1 },
    { rows: 100, weight: 1 },
  ]
  // 40 rows: the second wants 3 of its 10; two thirds of the remaining 37 are 24, one third 12.
  expect(sharesOf(wants, 40)).toEqual([24, 3, 12])
  expect(sharesOf(wants, 400)).toEqual([100, 3, 100])
  expect(sharesOf([], 40)).toEqual([])
})
