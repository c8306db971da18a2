import type { Box } from '@income/documents'
import sharp from 'sharp'
import type { Picture } from '../../picture.ts'
import { compressedOtherwise, type OtherwiseCompressed } from './compressed-otherwise.ts'

/** A scan of amounts that was saved as JPEG, changed in a program for pictures, and saved again. */

const [WIDTH, HEIGHT] = [1_000, 800]
const PAPER = 235
const ROWS = 12
const COLUMNS = 5
/** The left end and the baseline of an amount. */
const positionOf = (i: number) => {
  const [row, column] = [Math.floor(i / COLUMNS), i % COLUMNS]
  return { x: 20 + 195 * column + 3 * row, y: 60 + 61 * row }
}
const boxOf = (i: number): Box => {
  const { x, y } = positionOf(i)
  return [x, y - 24, x + 115, y + 4]
}
/** The amount that is changed, and one that is copied. */
const [PLACE, SOURCE] = [boxOf(27), boxOf(35)]

type Pixels = Uint8Array

const amounts = (pixels: Pixels) =>
  drawn(
    pixels,
    Array.from({ length: ROWS * COLUMNS }, (_, i) => {
      return text(((i * 7_919) % 8_999) + 1_000.25, positionOf(i))
    }).join(''),
  )

const text = (amount: number, { x, y }: { x: number; y: number }) =>
  `<text x="${x}" y="${y}" fill="#303030" font-family="sans-serif" font-size="28">${amount.toFixed(2)}</text>`

async function drawn(onto: Pixels, svg: string): Promise<Pixels> {
  const page = sharp(onto, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } }).toColourspace('srgb')
  const input = Buffer.from(`<svg width="${WIDTH}" height="${HEIGHT}">${svg}</svg>`)
  return new Uint8Array(await page.composite([{ input }]).greyscale().toColourspace('b-w').raw().toBuffer())
}

/** Adds grain that is the same in each run. */
function grainy(pixels: Pixels): Pixels {
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  return pixels.map((grey) => Math.max(1, Math.min(254, Math.round(grey + 9 * (random() - 0.5)))))
}

async function saved(pixels: Pixels, quality: number): Promise<Pixels> {
  const jpeg = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .jpeg({ quality })
    .toBuffer()
  return new Uint8Array(await sharp(jpeg).greyscale().toColourspace('b-w').raw().toBuffer())
}

const scan = async () => grainy(await amounts(new Uint8Array(WIDTH * HEIGHT).fill(PAPER)))

/** Copies print between places that are not whole blocks apart. */
function copied(pixels: Pixels): Pixels {
  const result = pixels.slice()
  const [left, top, right, bottom] = SOURCE
  for (let y = 0; y < bottom - top; y++) {
    const from = (top + y) * WIDTH
    result.set(pixels.subarray(from + left, from + right), (PLACE[1] + y) * WIDTH + PLACE[0] + 3)
  }
  return result
}

const retyped = (pixels: Pixels) => {
  const [left, top, right, bottom] = PLACE
  const ground = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#ebebeb"/>`
  return drawn(pixels, ground + text(9_412.5, { x: left, y: bottom - 4 }))
}

const BOXES = Array.from({ length: ROWS * COLUMNS }, (_, i) => boxOf(i))

function compressedApart(data: Pixels, boxes: readonly Box[]): OtherwiseCompressed[] {
  const picture: Picture = { width: WIDTH, height: HEIGHT, data, scale: 1 }
  return compressedOtherwise(picture, PAPER, boxes)
}

const found = (data: Pixels, boxes: readonly Box[] = BOXES): Box[] => compressedApart(data, boxes).map(({ box }) => box)

function isThere([left, top, right, bottom]: Box): boolean {
  return left < PLACE[2] && right > PLACE[0] && top < PLACE[3] && bottom > PLACE[1]
}

test.each([
  ['never compressed', (pixels: Pixels) => pixels],
  ['compressed once', (pixels: Pixels) => saved(pixels, 80)],
  ['compressed twice', async (pixels: Pixels) => saved(await saved(pixels, 75), 90)],
])('a page that was %s has no place compressed otherwise', async (_, handled) => {
  expect(found(await handled(await scan()))).toEqual([])
})

test.each([
  ['retyped', retyped, (pixels: Pixels) => pixels],
  ['copied', copied, (pixels: Pixels) => pixels],
  ['retyped and saved as JPEG again', retyped, (pixels: Pixels) => saved(pixels, 92)],
  ['copied and saved as JPEG again', copied, (pixels: Pixels) => saved(pixels, 92)],
])('an amount that was %s after a compression has its place', async (_, changed, handled) => {
  const places = found(await handled(await changed(await saved(await scan(), 75))))
  expect(places).toHaveLength(1)
  expect(isThere(places[0]!)).toBe(true)
})

test('in two blocks it has its place if no other place of the page has nearly as much', async () => {
  const pixels = await retyped(await saved(await scan(), 75))
  const [left, top] = PLACE
  const [x, y] = [Math.ceil(left / 8) * 8 + 24, Math.ceil(top / 8) * 8]
  const small: Box = [x, y, x + 8, y + 16]
  const others = BOXES.filter((box) => !isThere(box))
  expect(found(pixels, [...others, small])).toEqual([small])
  expect(found(pixels, [...others, small, [x + 24, y, x + 32, y + 16]])).toEqual([])
})

test('white pixels change the values of their blocks, which count less', async () => {
  const bright = (await saved(await scan(), 75)).map((grey) => Math.min(255, grey + 18))
  expect(found(bright)).toEqual([])
})

test('a whole amount is strong evidence, two blocks are not', async () => {
  const pixels = await retyped(await saved(await scan(), 75))
  const [left, top] = PLACE
  const [x, y] = [Math.ceil(left / 8) * 8 + 24, Math.ceil(top / 8) * 8]
  expect(compressedApart(pixels, BOXES)).toMatchObject([{ isStrong: true }])
  expect(compressedApart(pixels, [[x, y, x + 8, y + 16]])).toMatchObject([{ isStrong: false }])
})
