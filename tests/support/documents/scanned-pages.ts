import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import type { TestFile } from '../clients/client.ts'

/** The document followed by this many nearly empty pages that are pictures: each waits for OCR, which takes no time. */
export async function withScannedPages({ name, bytes }: TestFile, count: number): Promise<TestFile> {
  const pdf = await PDFDocument.load(bytes)
  const picture = sharp({ create: { width: 850, height: 1_100, channels: 3, background: 'white' } })
  const image = await pdf.embedJpg(await picture.jpeg().toBuffer())
  for (let i = 0; i < count; i++) pdf.addPage([612, 792]).drawImage(image, { x: 0, y: 0, width: 612, height: 792 })
  return { name, bytes: await pdf.save() }
}
