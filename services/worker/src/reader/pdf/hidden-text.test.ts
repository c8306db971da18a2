import type { Page } from '@income/documents'
import {
  clip,
  degrees,
  endPath,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  PDFRawStream,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setStrokingRgbColor,
  setTextRenderingMode,
  StandardFonts,
  TextRenderingMode,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib'
import sharp from 'sharp'
import type { Survey } from '../reader.ts'
import { closeReaders, withReader } from '../testing/with-reader.ts'

afterAll(closeReaders)

interface Sheet {
  pdf: PDFDocument
  page: PDFPage
  font: PDFFont
}

const LIE = '9,999.00'

/** A page with "Net pay 2,078.68" and whatever else `add` draws. */
async function surveyOf(add: (sheet: Sheet) => void | Promise<void>): Promise<Survey> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([612, 792])
  page.drawText('Net pay 2,078.68', { x: 72, y: 700, size: 11, font })
  await add({ pdf, page, font })
  let survey: Survey | undefined
  await withReader(async ({ pool, place }) => {
    survey = await pool.survey({
      path: await place('hidden.pdf', await pdf.save({ updateFieldAppearances: false })),
      fromPage: 1,
    })
  })
  return survey!
}

function textsOf({ words, formFields }: Page): string[] {
  return [...words.map((word) => word.text), ...formFields.map((field) => field.value)]
}

const at = (font: PDFFont) => ({ x: 250, y: 500, size: 11, font })

const HIDDEN: [string, (sheet: Sheet) => void | Promise<void>][] = [
  [
    'clipped away',
    ({ page, font }) => {
      page.pushOperators(pushGraphicsState(), rectangle(0, 0, 50, 50), clip(), endPath())
      page.drawText(LIE, at(font))
      page.pushOperators(popGraphicsState())
    },
  ],
  ['transparent', ({ page, font }) => page.drawText(LIE, { ...at(font), opacity: 0 })],
  [
    'outlined in white',
    ({ page, font }) => {
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Outline), setStrokingRgbColor(1, 1, 1))
      page.drawText(LIE, at(font))
    },
  ],
  [
    'in the colour of its panel',
    ({ page, font }) => {
      page.drawRectangle({ x: 200, y: 480, width: 200, height: 50, color: rgb(0, 0, 0.4) })
      page.drawText(LIE, { ...at(font), color: rgb(0, 0, 0.4) })
    },
  ],
  [
    'under a patch, with another figure on it',
    ({ page, font }) => {
      page.drawText(LIE, at(font))
      page.drawRectangle({ x: 245, y: 492, width: 60, height: 22, color: rgb(1, 1, 1) })
      page.drawText('2,078.68', at(font))
    },
  ],
  [
    'on a layer that is off',
    ({ pdf, page, font }) => {
      const layer = pdf.context.register(pdf.context.obj({ Type: 'OCG', Name: PDFString.of('layer') }))
      pdf.catalog.set(PDFName.of('OCProperties'), pdf.context.obj({ OCGs: [layer], D: { OFF: [layer] } }))
      page.node.normalize()
      page.node.Resources()!.set(PDFName.of('Properties'), pdf.context.obj({ Layer: layer }))
      const begin = PDFOperatorNames.BeginMarkedContentSequence
      page.pushOperators(PDFOperator.of(begin, [PDFName.of('OC'), PDFName.of('Layer')]))
      page.drawText(LIE, at(font))
      page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
    },
  ],
  [
    'in a form field that is hidden',
    async ({ pdf, page, font }) => {
      const widget = await filledField(pdf, page, font, LIE)
      widget.set(PDFName.of('F'), PDFNumber.of(2))
    },
  ],
  [
    'in a form field that shows something else',
    async ({ pdf, page, font }) => {
      const widget = await filledField(pdf, page, font, LIE)
      widget.set(PDFName.of('AP'), pdf.context.obj({ N: await appearance(pdf, font, 'paid') }))
    },
  ],
]

