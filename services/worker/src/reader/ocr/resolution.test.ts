import { dpiFor } from './resolution.ts'

const pixels = (page: { width: number; height: number }) => page.width * page.height * (dpiFor(page) / 72) ** 2

test.each([
  ['letter', { width: 612, height: 792 }],
  ['legal', { width: 612, height: 1008 }],
  ['A4', { width: 595, height: 842 }],
])('a %s page is drawn at 200 pixels to the inch', (_, page) => {
  expect(dpiFor(page)).toBe(200)
})

test('pages of absurd or tiny size come out at a readable, bounded size', () => {
  expect(pixels({ width: 14_400, height: 14_400 })).toBeLessThan(8_000_000)
  expect(pixels({ width: 200, height: 276 })).toBeGreaterThan(1_500_000)
  expect(pixels({ width: 3, height: 3 })).toBeLessThan(8_000_000)
})
