import type { Cover, DrawnGlyph } from '../model/drawn-page.ts'
import { ofScan } from './drawn-over-scan.ts'

const box = [100, 100, 160, 114] as const
const shape: Cover = { kind: 'shape', box, order: 2 }
const picture: Cover = { kind: 'picture', box, order: 2 }
const typed = (text: string, order = 3): DrawnGlyph[] =>
  Array.from(text, (letter, i) => ({
    ...{ text: letter, x: 102 + 6 * i, y: 111, width: 6, advance: 6, size: 10 },
    ...{ font: 'f1', face: 'Helvetica', lightness: 0, order },
  }))
const found = (covers: readonly Cover[], visible: readonly DrawnGlyph[] = []) =>
  ofScan({ number: 2, width: 612, height: 792, print: 'scan', covers, visible })
const weights = (...on: Parameters<typeof found>) => found(...on).map(({ code, severity }) => `${code} ${severity}`)

test('a figure typed onto a rectangle over a scan is reported with its place', () => {
  expect(found([shape], typed('9,412.00'))).toMatchObject([
    {
      code: 'scan_drawn_over',
      severity: 'high',
      summary: 'The page is a scan, and something was drawn onto it afterwards: “9,412.00” on a shape over the scan.',
      evidence: [{ page: 2, box: [0.1634, 0.1263, 0.2614, 0.1439] }],
    },
  ])
})

test('a name weighs less, a picture of the size of a figure as much, and a line that was blacked out least', () => {
  expect(weights([shape], typed('Ann Lee'))).toEqual(['scan_drawn_over medium'])
  expect(weights([picture])).toEqual(['scan_drawn_over medium'])
  expect(weights([shape], typed('9,412.00', 1))).toEqual(['scan_drawn_over low'])
})

test('a signature, the ground of a table, and a page compressed in layers say nothing', () => {
  expect(weights([{ ...picture, box: [100, 100, 260, 160] }])).toEqual([])
  expect(weights([{ ...shape, box: [50, 100, 560, 600] }])).toEqual([])
  expect(weights(Array.from({ length: 20 }, () => picture))).toEqual([])
})
