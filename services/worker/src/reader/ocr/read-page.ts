import { fractions, type Box, type Page, type Word } from '@income/documents'
import { ofTextBehindPicture, type PlacedWord } from '@income/signals'
import { UnreadableFile } from '../errors.ts'
import type { ReadableFile } from '../file.ts'
import type { Picture } from '../image/picture.ts'
import { flatSheet } from '../image/paper/flat-sheet.ts'
import { turnedByQuarters } from '../image/rotate.ts'
import { signsOfPatches } from '../image/patches/signs-of-patches.ts'
import { asDarkOnLight } from './clean/negative.ts'
import { readUpright } from './read-upright.ts'
import { readPicture } from './read-picture.ts'
import { repaired } from './repair.ts'
import { withinEdges } from './within-edges.ts'
import { POINTS_PER_INCH } from '../usual-size.ts'

/** Higher resolutions are slower and read most scans no better. */
const DPI = 200
/** In points: what is read around a garbled region. */
const MARGIN = 4

/** Reads a page by OCR, or only the parts of it whose text layer is garbled. */
export async function readByOcr(file: ReadableFile, number: number): Promise<Page> {
  const layer = await file.textLayer(number)
  const drawing = file.picture(number, DPI)
  const asItIs = await (layer.trust === 'in_part' ? drawing.catch(nullIfUnreadable) : drawing)
  if (!asItIs && layer.trust === 'in_part') return { ...repaired(layer, []), damage: 'in_part' }
  if (!asItIs) return { ...layer.page, source: 'ocr', words: [], damage: 'whole' }
  const drawn = asDarkOnLight(asItIs)
  if (layer.trust === 'in_part') {
    const upright = turnedByQuarters(drawn, layer.page.turned ?? 0)
    return repaired(layer, await readPicture(only(layer.garbled, upright)))
  }
  const sheet = await flatSheet(drawn, (larger) => drawnDark(file, number, larger * DPI))
  const read = await readUpright(sheet ? { ...sheet.picture, scale: DPI / POINTS_PER_INCH } : drawn)
  const { skew, turned, width, height } = read
  const damage = file.damageOf(number)
  const page: Page = {
    number,
    width,
    height,
    ...(turned === 0 ? {} : { turned }),
    ...(skew === 0 ? {} : { skew }),
    ...(sheet ? { corners: sheet.corners } : {}),
    ...(damage ? { damage } : {}),
    source: 'ocr',
    words: sheet ? withinEdges(read.words, { width, height }) : read.words,
    formFields: [],
  }
  const signals = [
    ...(layer.page.signals ?? []),
    ...(await signsOfPatches(file, layer, asItIs, figuresAmong(page))),
    ...ofTextBehindPicture(number, placed(layer.unseen, layer.page), placed(page.words, page)),
  ]
  return signals.length > 0 ? { ...page, signals } : page
}

/** A page that cannot be drawn still has the text outside its garbled regions. */
function nullIfUnreadable(error: unknown): null {
  if (error instanceof UnreadableFile) return null
  throw error
}

/** Words with positions as fractions of the displayed page. */
function placed(words: readonly Word[], page: Page): PlacedWord[] {
  return words.map(({ text, confidence, box }) => ({ text, confidence, box: fractions(box, page) }))
}

/** Where amounts were read. */
function figuresAmong(page: Page) {
  return page.words.filter(({ text }) => FIGURE.test(text)).map(({ box }) => fractions(box, page))
}

const FIGURE = /\d.*\d/

/** The page as dark print on light paper. */
async function drawnDark(file: ReadableFile, number: number, dpi: number): Promise<Picture | null> {
  const drawn = await file.picture(number, dpi)
  return drawn && asDarkOnLight(drawn)
}

/** The picture with everything outside these regions blank. */
function only(regions: readonly Box[], picture: Picture): Picture {
  const { width, height, scale } = picture
  const data = new Uint8Array(picture.data.length).fill(255)
  for (const [left, top, right, bottom] of regions) {
    const first = Math.max(0, Math.floor((left - MARGIN) * scale))
    const last = Math.min(width, Math.ceil((right + MARGIN) * scale))
    const end = Math.min(height, Math.ceil((bottom + MARGIN) * scale))
    for (let y = Math.max(0, Math.floor((top - MARGIN) * scale)); y < end; y++) {
      data.set(picture.data.subarray(y * width + first, y * width + last), y * width + first)
    }
  }
  return { ...picture, data }
}
