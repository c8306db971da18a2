import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib'
import { DEFAULT_LIMITS } from '../../limits.ts'
import { openFile } from '../../open-file.ts'

const NOTHING = { attachedFiles: 0, isPortfolio: false, isXfaForm: false }

test('a PDF with pages alone has nothing else', async () => {
  expect(await found(await onePage())).toEqual(NOTHING)
})

test('attached files are counted, and a portfolio is recognised', async () => {
  const pdf = await onePage()
  await pdf.attach(new Uint8Array(9), 'pay-stub.pdf')
  await pdf.attach(new Uint8Array(9), 'w2.pdf')
  expect(await found(pdf)).toEqual({ ...NOTHING, attachedFiles: 2 })
  pdf.catalog.set(PDFName.of('Collection'), pdf.context.obj({ Type: 'Collection' }))
  expect(await found(pdf)).toEqual({ ...NOTHING, attachedFiles: 2, isPortfolio: true })
})

test('a damaged list of attached files is as good as none', async () => {
  const pdf = await onePage()
  pdf.catalog.set(PDFName.of('Names'), pdf.context.obj({ EmbeddedFiles: { Kids: [7, null], Names: ['x'] } }))
  expect(await found(pdf)).toEqual(NOTHING)
})

test('an XFA form without fields is recognised; one with fields is drawn by every program', async () => {
  const pdf = await onePage()
  const XFA = pdf.context.register(pdf.context.stream('<xdp/>'))
  const withFields = (...Fields: PDFRef[]) => pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ Fields, XFA }))
  withFields()
  expect(await found(pdf)).toEqual({ ...NOTHING, isXfaForm: true })
  withFields(pdf.context.register(pdf.context.obj({ FT: 'Tx', T: 'a' })))
  expect(await found(pdf)).toEqual(NOTHING)
})

async function onePage(): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  return pdf
}

async function found(pdf: PDFDocument) {
  const folder = await mkdtemp(join(tmpdir(), 'beyond-pages-'))
  const path = join(folder, 'a.pdf')
  await writeFile(path, await pdf.save())
  const file = await openFile(path, undefined, DEFAULT_LIMITS)
  try {
    return (await file.examine()).beyondPages
  } finally {
    await file.close()
    await rm(folder, { recursive: true })
  }
}
