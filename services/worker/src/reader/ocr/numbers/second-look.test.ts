import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Picture } from '../../image/picture.ts'
import { DEFAULT_LIMITS } from '../../limits.ts'
import { openFile } from '../../open-file.ts'
import { closeReaders, withReader } from '../../testing/with-reader.ts'
import { dismissNetworks } from '../networks/tesseract.ts'
import { firstLook } from '../lines/first-look.ts'
import { prepare, type Prepared } from '../prepare.ts'
import { lookAgain } from './second-look.ts'
import type { Sighting } from '../lines/sighting.ts'

afterAll(closeReaders)
afterAll(dismissNetworks)

/** A column of whole dollars, as on forms. */
const COLUMN = ['12,972', '13,415', '16,204', '10,777']

async function prepared(): Promise<Prepared> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([300, 200])
  for (const [row, text] of COLUMN.entries()) page.drawText(text, { x: 100, y: 150 - 24 * row, size: 11, font })
  const pictures: Picture[] = []
  await withReader(async ({ place }) => {
    const file = await openFile(await place('column.pdf', await pdf.save()), undefined, DEFAULT_LIMITS)
    pictures.push((await file.picture(1, 200))!)
    await file.close()
  })
  return prepare(pictures[0]!)
}

/** The first look's sightings, except that the last line is seen in pieces, as the OCR sometimes does. */
async function lastInPieces(page: Prepared): Promise<Sighting[]> {
  const seen = await firstLook(page, new Map())
  const last = seen.find(({ word }) => word.text === COLUMN.at(-1))!
  const middle = (last.left + last.right) / 2
  const piece = (text: string, confidence: number, place: Pick<Sighting, 'left' | 'right'>): Sighting => ({
    ...last,
    ...place,
    word: { ...last.word, text, confidence },
  })
  return [
    ...seen.filter((sighting) => sighting !== last),
    piece('aN', 0.56, { left: last.left, right: middle }),
    piece('777', 0.6, { left: middle, right: last.right }),
  ]
}

test('a line of a column that was seen in pieces is one number, though it has no cents', async () => {
  const page = await prepared()
  const words = await lookAgain(await lastInPieces(page), page)
  expect(words.map(({ text }) => text).sort()).toEqual(COLUMN.toSorted())
  const number = words.find(({ text }) => text === COLUMN.at(-1))!
  expect(number.confidence).toBeLessThan(0.9)
})
