import { fractions, type FractionBox, type Page, type Understanding } from '@income/documents'
import { openFile } from '@income/worker/open-file'
import { DEFAULT_LIMITS } from '@income/worker/reader'
import sharp from 'sharp'

const COLOURS = { word: '#9e9e9e', field: '#d32f2f', entry: '#1565c0' }

interface Mark {
  box: FractionBox
  colour: string
  label: string
}

const DPI = 110

/** Draws a page with the boxes of its words (grey), and of its fields (red) and entries (blue). */
export async function drawEvidence(path: string, page: Page, understanding: Understanding, out: string): Promise<void> {
  const file = await openFile(path, undefined, DEFAULT_LIMITS)
  const picture = await file.picture(page.number, DPI)
  await file.close()
  if (!picture) throw new Error(`page ${page.number} is too damaged to be drawn`)
  const { width, height, data } = picture
  const marks = [...wordsOf(page), ...evidenceOf(understanding, page.number)]
  const boxes = marks.map((mark) => element(mark, width, height))
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${boxes.join('')}</svg>`
  await sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toFile(out)
}

function wordsOf(page: Page): Mark[] {
  return page.words.map((word) => ({ box: fractions(word.box, page), colour: COLOURS.word, label: '' }))
}

function evidenceOf({ documents }: Understanding, page: number): Mark[] {
  return documents.flatMap((document) => [
    ...document.entries
      .filter((entry) => entry.page === page)
      .map((entry) => ({ box: entry.box, colour: COLOURS.entry, label: '' })),
    ...Object.entries(document.fields)
      .filter(([, field]) => field.page === page)
      .map(([name, field]) => ({ box: field.box, colour: COLOURS.field, label: name })),
  ])
}

function element({ box, colour, label }: Mark, width: number, height: number): string {
  const [x, y] = [box[0] * width, box[1] * height]
  const rectangle = `<rect x="${x}" y="${y}" width="${(box[2] - box[0]) * width}" height="${(box[3] - box[1]) * height}" fill="none" stroke="${colour}"/>`
  return label ? `${rectangle}<text x="${x}" y="${y - 2}" font-size="11" fill="${colour}">${label}</text>` : rectangle
}
