import sharp from 'sharp'
import type { Picture } from '../picture.ts'
import { signsIn } from './signs-of-patches.ts'

/** Scans of a page of amounts with paper grain, painted over in typical ways. */

const DPI = 200
const WIDTH = 1_000
const HEIGHT = 700
const GRAIN = 4
const FIGURES = ['2,412.00', '1,067.35', '318.90', '9,645.28', '77.10', '4,530.66']

const EVERYWHERE = [[0, 0, 1, 1] as [number, number, number, number]]

type Pixels = Uint8Array

/** Grain that is the same in each run. */
function grainy(pixels: Pixels, strength = GRAIN): Pixels {
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const grain = () => strength * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
  return pixels.map((grey) => Math.max(0, Math.min(255, Math.round(40 + 0.8 * grey + grain()))))
}

async function drawn(svg: string, onto: Pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)): Promise<Pixels> {
  const page = sharp(onto, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } }).toColourspace('srgb')
  const input = Buffer.from(`<svg width="${WIDTH}" height="${HEIGHT}">${svg}</svg>`)
  return new Uint8Array(await page.composite([{ input }]).greyscale().toColourspace('b-w').raw().toBuffer())
}

const text = (figure: string, x: number, y: number) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="30">${figure}</text>`

async function scan(strength = GRAIN): Promise<Pixels> {
  const rows = FIGURES.flatMap((figure, row) =>
    [0, 1, 2].map((column) => text(figure, 100 + 271.4 * column + 3.3 * row, 120 + 91.3 * row)),
  )
  return grainy(await drawn(rows.join('')), strength)
}

async function savedAsJpeg(pixels: Pixels, quality: number): Promise<Picture> {
  const jpeg = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .jpeg({ quality })
    .toBuffer()
  const data = await sharp(jpeg).greyscale().toColourspace('b-w').raw().toBuffer()
  return { width: WIDTH, height: HEIGHT, data: new Uint8Array(data), scale: 1 }
}

const asItIs = (data: Pixels): Picture => ({ width: WIDTH, height: HEIGHT, data, scale: 1 })

test('an unmodified scan raises no signal, however it was saved', async () => {
  const pixels = await scan()
  const pictures = [asItIs(pixels), await savedAsJpeg(pixels, 92), await savedAsJpeg(pixels, 75)]
  expect(pictures.flatMap((picture) => signsIn(picture, 1, DPI, EVERYWHERE))).toEqual([])
})

test('nor does a page that was drawn and never scanned, where all prints of a letter are identical', async () => {
  const rows = FIGURES.map((figure, row) => text(figure, 100, 120 + 91 * row) + text(figure, 400, 120 + 91 * row))
  expect(signsIn(asItIs(await drawn(rows.join(''))), 1, DPI, EVERYWHERE)).toEqual([])
})

test('an amount typed onto a painted rectangle is located, also after the scan was saved as a JPEG', async () => {
  const patch = '<rect x="360" y="180" width="170" height="44" fill="#f3f3f3"/>'
  const pixels = await drawn(patch + text('9,412.00', 368, 212), await scan())
  for (const picture of [asItIs(pixels), await savedAsJpeg(pixels, 90)]) {
    const [signal, ...others] = signsIn(picture, 3, DPI, EVERYWHERE)
    expect(others).toEqual([])
    expect(signal).toMatchObject({ code: 'patch_without_grain', severity: 'high' })
    for (const { page, box } of signal!.evidence) {
      const [left, top, right, bottom] = box!
      expect(page).toBe(3)
      expect([left! >= 0.35, right! <= 0.54, top! >= 0.25, bottom! <= 0.33]).toEqual([true, true, true, true])
    }
  }
})

test('a digit copied with its grain is reported with both places', async () => {
  const pixels = await scan()
  const copied = pixels.slice()
  // Copies the 2 at the start of the first row onto the 1 below it.
  for (let y = 0; y < 34; y++) {
    const from = (90 + y) * WIDTH + 98
    copied.set(pixels.subarray(from, from + 20), (181 + y) * WIDTH + 101)
  }
  const [signal, ...others] = signsIn(asItIs(copied), 1, DPI, EVERYWHERE)
  expect(others).toEqual([])
  expect(signal).toMatchObject({ code: 'print_copied', severity: 'high' })
  const tops = signal!.evidence.map(({ box }) => Math.round(box![1]! * HEIGHT))
  expect(tops.sort((a, b) => a - b)).toEqual([expect.closeTo(98, -1), expect.closeTo(189, -1)])
})

/** The start of the second row's first amount, copied onto that of the fifth, or by another way. */
function withCopy(pixels: Pixels, [across, down] = [9, 273], width = 76): Pixels {
  const copied = pixels.slice()
  for (let y = 0; y < 36; y++) {
    const from = (182 + y) * WIDTH + 98
    copied.set(pixels.subarray(from, from + width), (182 + down + y) * WIDTH + 98 + across)
  }
  return copied
}

test('letters copied side by side are one place', async () => {
  const [signal] = signsIn(asItIs(withCopy(await scan())), 1, DPI, EVERYWHERE)
  expect(signal!.evidence).toHaveLength(2)
  expect(signal).toMatchObject({ code: 'print_copied', severity: 'high' })
  const [one, other] = signal!.evidence.map(({ box }) => box![1]! * HEIGHT).sort((a, b) => a - b)
  expect([one, other]).toEqual([expect.closeTo(189, -1), expect.closeTo(462, -1)])
})

test('letters copied side by side are also found on paper without grain, after the scan was saved as a JPEG', async () => {
  const pixels = await scan(0.3)
  const found = async (page: Pixels) =>
    signsIn(await savedAsJpeg(page, 100), 1, DPI, EVERYWHERE).map(({ code }) => code)
  expect(await found(pixels)).toEqual([])
  expect(await found(withCopy(pixels))).toEqual(['print_copied'])
})

test.each([2, 16])('in %d greys, letters that are exactly alike are no copies', async (greys) => {
  const pixels = withCopy(await scan())
  const step = 255 / (greys - 1)
  const reduced = pixels.map((grey) => Math.round(grey / step) * step)
  expect(signsIn(asItIs(reduced), 1, DPI, EVERYWHERE).map(({ code }) => code)).not.toContain('print_copied')
})

test('letters copied exactly are found at any resolution, and not where letters are drawn alike', async () => {
  const found = (picture: Picture) => signsIn(picture, 1, DPI / 2, EVERYWHERE).map(({ code }) => code)
  const pixels = await scan()
  expect(found(asItIs(withCopy(pixels)))).toEqual(['print_copied'])
  expect(found(asItIs(pixels))).toEqual([])
  const twice = withCopy(withCopy(pixels), [273, 91], 130)
  expect(found(asItIs(twice))).toEqual(['print_copied'])
  const rows = FIGURES.map((figure, row) => text(figure, 100, 120 + 91 * row) + text(figure, 400, 121 + 91 * row))
  const clean = await drawn(rows.join(''))
  expect(found(asItIs(clean))).toEqual([])
  expect(found(await savedAsJpeg(clean, 80))).toEqual([])
})
