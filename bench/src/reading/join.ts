import { PDFDocument } from 'pdf-lib'

/** The pages of several PDFs as one, so that a program that is started once reads them all. */
export async function joined(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = await PDFDocument.create()
  for (const bytes of files) {
    const part = await PDFDocument.load(bytes)
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page)
  }
  return whole.save()
}
