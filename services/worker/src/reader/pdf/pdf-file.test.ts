import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { DEFAULT_LIMITS } from '../limits.ts'
import { openPdf } from './pdf-file.ts'

const PAGES = 4

test('a large PDF that is reopened as its bytes accumulate reads and draws every page as before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-file-'))
  const path = join(folder, 'large.pdf')
  await writeFile(path, await large())
  const file = await openPdf(path, undefined, { ...DEFAULT_LIMITS, gatheredBytes: 1 })
  try {
    for (let page = 1; page <= PAGES; page++) {
      const { words } = (await file.textLayer(page)).page
      expect(words.map(({ text }) => text)).toEqual([`Page${page}`])
      expect((await file.picture(page, 36))!.data.some((value) => value < 200)).toBe(true)
    }
  } finally {
    await file.close()
    await rm(folder, { recursive: true })
  }
})

/** Pages with one picture of noise each, together too large to be read at once. */
async function large(): Promise<Uint8Array> {
  const side = 900
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= PAGES; number++) {
    const noise = { raw: { width: side, height: side, channels: 3 as const } }
    const image = await pdf.embedPng(
      await sharp(randomBytes(3 * side * side), noise)
        .png()
        .toBuffer(),
    )
    const page = pdf.addPage()
    page.drawImage(image, { width: 300, height: 300 })
    page.drawText(`Page${number}`, { font, x: 100, y: 500 })
  }
  return pdf.save()
}
