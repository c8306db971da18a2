import { createCanvas } from '@napi-rs/canvas'
import type { Picture } from '../../../image/picture.ts'
import { prepare } from '../../prepare.ts'
import { rereadSmallPrint } from '../small-print.ts'

/*
 * Draws its arguments as captions of a screenshot, enlarges it as a page would be, and prints what is read again when
 * every segment is uncertain. It is a program because ONNX Runtime rejects the arrays of Jest's contexts.
 */

const [WIDTH, LEADING] = [300, 30]
/** The scale from a screenshot of 96 dots per inch to 200. */
const ENLARGED = 200 / 96
const PIXELS_PER_POINT = 200 / 72

const prepared = prepare(drawn(process.argv.slice(2)))
const again = await rereadSmallPrint(prepared.segments, prepared, new Map())
const lines = [...again.values()].map((sightings) => sightings.map(({ word }) => word))
console.log(JSON.stringify(lines.toSorted(([a], [b]) => a!.box[1] - b!.box[1])))

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
