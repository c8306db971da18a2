import { PDFDocument, StandardFonts } from 'pdf-lib'

const NOTICE = [
  'Important information about your account. Please read this notice and keep it with your records.',
  'If you believe that an item is wrong, write to us within sixty days of the statement on which it appeared.',
  'Deposits are insured up to the limits that the law sets. Terms and conditions apply to all accounts.',
]

/** The document followed by pages of notices, up to a number of pages. */
export async function withNotices(bytes: Uint8Array, pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes)
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  while (pdf.getPageCount() < pages) {
    const page = pdf.addPage([612, 792])
    for (const [i, line] of NOTICE.entries()) page.drawText(line, { x: 40, y: 700 - i * 16, size: 9, font })
    page.drawText(`Notice ${pdf.getPageCount()}`, { x: 40, y: 740, size: 12, font })
  }
  return pdf.save()
}
