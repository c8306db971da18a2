import { usualScale } from './usual-size.ts'

const areaOf = ({ width, height }: { width: number; height: number }) =>
  width * height * usualScale({ width, height }) ** 2

test.each([
  ['letter', { width: 612, height: 792 }],
  ['legal', { width: 612, height: 1008 }],
  ['A4', { width: 595, height: 842 }],
])('a %s page is read at its size', (_, page) => {
  expect(usualScale(page)).toBe(1)
})

test('pages of absurd or tiny size are scaled to a readable, bounded size', () => {
  expect(areaOf({ width: 14_400, height: 14_400 })).toBeLessThan(1_000_000)
  expect(areaOf({ width: 200, height: 276 })).toBeGreaterThan(200_000)
  expect(areaOf({ width: 3, height: 3 })).toBeLessThan(1_000_000)
})
