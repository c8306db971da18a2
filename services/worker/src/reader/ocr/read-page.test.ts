import { fractions, projectionOnto, type Corners, type Page, type Word } from '@income/documents'
import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { UnreadableFile } from '../errors.ts'
import type { ReadableFile, TextLayer } from '../file.ts'
import type { Picture } from '../image/picture.ts'
import { readByOcr } from './read-page.ts'
import { openFile } from '../open-file.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { photographed } from '../testing/photographed.ts'
import { closeReaders, withReader, type Bench } from '../testing/with-reader.ts'

afterAll(closeReaders)

const LINES = ['Gross pay 2,980.77', 'Federal income tax 536.49', 'Net pay 2,078.68', 'Pay date 02/07/2022']

/** A small pay stub with a table, as a PDF; tilted as by a scanner. */
async function stub(tilt: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([612, 792])
  page.drawRectangle({
    x: 60,
    y: 540,
    width: 300,
    height: 150,
    borderWidth: 1,
    borderColor: rgb(0, 0, 0),
    rotate: degrees(tilt),
  })
  for (const [index, line] of [...LINES, ...LINES, ...LINES].entries()) {
    const [x, y] = [72, 670 - 24 * index]
    const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
    page.drawText(line, {
      x: 60 + (x - 60) * cos - (y - 540) * sin,
      y: 540 + (x - 60) * sin + (y - 540) * cos,
      size: 11,
      font,
      rotate: degrees(tilt),
    })
  }
  return pdf.save()
}

async function drawn({ place }: Bench, pdf: Uint8Array): Promise<Picture> {
  const file = await openFile(await place('drawn.pdf', pdf), undefined, DEFAULT_LIMITS)
  const picture = await file.picture(1, 200)
  await file.close()
  return picture!
}

async function scanned(bench: Bench, pdf: Uint8Array, turn = 0): Promise<string> {
  return saved(bench, await drawn(bench, pdf), turn)
}

async function saved({ place }: Bench, { width, height, data }: Picture, turn = 0): Promise<string> {
  return place(
    'scan.png',
    await sharp(data, { raw: { width, height, channels: 1 } })
      .rotate(turn)
      .png()
      .toBuffer(),
  )
}

function expectLines(page: Page): void {
  const texts = page.words.map((word) => word.text)
  for (const word of LINES.flatMap((line) => line.split(' '))) expect(texts).toContain(word)
}

test('a scan is read by OCR, with the positions of its words', () =>
  withReader(async (bench) => {
    const path = await scanned(bench, await stub(0))
    expect(await bench.pool.survey({ path, fromPage: 1 })).toMatchObject({ pages: [], needsOcr: [1], nextPage: null })
    const page = await bench.pool.ocr({ path, page: 1 })
    expect(page.source).toBe('ocr')
    expectLines(page)
    const net = page.words.find((word) => word.text === '2,078.68')!
    expect(net.box[0]).toBeGreaterThan(105)
    expect(net.box[0]).toBeLessThan(125)
    expect(net.box[1]).toBeGreaterThan(155)
    expect(net.box[3]).toBeLessThan(180)
  }))

test('a tilted scan is levelled, and its boxes still match the words', () =>
  withReader(async (bench) => {
    const page = await bench.pool.ocr({ path: await scanned(bench, await stub(-1.5)), page: 1 })
    expect(page.skew).toBeCloseTo(1.5, 0)
    expectLines(page)
    const gross = page.words.find((word) => word.text === 'Gross')!
    const [left, top] = fractions(gross.box, page)
    expect(left * 612).toBeCloseTo(75, -1)
    expect(top * 792).toBeCloseTo(112, -1)
  }))

test('a sheet photographed at an angle is flattened, and its boxes match the words in the photo', () =>
  withReader(async (bench) => {
    const corners: Corners = [
      [0.12, 0.08],
      [0.84, 0.14],
      [0.97, 0.94],
      [0.03, 0.88],
    ]
    const photo = photographed(await drawn(bench, await stub(0)), corners, 90)
    const page = await bench.pool.ocr({ path: await saved(bench, photo), page: 1 })
    expectLines(page)
    const [gross] = page.words.filter((word) => word.text === 'Gross').sort((a, b) => a.box[1] - b.box[1])
    const [left, top, right, bottom] = fractions(gross!.box, page)
    const [x, y] = projectionOnto(corners)(87 / 612, 118 / 792)
    expect(left).toBeLessThan(x)
    expect(right).toBeGreaterThan(x)
    expect(top).toBeLessThan(y)
    expect(bottom).toBeGreaterThan(y)
  }))

test('apparent print on the very edge of a photographed sheet is dropped', () =>
  withReader(async (bench) => {
    const pdf = await PDFDocument.load(await stub(0))
    pdf.getPage(0).drawText('Beside the sheet', { x: 200, y: 784, size: 8 })
    const sheet = await drawn(bench, await pdf.save())
    const corners: Corners = [
      [0.06, 0.05],
      [0.95, 0.06],
      [0.96, 0.95],
      [0.05, 0.94],
    ]
    const texts = async (picture: Picture) => {
      const { words } = await bench.pool.ocr({ path: await saved(bench, picture), page: 1 })
      return words.map(({ text }) => text)
    }
    expect(await texts(sheet)).toContain('Beside')
    const photo = await texts(photographed(sheet, corners, 90))
    expect(photo).toContain('Gross')
    expect(photo).not.toContain('Beside')
  }))

test('a scan that lies on its side is read upright', () =>
  withReader(async (bench) => {
    const page = await bench.pool.ocr({ path: await scanned(bench, await stub(0), 90), page: 1 })
    expect(page.turned).toBe(270)
    expectLines(page)
  }))

test('a page on a dark screen reads like one on paper', () =>
  withReader(async (bench) => {
    const paper = await drawn(bench, await stub(0))
    const screen = { ...paper, data: paper.data.map((value) => 255 - value) }
    expectLines(await bench.pool.ocr({ path: await saved(bench, screen), page: 1 }))
  }))

test('a page reads the same whatever was read before it', () =>
  withReader(async (bench) => {
    const path = await scanned(bench, await stub(0))
    const first = await bench.pool.ocr({ path, page: 1 })
    await bench.pool.ocr({ path: await bench.place('other.pdf', await stub(2)), page: 1 })
    expect(await bench.pool.ocr({ path, page: 1 })).toEqual(first)
  }))

test('a page that cannot be drawn keeps the text outside the regions that OCR was to read', async () => {
  const [garbled, kept] = [40, 300].map((top): Word => ({ text: 'Pay', box: [60, top, 90, top + 10], confidence: 1 }))
  const page: Page = { ...PAGE, words: [garbled!, kept!] }
  for (const picture of [
    () => Promise.resolve(null),
    () => Promise.reject(new UnreadableFile('corrupt_file', 'every page of the document is damaged')),
  ]) {
    const file: ReadableFile = {
      ...{ pagesTotal: 1, picture, damageOf: () => 'whole' },
      examine: () => Promise.reject(new Error('nothing to examine')),
      close: () => Promise.resolve(),
      textLayer: () => Promise.resolve({ ...LAYER, page }),
    }
    expect(await readByOcr(file, 1)).toEqual({ ...page, words: [kept], damage: 'in_part' })
  }
})

const PAGE = { number: 1, width: 612, height: 792, source: 'text_layer' as const, formFields: [] }
const LAYER: Omit<TextLayer, 'page'> = {
  trust: 'in_part',
  garbled: [[50, 30, 300, 60]],
  illegible: [],
  unseen: [],
  resolution: null,
}
