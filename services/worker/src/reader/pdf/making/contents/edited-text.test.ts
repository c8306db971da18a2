import type { Box } from '@income/documents'
import { contentsOf, pageObjects, stream, written } from '../../../testing/revised-pdf.ts'
import { PdfObjects, ReadObjects } from '../objects/pdf-objects.ts'
import { editedText } from './edited-text.ts'

const LINES = Array.from({ length: 60 }, (_, i) => `Line ${i}`)
const box: Box = [61.2, 79.2, 122.4, 158.4]

async function unusualIn(contents: string, shows: number) {
  const bytes = written({ ...pageObjects([]), 4: contents })
  const objects = new PdfObjects(new ReadObjects(bytes), bytes.length)
  const read: number[] = []
  const { unusual } = await editedText(objects, 12, (page) => {
    read.push(page)
    const shown = Array.from({ length: shows }, (_, i) => ({ text: `text ${i}`, box }))
    return Promise.resolve({ width: 612, height: 792, shows: shown })
  })
  return { unusual, read }
}

const row = (text: string, i: number) => `BT /F 10 Tf 72 ${700 - 10 * i} Td ${text} ET`
const edited = stream(LINES.map((line, i) => row(i === 30 ? '[(L)(i)(n)(e)] TJ' : `(${line}) Tj`, i)).join('\n'))

test('text written unlike the rest of its page has its place', async () => {
  expect(await unusualIn(edited, 60)).toEqual({
    unusual: [{ page: 1, text: 'text 30', box: [0.1, 0.1, 0.2, 0.2], ways: ['parted', 'array'] }],
    read: [1],
  })
})

test('letters of one word that are edited one by one have one place', async () => {
  const letters = ['8', '1', '5', ' ']
  const contents = [...LINES, ...letters, ...LINES].map((text, i) =>
    row(i < 60 || i > 63 ? `(${text}) Tj` : `[(${text})] TJ`, 0),
  )
  const bytes = written({ ...pageObjects([]), 4: stream(contents.join('\n')) })
  const { unusual } = await editedText(new PdfObjects(new ReadObjects(bytes), bytes.length), 12, () => {
    const shows = contents.map((_, i) => ({
      text: letters[i - 60] ?? 'text',
      box: [5 * i, 100, 5 * i + 5, 110] as Box,
    }))
    return Promise.resolve({ width: 1000, height: 1000, shows })
  })
  expect(unusual).toEqual([{ page: 1, text: '815', box: [0.3, 0.1, 0.32, 0.11], ways: ['array'] }])
})

test('a page without such text is not read again, and nothing is placed where operators are counted otherwise', async () => {
  expect(await unusualIn(contentsOf(LINES), 60)).toEqual({ unusual: [], read: [] })
  expect((await unusualIn(edited, 59)).unusual).toEqual([])
})
