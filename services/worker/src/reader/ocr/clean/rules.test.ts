import type { Picture } from '../../image/picture.ts'
import { withoutRules } from './rules.ts'

const [WIDTH, HEIGHT, LINE] = [400, 60, 30]
const LETTER_HEIGHT = 16
/** In pixels. At this scale a run this long counts as a rule, and a word may be this long. */
const RUN = { from: 100, to: 170, scale: 2.8 }

/** Strokes of letters on a line of ink with this darkness at each place. */
function page(darkness: (x: number) => number): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (let x = RUN.from; x < RUN.to; x++) {
    for (const y of [LINE, LINE + 1]) data[y * WIDTH + x] = 255 - darkness(x)
    if (x % 14 === 5) for (let y = LINE - LETTER_HEIGHT; y < LINE; y++) data[y * WIDTH + x] = 20
  }
  return { width: WIDTH, height: HEIGHT, data, scale: RUN.scale }
}

function inkOnLine({ data }: Picture): number {
  return data.subarray(LINE * WIDTH, (LINE + 1) * WIDTH).filter((pixel) => pixel < 255).length
}

test('a rule that letters stand on is removed', () => {
  expect(
    inkOnLine(
      withoutRules(
        page(() => 190),
        LETTER_HEIGHT,
      ),
    ),
  ).toBe(0)
})

test('a light grey rule that fades along its length is removed', () => {
  expect(
    inkOnLine(
      withoutRules(
        page((x) => 110 - (x - RUN.from) / 2),
        LETTER_HEIGHT,
      ),
    ),
  ).toBe(0)
})

test('the feet of letters that touch stay: there is less ink between two letters', () => {
  const feet = page((x) => (x % 14 === 12 ? 110 : 190))
  expect(inkOnLine(withoutRules(feet, LETTER_HEIGHT))).toBe(RUN.to - RUN.from)
})

/** Strokes as high as capitals, hanging from a bar, with further bars below it. */
function hanging({ stems = [12, 34], rows = [0, 1] }): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  const bar = (y: number) => data.fill(20, y * WIDTH + RUN.from, y * WIDTH + RUN.from + 3 * LETTER_HEIGHT)
  for (const row of rows) bar(LINE + row)
  for (const stem of stems) {
    const x = RUN.from + stem
    for (let y = LINE; y <= LINE + LETTER_HEIGHT; y++) data.fill(20, y * WIDTH + x, y * WIDTH + x + 2)
  }
  return { width: WIDTH, height: HEIGHT, data, scale: RUN.scale }
}

test('the crossbars of two capitals that touch stay', () => {
  expect(inkOnLine(withoutRules(hanging({}), LETTER_HEIGHT))).toBe(3 * LETTER_HEIGHT)
})

test('the upper rule of a row of boxes is removed', () => {
  expect(inkOnLine(withoutRules(hanging({ rows: [0, 1, LETTER_HEIGHT] }), LETTER_HEIGHT))).toBe(0)
})

test('a rule with strokes of letters hanging from it, as in "MN", is removed', () => {
  expect(inkOnLine(withoutRules(hanging({ stems: [8, 18, 24, 34] }), LETTER_HEIGHT))).toBe(0)
})

/** An upright stroke of this height, as thick as a heavy frame, with or without lines across its ends. */
function upright(ends: 'on lines' | 'free'): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (let y = 4; y < 54; y++) data.fill(20, y * WIDTH + 200, y * WIDTH + 205)
  for (const y of ends === 'on lines' ? [4, 53] : []) data.fill(20, y * WIDTH + 50, y * WIDTH + 350)
  return { width: WIDTH, height: HEIGHT, data, scale: RUN.scale }
}

test('the thick side of a low box is removed; a stem of the same thickness stays', () => {
  const inkAcross = (picture: Picture) =>
    withoutRules(picture, LETTER_HEIGHT)
      .data.subarray(30 * WIDTH, 31 * WIDTH)
      .filter((pixel) => pixel < 255).length
  expect(inkAcross(upright('on lines'))).toBe(0)
  expect(inkAcross(upright('free'))).toBe(5)
})
