import { crossIn } from './cross.ts'

test('two diagonals of one small box are a cross, in whichever direction they are drawn', () => {
  expect(crossIn([0, 10, 20, 1, 16, 26, 0, 10, 26, 1, 16, 20])).toEqual([10, 20, 16, 26])
  expect(crossIn([0, 16, 26, 1, 10, 20, 0, 10, 26, 1, 16, 20])).toEqual([10, 20, 16, 26])
})

test.each([
  ['a box', [0, 10, 20, 1, 16, 20, 1, 16, 26, 1, 10, 26, 4]],
  ['two level rules', [0, 10, 20, 1, 16, 20, 0, 10, 26, 1, 16, 26]],
  ['parallel strokes', [0, 10, 20, 1, 16, 26, 0, 10, 20, 1, 16, 26]],
  ['diagonals apart', [0, 10, 20, 1, 16, 26, 0, 30, 26, 1, 36, 20]],
  ['a page struck out', [0, 0, 0, 1, 600, 780, 0, 0, 780, 1, 600, 0]],
])('%s is not a cross', (_, path) => {
  expect(crossIn(path)).toBeNull()
})
