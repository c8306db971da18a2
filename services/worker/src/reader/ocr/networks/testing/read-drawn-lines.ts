import { createCanvas } from '@napi-rs/canvas'
import type { Picture } from '../../../image/picture.ts'
import { LINE_HEIGHT, readLines } from '../pp-ocr.ts'
import { NUMBERS } from '../tesseract.ts'

/*
 * Draws its arguments and prints what PP-OCRv4 reads. It is a program because ONNX Runtime rejects the arrays of Jest's
 * contexts.
 */

console.log(JSON.stringify(await readLines(process.argv.slice(2).map(drawn), NUMBERS)))

function drawn(text: string): Picture {
  const canvas = createCanvas(24 * text.length, LINE_HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = '38px sans-serif'
  context.fillText(text, 10, 38)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const grey = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[4 * at]!)
  return { width: canvas.width, height: canvas.height, data: grey, scale: 1 }
}
