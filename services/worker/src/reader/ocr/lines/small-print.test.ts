import type { Word } from '@income/documents'
import { createCanvas } from '@napi-rs/canvas'
import type { Picture } from '../../image/picture.ts'
import { dismissNetworks } from '../networks/tesseract.ts'
import { prepare } from '../prepare.ts'
import { rereadSmallPrint } from './small-print.ts'

const [WIDTH, LEADING] = [300, 30]
/** The scale from a screenshot of 96 dots per inch to 200. */
const ENLARGED = 200 / 96
const PIXELS_PER_POINT = 200 / 72

afterAll(dismissNetworks)

test('captions six pixels high are read with their line, word by word', async () => {
  const [line] = await reread('3 Social security wages')
  expect(line!.map(({ text }) => text)).toEqual(['3', 'Social', 'security', 'wages'])
  const [lefts, rights] = [line!.map(({ box }) => box[0]), line!.map(({ box }) => box[2])]
  expect(lefts.slice(1).every((left, at) => left > rights[at]!)).toBe(true)
})

test('a word that only one network read is uncertain', async () => {
  const [line] = await reread('4 Social security tax')
  expect(line!.every(({ confidence }) => confidence <= 0.75)).toBe(true)
})

/** What is read again when every segment is uncertain, line by line. */
async function reread(...captions: string[]): Promise<Word[][]> {
  const prepared = prepare(drawn(captions))
  const again = await rereadSmallPrint(prepared.segments, prepared, new Map())
  const lines = [...again.values()].map((sightings) => sightings.map(({ word }) => word))
  return lines.toSorted(([a], [b]) => a!.box[1] - b!.box[1])
}

/** Captions of a screenshot, enlarged as a page would be. */
function drawn(captions: readonly string[]): Picture {
  const screen = createCanvas(WIDTH, LEADING * (captions.length + 1))
  const context = screen.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, screen.width, screen.height)
  context.fillStyle = 'black'
  context.font = '8px sans-serif'
  captions.forEach((caption, at) => context.fillText(caption, 20, LEADING * (at + 1)))
  const page = createCanvas(Math.round(screen.width * ENLARGED), Math.round(screen.height * ENLARGED))
  page.getContext('2d').drawImage(screen, 0, 0, page.width, page.height)
  const { data } = page.getContext('2d').getImageData(0, 0, page.width, page.height)
  const grey = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[4 * at]!)
  return { width: page.width, height: page.height, data: grey, scale: PIXELS_PER_POINT }
}
