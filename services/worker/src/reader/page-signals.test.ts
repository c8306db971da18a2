import { degrees, PDFDocument, PDFString, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib'
import sharp from 'sharp'
import type { FoundSignal } from '@income/shared'
import { closeReaders, withReader } from './testing/with-reader.ts'

afterAll(closeReaders)

/** Signals from what pages draw, as a reader finds them. Each case draws on the same table of amounts. */

interface Sheet {
  pdf: PDFDocument
  page: PDFPage
  font: PDFFont
  bold: PDFFont
  other: PDFFont
}

const AMOUNTS = ['12.50', '1,204.00', '87.33', '410.00', '2,412.00', '9.99', '65.10', '3,000.00']
const RIGHT = 500
const SIZE = 10
const baselineOf = (row: number) => 700 - 16 * row
const THE_ONE = 4

async function drawn(alter: (sheet: Sheet) => Promise<void> | void, leaveOut = -1): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const [font, bold, other] = await Promise.all(
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.TimesRoman].map((name) => pdf.embedFont(name)),
  )
  const page = pdf.addPage([612, 792])
  for (const [row, amount] of AMOUNTS.entries()) {
    page.drawText(`Line ${row + 1}`, { x: 72, y: baselineOf(row), size: SIZE, font: font! })
    if (row !== leaveOut) write(page, amount, row, font!)
  }
  await alter({ pdf, page, font: font!, bold: bold!, other: other! })
  return pdf.save()
}

function write(page: PDFPage, text: string, row: number, font: PDFFont, { up = 0, right = 0, size = SIZE } = {}): void {
  const x = RIGHT - font.widthOfTextAtSize(text, size) + right
  page.drawText(text, { x, y: baselineOf(row) + up, size, font })
}

function box(page: PDFPage, row: number, color = rgb(1, 1, 1)): void {
  page.drawRectangle({ x: 455, y: baselineOf(row) - 2, width: 46, height: 11, color })
}

let signals: FoundSignal[][]
const CASES: [name: string, pdf: () => Promise<Uint8Array>, expected: string[]][] = [
  ['the table as it is', () => drawn(() => {}), []],
  [
    'an amount boxed and retyped',
    () =>
      drawn(({ page, font }) => {
        box(page, THE_ONE)
        write(page, '9,412.00', THE_ONE, font)
      }),
    ['text_typed_over high'],
  ],
  [
    'a name boxed and retyped',
    () =>
      drawn(({ page, font }) => {
        page.drawText('Dana Roe', { x: 72, y: baselineOf(10), size: SIZE, font })
        page.drawRectangle({ x: 70, y: baselineOf(10) - 2, width: 60, height: 11, color: rgb(1, 1, 1) })
        page.drawText('Jane Doe', { x: 72, y: baselineOf(10), size: SIZE, font })
      }),
    ['text_typed_over medium'],
  ],
  ['an amount blacked out', () => drawn(({ page }) => box(page, THE_ONE, rgb(0, 0, 0))), ['text_covered low']],
  [
    'an amount drawn on the ground of its row',
    () =>
      drawn(({ page, font }) => {
        box(page, THE_ONE, rgb(0.9, 0.9, 0.9))
        write(page, AMOUNTS[THE_ONE]!, THE_ONE, font)
      }),
    [],
  ],
  [
    'an amount under a picture of its size',
    () =>
      drawn(async ({ pdf, page }) => {
        const picture = await sharp({ create: { width: 92, height: 24, channels: 3, background: 'white' } })
          .png()
          .toBuffer()
        page.drawImage(await pdf.embedPng(picture), { x: 455, y: baselineOf(THE_ONE) - 2, width: 46, height: 12 })
      }),
    ['text_under_picture high'],
  ],
  [
    'a field with a ground over an amount',
    () =>
      drawn(({ pdf, page }) => {
        const field = pdf.getForm().createTextField('total')
        field.setText('9,412.00')
        const place = { x: 455, y: baselineOf(THE_ONE) - 3, width: 48, height: 13, borderWidth: 0 }
        field.addToPage(page, { ...place, backgroundColor: rgb(1, 1, 1) })
      }),
    ['field_over_print high'],
  ],
  [
    'a note without an appearance over an amount',
    () =>
      drawn(({ pdf, page }) => {
        const Rect = [455, baselineOf(THE_ONE) - 3, 503, baselineOf(THE_ONE) + 10]
        const note = { Type: 'Annot', Subtype: 'FreeText', Contents: PDFString.of('9,412.00'), C: [1, 1, 1], Rect }
        page.node.addAnnot(pdf.context.register(pdf.context.obj(note)))
      }),
    ['field_over_print high'],
  ],
  [
    'a digit of another font in an amount',
    () =>
      drawn(({ page, font, other }) => {
        const x = RIGHT - font.widthOfTextAtSize('9,412.00', SIZE)
        page.drawText('9', { x: x + 0.3, y: baselineOf(THE_ONE), size: SIZE, font: other })
        write(page, ',412.00', THE_ONE, font)
      }, THE_ONE),
    ['digits_differ high'],
  ],
  [
    'a digit in bold in an amount',
    () =>
      drawn(({ page, font, bold }) => {
        const x = RIGHT - font.widthOfTextAtSize('9,412.00', SIZE)
        page.drawText('9', { x, y: baselineOf(THE_ONE), size: SIZE, font: bold })
        write(page, ',412.00', THE_ONE, font)
      }, THE_ONE),
    ['digits_differ high'],
  ],
  [
    'an amount in another font',
    () => drawn(({ page, other }) => write(page, '9,412.00', THE_ONE, other), THE_ONE),
    ['number_unlike_its_like medium'],
  ],
  [
    'an amount in another font and out of line',
    () => drawn(({ page, other }) => write(page, '9,412.00', THE_ONE, other, { up: 0.6, right: 2 }), THE_ONE),
    ['number_unlike_its_like high'],
  ],
  [
    'an amount that does not end where its column does',
    () => drawn(({ page, font }) => write(page, '92,412.00', THE_ONE, font, { right: 5 }), THE_ONE),
    ['number_unlike_its_like medium'],
  ],
  [
    'an amount below the table, in another size and not in line with it',
    () =>
      drawn(({ page, font }) => {
        write(page, '8,160.50', 8, font)
        write(page, '9,412.00', 10, font, { right: 3, size: 9.5 })
        write(page, '1.75', 13, font, { size: 11 })
      }),
    [],
  ],
  [
    'a total in bold beside a label in bold',
    () =>
      drawn(({ page, bold }) => {
        page.drawText('Total', { x: 72, y: baselineOf(8), size: SIZE, font: bold })
        write(page, '7,200.92', 8, bold)
      }),
    [],
  ],
]

