import type { Corners } from '@income/documents'
import { photographed } from '../../testing/photographed.ts'
import type { Picture } from '../picture.ts'
import { findPaper } from './find-paper.ts'

const SIZE = { width: 850, height: 1100 }
const ASLANT: Corners = [
  [0.08, 0.06],
  [0.9, 0.1],
  [0.95, 0.93],
  [0.05, 0.9],
]

/** White paper with rows of strokes as thick as print. */
function printedPage(): Picture {
  const { width, height } = SIZE
  const data = new Uint8Array(width * height).fill(250)
  for (let y = 90; y < height - 90; y++) {
    if (y % 22 > 11) continue
    for (let x = 80; x < width - 80; x++) if (x % 7 < 2 && x % 90 > 18) data[y * width + x] = 40
  }
  return { ...SIZE, data, scale: 100 / 72 }
}

function darkened(picture: Picture, share: (x: number, y: number) => number): Picture {
  const { width } = picture
  return { ...picture, data: picture.data.map((grey, at) => grey * share(at % width, Math.floor(at / width))) }
}

function expectCorners(found: Corners | null, expected: Corners): void {
  expect(found).not.toBeNull()
  for (const [i, [x, y]] of expected.entries()) {
    expect(Math.abs(found![i]![0] - x)).toBeLessThan(0.006)
    expect(Math.abs(found![i]![1] - y)).toBeLessThan(0.006)
  }
}

test.each([
  ['dark', 40],
  ['grey', 140],
  ['light', 215],
])('a skewed sheet on a %s background', (_, ground) => {
  expectCorners(findPaper(photographed(printedPage(), ASLANT, ground)), ASLANT)
})

test('the sheet, not the part of it below one of many dark bars', () => {
  const bars = [210, 340, 470, 600, 730, 860]
  const isBar = (y: number) => bars.some((bar) => y >= bar && y < bar + 40)
  const data = printedPage().data.map((grey, at) => (isBar(Math.floor(at / SIZE.width)) ? 70 : grey))
  expectCorners(findPaper(photographed({ ...printedPage(), data }, ASLANT, 50)), ASLANT)
})

test('a sheet with uneven lighting', () => {
  const photo = photographed(printedPage(), ASLANT, 90)
  expectCorners(findPaper(darkened(photo, (x) => 1 - (0.5 * x) / SIZE.width)), ASLANT)
})

test('a sheet whose bottom is outside the picture keeps its visible part', () => {
  const low: Corners = [
    [0.08, 0.16],
    [0.92, 0.12],
    [0.97, 1.06],
    [0.03, 1.08],
  ]
  const found = findPaper(photographed(printedPage(), low, 60))!
  expectCorners([found[0], found[1], found[1], found[0]], [low[0], low[1], low[1], low[0]])
  expect(Math.min(found[2][1], found[3][1])).toBeGreaterThanOrEqual(0.99)
})

test('a picture that is the page contains no separate sheet', () => {
  expect(findPaper(printedPage())).toBeNull()
})

test('a straight sheet is left unchanged', () => {
  const straight: Corners = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.9],
    [0.1, 0.9],
  ]
  expect(findPaper(photographed(printedPage(), straight, 60))).toBeNull()
})

test('a hard shadow across the print is not the edge of the paper', () => {
  const shadow = (x: number, y: number) => (x > 560 + 0.1 * y || y > 800 + 0.05 * x ? 0.6 : 1)
  expect(findPaper(darkened(printedPage(), shadow))).toBeNull()
})

test('dark bars between the tables of a page with a blank bottom are not the edges of the paper', () => {
  const { width } = SIZE
  const tilt = (x: number) => Math.round(0.012 * x)
  const isBar = (x: number, y: number) => [200, 520].some((bar) => y >= bar + tilt(x) && y < bar + tilt(x) + 24)
  const data = printedPage().data.map((grey, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x > 30 && x < width - 30 && isBar(x, y)) return 50
    return y > 540 ? 230 : Math.min(grey, 230)
  })
  expect(findPaper({ ...printedPage(), data })).toBeNull()
})
