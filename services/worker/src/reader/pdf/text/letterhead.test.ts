import { understand } from '@income/documents'
import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib'
import sharp from 'sharp'
import { bomb, onePage, textStream } from '../../../../../../tests/support/documents/pdf-source.ts'
import { openFile } from '../../open-file.ts'
import { DEFAULT_LIMITS } from '../../limits.ts'
import { closeReaders, withReader, type Bench } from '../../testing/with-reader.ts'

afterAll(closeReaders)

const NAME = 'Harbor Point Bank'
const STATEMENT = `Statement period 09/01/2026 to 09/30/2026
Checking account number 000123454321
Beginning balance 100.00
09/02/2026 Payroll deposit 900.00
Ending balance 1,000.00`

async function pdfWith(draw: (page: PDFPage, font: PDFFont, pdf: PDFDocument) => void | Promise<void>) {
  const pdf = await PDFDocument.create()
  await draw(pdf.addPage([612, 792]), await pdf.embedFont(StandardFonts.Helvetica), pdf)
  return pdf.save()
}

/** A statement with something drawn at the top left of its page. */
const statement = (letterhead: Parameters<typeof pdfWith>[0]) =>
  pdfWith(async (page, font, pdf) => {
    page.drawText(STATEMENT, { x: 60, y: 640, size: 10, lineHeight: 16, font })
    await letterhead(page, font, pdf)
  })

/** The bank's name as the pixels of a logo. */
async function logo({ place }: Bench): Promise<Uint8Array> {
  const pdf = await pdfWith((page, font) => page.drawText(NAME, { x: 60, y: 720, size: 22, font }))
  const file = await openFile(await place('logo.pdf', pdf), undefined, DEFAULT_LIMITS)
  const { width, height, data } = (await file.picture(1, 200))!
  await file.close()
  const region = { left: 140, top: 120, width: 600, height: 110 }
  return sharp(data, { raw: { width, height, channels: 1 } })
    .extract(region)
    .png()
    .toBuffer()
}

test('a bank whose name is only a picture in the head of the page is read from there', () =>
  withReader(async (bench) => {
    const picture = await logo(bench)
    const pdf = await statement(async (page, _, whole) =>
      page.drawImage(await whole.embedPng(picture), { x: 50, y: 705, width: 216, height: 40 }),
    )
    const path = await bench.place('statement.pdf', pdf)
    expect(await bench.pool.survey({ path, fromPage: 1 })).toMatchObject({ pages: [], needsOcr: [1] })
    const page = await bench.pool.ocr({ path, page: 1 })
    expect(page.source).toBe('text_layer')
    const [document] = understand([page]).documents
    expect(document!.fields['bank_name']).toMatchObject({ value: NAME, page: 1 })
    expect(document!.fields['closing_balance']).toMatchObject({ value: '1000.00', confidence: expect.closeTo(1, 1) })
  }))

const OUTLINES = [0, 18, 36, 54].map((x) => `M ${x} 20 L ${x + 6} 0 L ${x + 12} 20 Z`).join(' ')

function drawShapes(page: PDFPage, count: number): void {
  for (let i = 0; i < count; i++)
    page.drawSvgPath('M 0 20 L 20 0 L 40 20 Z', { x: 60 + 44 * (i % 10), y: 740, color: rgb(0, 0, 0) })
}

test.each([
  [
    'letters as outlines',
    async (page: PDFPage) => page.drawSvgPath(OUTLINES, { x: 60, y: 740, color: rgb(0, 0, 0) }),
    [1],
  ],
  ['letters drawn one by one', async (page: PDFPage) => drawShapes(page, 4), [1]],
  ['a drawing of very many shapes', async (page: PDFPage) => drawShapes(page, 1_001), []],
  [
    'an emblem, which names nobody',
    async (page: PDFPage) => page.drawSvgPath('M 0 20 L 10 0 L 20 20 Z', { x: 60, y: 740, color: rgb(0, 0, 0) }),
    [],
  ],
  [
    'outlines beside the name in print',
    async (page: PDFPage, font: PDFFont) => {
      page.drawSvgPath(OUTLINES, { x: 60, y: 740, color: rgb(0, 0, 0) })
      page.drawText(NAME, { x: 300, y: 725, size: 14, font })
    },
    [],
  ],
  [
    'outlines on a later page',
    async (page: PDFPage, font: PDFFont) => {
      page.drawSvgPath(OUTLINES, { x: 60, y: 740, color: rgb(0, 0, 0) })
      page.drawText('Page 2 of 3', { x: 500, y: 760, size: 9, font })
    },
    [],
  ],
])('a statement under %s', (_, letterhead, needsOcr) =>
  withReader(async ({ pool, place }) => {
    const path = await place('statement.pdf', await statement(letterhead))
    expect(await pool.survey({ path, fromPage: 1 })).toMatchObject({ needsOcr })
  }),
)

test.each([
  ['a picture of usual size', 300, 1, [1]],
  ['a picture that takes much memory to draw', 5_000, 1, []],
  ['pictures that take long to draw', 8, 1_001, []],
])('a statement under %s', (_, side, count, needsOcr) =>
  withReader(async ({ pool, place }) => {
    const lines = STATEMENT.split('\n').map((line) => `(${line}) Tj T*`)
    const contents = textStream(
      `BT /F 10 Tf 60 640 Td 16 TL ${lines.join(' ')} ET ${'q 300 0 0 40 50 720 cm /I Do Q '.repeat(count)}`,
    )
    const picture = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 1`
    const font = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>'
    const pdf = onePage(`${font}/XObject<</I 5 0 R>>`, contents, bomb(picture, side * Math.ceil(side / 8)))
    expect(await pool.survey({ path: await place('statement.pdf', pdf), fromPage: 1 })).toMatchObject({ needsOcr })
  }),
)