const OUT_OF_LINE = CASES.findIndex(([name]) => name.endsWith('out of line'))

beforeAll(async () => {
  signals = []
  await withReader(async ({ pool, place }) => {
    for (const [i, [, pdf]] of CASES.entries()) {
      const path = await place(`${i}.pdf`, await pdf())
      const { pages, needsOcr } = await pool.survey({ path, fromPage: 1 })
      const [page] = needsOcr.length > 0 ? [await pool.ocr({ path, page: 1 })] : pages
      signals.push([...(page!.signals ?? [])])
    }
  })
})

test.each(CASES.map(([name, , expected], i) => [name, i, expected] as const))('%s', (_, i, expected) => {
  expect(signals[i]!.map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected)
})

test('each is reported with its place, and with the earlier and the current text', () => {
  const [typedOver] = signals[1]!
  expect(typedOver).toMatchObject({
    summary: 'Text was covered, and other text was typed over it: “2,412.00” beneath, “9,412.00” shown.',
    evidence: [{ page: 1, detail: '“2,412.00” beneath, “9,412.00” shown' }],
  })
  const [left, top, right, bottom] = typedOver!.evidence[0]!.box!
  expect([left! * 612, right! * 612]).toEqual([expect.closeTo(459, -1), expect.closeTo(RIGHT, -1)])
  const baseline = 792 - baselineOf(THE_ONE)
  expect([top! * 792, bottom! * 792]).toEqual([expect.closeTo(baseline - 8, 0), expect.closeTo(baseline + 2, 0)])
})

test('a rotated page reports positions as displayed', async () => {
  const upright = await PDFDocument.load(await CASES[OUT_OF_LINE]![1]())
  const lying = await PDFDocument.create()
  const page = lying.addPage([792, 612])
  page.drawPage(await lying.embedPage(upright.getPage(0)), { x: 792, y: 0, rotate: degrees(90) })
  await withReader(async ({ pool, place }) => {
    const { pages } = await pool.survey({ path: await place('lying.pdf', await lying.save()), fromPage: 1 })
    const [left, top, right, bottom] = signals[OUT_OF_LINE]![0]!.evidence[0]!.box!
    const seen = pages[0]!.signals![0]!.evidence[0]!.box!
    const turned = [top!, 1 - right!, bottom!, 1 - left!]
    for (const [i, edge] of turned.entries()) expect(seen[i]).toBeCloseTo(edge, 2)
  })
})

test('a scan onto which an amount was typed is read as it looks, and reports the place', async () => {
  const [width, height] = [1_700, 2_200]
  const noise = { type: 'gaussian' as const, mean: 235, sigma: 5 }
  const paper = sharp({ create: { width, height, channels: 3, background: 'white', noise } })
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  page.drawImage(await pdf.embedJpg(await paper.jpeg().toBuffer()), { x: 0, y: 0, width: 612, height: 792 })
  box(page, THE_ONE)
  write(page, '9,412.00', THE_ONE, await pdf.embedFont(StandardFonts.Helvetica))
  const bytes = await pdf.save()
  await withReader(async ({ pool, place, ended }) => {
    const path = await place('scan.pdf', bytes)
    expect((await pool.survey({ path, fromPage: 1 })).needsOcr).toEqual([1])
    const { words, signals } = await pool.ocr({ path, page: 1 })
    expect(words.map(({ text }) => text)).toEqual(['9,412.00'])
    expect(signals).toContainEqual(expect.objectContaining({ code: 'scan_drawn_over', severity: 'high' }))
    expect(ended).toEqual([])
  })
})

test('a figure typed onto letters that are outlines is reported with its place', async () => {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  const letter = 'M0 0 L4 0 L2 6 L5 7 L0 8 Z'
  for (let i = 0; i < 60; i++) page.drawSvgPath(letter, { x: 72 + 7 * i, y: 600, color: rgb(0, 0, 0), borderWidth: 0 })
  box(page, THE_ONE)
  write(page, '9,412.00', THE_ONE, await pdf.embedFont(StandardFonts.Helvetica))
  const bytes = await pdf.save()
  await withReader(async ({ pool, place }) => {
    const { pages } = await pool.survey({ path: await place('outlines.pdf', bytes), fromPage: 1 })
    expect(pages[0]?.signals).toMatchObject([
      { code: 'scan_drawn_over', severity: 'high', evidence: [{ detail: '“9,412.00” on a shape over the outlines' }] },
    ])
  })
})