test.each(HIDDEN)('an amount %s is not read', async (_, add) => {
  const { pages, needsOcr } = await surveyOf(add)
  expect(needsOcr).toEqual([])
  expect(textsOf(pages[0]!)).toContain('2,078.68')
  expect(textsOf(pages[0]!).join(' ')).not.toContain(LIE)
})

test('a faint watermark across the page leaves the amounts to the text layer', async () => {
  const { pages, needsOcr } = await surveyOf(({ page, font }) =>
    page.drawText('CLIENT COPY', { x: 80, y: 300, size: 80, font, color: rgb(0.92, 0.92, 0.92), rotate: degrees(35) }),
  )
  expect(needsOcr).toEqual([])
  expect(textsOf(pages[0]!)).toEqual(['Net', 'pay', '2,078.68'])
})

const DOUBTFUL: [string, (sheet: Sheet) => void | Promise<void>][] = [
  ['fainter than a watermark', ({ page, font }) => page.drawText(LIE, { ...at(font), color: rgb(0.92, 0.92, 0.92) })],
  [
    'under a picture that may be transparent',
    async ({ pdf, page, font }) => {
      page.drawText(LIE, at(font))
      const white = sharp({ create: { width: 60, height: 22, channels: 3, background: 'white' } })
      page.drawImage(await pdf.embedPng(await white.png().toBuffer()), { x: 245, y: 492, width: 60, height: 22 })
    },
  ],
]

test.each(DOUBTFUL)('OCR decides whether an amount %s is visible', async (_, add) => {
  expect(await surveyOf(add)).toMatchObject({ pages: [], needsOcr: [1] })
})

test('an amount that its cell, shade or rule leaves readable is read', async () => {
  const { pages } = await surveyOf(({ page, font }) => {
    page.drawRectangle({ x: 200, y: 480, width: 200, height: 50, color: rgb(0.85, 0.85, 0.85) })
    page.pushOperators(pushGraphicsState(), rectangle(245, 495, 60, 16), clip(), endPath())
    page.drawText('1,234.56', at(font))
    page.pushOperators(popGraphicsState())
    page.drawRectangle({ x: 200, y: 502, width: 200, height: 1, color: rgb(0, 0, 0) })
    page.drawRectangle({ x: 200, y: 480, width: 200, height: 50, color: rgb(1, 1, 0), opacity: 0.3 })
  })
  expect(textsOf(pages[0]!)).toContain('1,234.56')
})

test('a note typed onto the page is read as drawn', async () => {
  const { pages } = await surveyOf(async ({ pdf, page, font }) => {
    const note = pdf.context.obj({
      Type: 'Annot',
      Subtype: 'FreeText',
      Rect: [72, 490, 272, 510],
      Contents: PDFString.of(LIE),
      DA: PDFString.of('/Helv 11 Tf 0 g'),
      AP: { N: await appearance(pdf, font, 'corrected') },
    })
    page.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(note)]))
  })
  expect(textsOf(pages[0]!)).toContain('corrected')
  expect(textsOf(pages[0]!)).not.toContain(LIE)
})

async function filledField(pdf: PDFDocument, page: PDFPage, font: PDFFont, value: string) {
  const field = pdf.getForm().createTextField('net')
  field.setText(value)
  field.addToPage(page, { x: 72, y: 490, width: 200, height: 20, font, borderWidth: 0 })
  await pdf.flush()
  return field.acroField.getWidgets()[0]!.dict
}

async function appearance(pdf: PDFDocument, font: PDFFont, text: string) {
  const dict = pdf.context.obj({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 200, 20],
    Resources: { Font: { F1: font.ref } },
  })
  await pdf.flush()
  return pdf.context.register(PDFRawStream.of(dict, Buffer.from(`BT /F1 11 Tf 2 5 Td (${text}) Tj ET`)))
}
