import type { Picture } from '../../image/picture.ts'
import { withoutDarkAreas, withoutHighBands } from './reverse.ts'
import { withoutShading } from './shading.ts'

const [WIDTH, HEIGHT, TOP] = [480, 320, 96]
const BAR = { top: TOP, left: 32, right: 448 }

interface Bar {
  ground: number
  ink: number
  height: number
}

/** White paper with a bar on it, and strokes on the bar. */
function page({ ground, ink, height }: Bar): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (let y = BAR.top; y < BAR.top + height; y++) {
    for (let x = BAR.left; x < BAR.right; x++) data[y * WIDTH + x] = isStroke(x, y, height) ? ink : ground
  }
  return { width: WIDTH, height: HEIGHT, data, scale: 2 }
}

function isStroke(x: number, y: number, height: number): boolean {
  const middle = BAR.top + height / 2
  return Math.abs(y - middle) < 6 && x > 60 && x < 200 && x % 10 < 3
}

/** What the strokes and the background of the bar have become. */
function seen({ data }: Picture, height: number): { stroke: number; ground: number } {
  const y = BAR.top + height / 2
  return { stroke: data[y * WIDTH + 70]!, ground: data[y * WIDTH + 75]! }
}

function clear(picture: Picture): Picture {
  return withoutDarkAreas(picture)
}

test.each([10, 90, 136, 170])('light print on a bar of grey %i becomes dark print on white', (ground) => {
  const { stroke, ground: now } = seen(clear(page({ ground, ink: 255, height: 30 })), 30)
  expect(stroke).toBeLessThan(10)
  expect(now).toBeGreaterThan(245)
})

test.each([120, 150, 180])('dark print on a bar of grey %i stays dark, and its background becomes white', (ground) => {
  const { stroke, ground: now } = seen(clear(page({ ground, ink: 10, height: 30 })), 30)
  expect(stroke).toBeLessThan(40)
  expect(now).toBe(255)
})

test('light print on a band high enough to pass for shaded paper is not washed out', () => {
  const { stroke, ground } = seen(withoutShading(withoutHighBands(page({ ground: 150, ink: 255, height: 100 }))), 100)
  expect(stroke).toBeLessThan(40)
  expect(ground).toBeGreaterThan(215)
})

test('shaded paper is left to the shading', () => {
  const shaded = page({ ground: 150, ink: 10, height: 100 })
  expect(withoutHighBands(shaded)).toBe(shaded)
})

test("a bar attached to a table's frame is still found", () => {
  const framed = page({ ground: 60, ink: 255, height: 30 })
  const rule = (from: number, step: number, length: number) => {
    for (let i = 0; i < length; i++) framed.data[from + i * step] = 0
  }
  for (const x of [BAR.left, BAR.right - 1]) rule(8 * WIDTH + x, WIDTH, 300)
  for (const y of [8, 200, 307]) rule(y * WIDTH + BAR.left, 1, BAR.right - BAR.left)
  const { stroke, ground } = seen(clear(framed), 30)
  expect([stroke < 40, ground > 245]).toEqual([true, true])
})

test('a letter beside the faded end of a bar is print; the end is not', () => {
  const bar = page({ ground: 40, ink: 255, height: 24 })
  for (let y = BAR.top; y < BAR.top + 24; y++) {
    bar.data[y * WIDTH + BAR.right] = 150
    if (Math.abs(y - BAR.top - 12) < 7) bar.data.fill(255, y * WIDTH + BAR.right - 16, y * WIDTH + BAR.right - 10)
  }
  const row = clear(bar).data.subarray((BAR.top + 12) * WIDTH, (BAR.top + 13) * WIDTH)
  expect(row.subarray(BAR.right - 16, BAR.right - 10).every((grey) => grey < 10)).toBe(true)
  expect(row.subarray(BAR.right - 9, BAR.right + 1).every((grey) => grey > 245)).toBe(true)
})

test('paper beside a skewed bar stays white', () => {
  const bar = page({ ground: 255, ink: 255, height: 30 })
  for (let x = BAR.left; x < BAR.right; x++) {
    const top = BAR.top + Math.round((x - BAR.left) / 40)
    for (let y = top; y < top + 30; y++) bar.data[y * WIDTH + x] = 40
  }
  const darkened = clear(bar).data.filter((grey, at) => bar.data[at] === 255 && grey < 200)
  // One row: a step of the bar's edge.
  expect(darkened.length).toBeLessThan(40)
})

test('bold letters whose serifs touch are not a dark area', () => {
  const bold = page({ ground: 255, ink: 255, height: 30 })
  // Tops that run together, with thick stems below them.
  for (let y = BAR.top; y < BAR.top + 40; y++) {
    for (let x = 100; x < 260; x++) if (y < BAR.top + 10 || x % 36 < 14) bold.data[y * WIDTH + x] = 0
  }
  expect(clear(bold)).toBe(bold)
})
