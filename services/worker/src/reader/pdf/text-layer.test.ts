import { fractions, type Page, type Word } from '@income/documents'
import {
  degrees,
  PDFDocument,
  rgb,
  StandardFonts,
  TextRenderingMode,
  setTextRenderingMode,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib'
import { closeReaders, withReader } from '../testing/with-reader.ts'

afterAll(closeReaders)

async function pageOf(draw: (page: PDFPage, font: PDFFont) => void): Promise<Page> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  draw(pdf.addPage([612, 792]), font)
  let read: Page | undefined
  await withReader(async ({ pool, place }) => {
    const path = await place('text.pdf', await pdf.save())
    const survey = await pool.survey({ path, fromPage: 1 })
    expect(survey).toMatchObject({ pagesTotal: 1, needsOcr: [], nextPage: null })
    read = survey.pages[0]
  })
  return read!
}

const textsOf = (page: Page) => page.words.map((word) => word.text)
const find = (page: Page, text: string): Word => page.words.find((word) => word.text === text)!

test('words have the positions at which they are drawn', async () => {
  let start = 0
  let end = 0
  const page = await pageOf((sheet, font) => {
    sheet.drawText('Ending balance $1,234.56', { x: 72, y: 692, size: 10, font })
    start = 72 + font.widthOfTextAtSize('Ending balance ', 10)
    end = start + font.widthOfTextAtSize('$1,234.56', 10)
  })
  expect(textsOf(page)).toEqual(['Ending', 'balance', '$1,234.56'])
  const [left, top, right, bottom] = find(page, '$1,234.56').box
  expect(left).toBeCloseTo(start, 0)
  expect(right).toBeCloseTo(end, 0)
  expect(top).toBeLessThan(100)
  expect(bottom).toBeGreaterThan(100)
})

test('a page whose points are pixels is read at a usual size, with its words at the same fractions', async () => {
  const line = (factor: number) => (sheet: PDFPage, font: PDFFont) => {
    sheet.setSize(factor * 612, factor * 792)
    sheet.drawText('$1,234.56', { x: factor * 72, y: factor * 692, size: factor * 10, font })
  }
  const [usual, large] = [await pageOf(line(1)), await pageOf(line(3))]
  expect(large.width * large.height).toBeLessThan(2 * usual.width * usual.height)
  const [box, same] = [fractions(usual.words[0]!.box, usual), fractions(large.words[0]!.box, large)]
  box.forEach((side, i) => expect(same[i]).toBeCloseTo(side, 3))
})

test('the rules of a table drawn cell by cell are not outlined letters', async () => {
  const page = await pageOf((sheet, font) => {
    sheet.drawText('Net pay 2,078.68', { x: 72, y: 700, size: 10, font })
    for (let cell = 0; cell < 200; cell++)
      sheet.drawRectangle({
        x: 72 + 40 * (cell % 10),
        y: 100 + 20 * Math.floor(cell / 10),
        width: 1,
        height: 12,
        color: rgb(0.8, 0.8, 0.8),
      })
  })
  expect(textsOf(page)).toEqual(['Net', 'pay', '2,078.68'])
})

test('glyphs drawn one at a time, and in pieces out of order, are words', async () => {
  const page = await pageOf((sheet, font) => {
    let x = 72
    for (const letter of '4521 9876') {
      sheet.drawText(letter, { x, y: 600, size: 12, font })
      x += font.widthOfTextAtSize(letter, 12)
    }
    const width = font.widthOfTextAtSize('Deposits', 12)
    sheet.drawText('total', { x: 72 + width + 4, y: 500, size: 12, font })
    sheet.drawText('Deposits', { x: 72, y: 500, size: 12, font })
  })
  expect(textsOf(page).sort()).toEqual(['4521', '9876', 'Deposits', 'total'])
})

test('invisible text is not read: unpainted, white on white, covered, off the page', async () => {
  const page = await pageOf((sheet, font) => {
    sheet.drawText('covered', { x: 72, y: 500, size: 12, font })
    sheet.drawRectangle({ x: 0, y: 0, width: 612, height: 792, color: rgb(1, 1, 1) })
    sheet.drawText('seen', { x: 72, y: 700, size: 12, font })
    sheet.drawText('white', { x: 72, y: 650, size: 12, font, color: rgb(1, 1, 1) })
    sheet.drawText('outside', { x: 700, y: 650, size: 12, font })
    sheet.drawRectangle({ x: 60, y: 590, width: 200, height: 30, color: rgb(0, 0, 0.5) })
    sheet.drawText('heading', { x: 72, y: 600, size: 12, font, color: rgb(1, 1, 1) })
    sheet.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
    sheet.drawText('invisible', { x: 72, y: 550, size: 12, font })
  })
  expect(textsOf(page).sort()).toEqual(['heading', 'seen'])
})

test('a page with rotated text is turned upright', async () => {
  const page = await pageOf((sheet, font) => {
    sheet.drawText('Net pay 123.45', { x: 300, y: 100, size: 12, font, rotate: degrees(90) })
  })
  expect(textsOf(page)).toEqual(['Net', 'pay', '123.45'])
  expect(page).toMatchObject({ width: 792, height: 612, turned: 90 })
})
