import { createCanvas } from '@napi-rs/canvas'
import type { Picture } from '../../image/picture.ts'
import { leaveOutPpOcr, LINE_HEIGHT, readLines } from './pp-ocr.ts'
import { NUMBERS } from './tesseract.ts'

test('lines are read independently, with the allowed characters', async () => {
  const looks = (await readLines(['$1,204.56', '03/17/2024', 'SOLO 7'].map(drawn), NUMBERS))!
  expect(looks.slice(0, 2).map(({ text }) => text)).toEqual(['$1,204.56', '03/17/2024'])
  expect(looks[2]!.text).toMatch(/^[0-9$.,\-+()/%*:]*7$/)
  expect(looks[0]!.confidence).toBeGreaterThan(0.5)
})

test('it reads nothing when it is left out', async () => {
  const useAgain = leaveOutPpOcr()
  expect(await readLines([drawn('$1,204.56')], NUMBERS)).toBeNull()
  useAgain()
  expect(await readLines([drawn('$1,204.56')], NUMBERS)).toHaveLength(1)
})

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
