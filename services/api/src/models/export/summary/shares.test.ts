import { sharesOf } from './shares.ts'

test('what a part does not want goes to the others, by weight', () => {
  const wants = [
    { rows: 100, weight: 2 },
    { rows: 3, weight: 1 },
    { rows: 100, weight: 1 },
  ]
  // 40 rows: the second wants 3 of its 10; of the 37 left two thirds are 24, one third 12.
  expect(sharesOf(wants, 40)).toEqual([24, 3, 12])
  expect(sharesOf(wants, 400)).toEqual([100, 3, 100])
  expect(sharesOf([], 40)).toEqual([])
})
