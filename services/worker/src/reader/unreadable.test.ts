import { randomBytes } from 'node:crypto'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { UnreadableFile } from './errors.ts'
import { encryptedPdf } from './testing/encrypted-pdf.ts'
import { closeReaders, withReader } from './testing/with-reader.ts'

afterAll(closeReaders)

test('a protected PDF requires its password, and opens with it', () =>
  withReader(async ({ pool, place }) => {
    const path = await place('protected.pdf', encryptedPdf('secret'))
    const locked = { name: 'UnreadableFile', code: 'password_protected' }
    await expect(pool.survey({ path, fromPage: 1 })).rejects.toMatchObject(locked)
    await expect(pool.survey({ path, fromPage: 1, password: 'wrong' })).rejects.toMatchObject(locked)
    expect((await pool.survey({ path, fromPage: 1, password: 'secret' })).pagesTotal).toBe(1)
  }))

test('a PDF that only restricts its use opens without a password', () =>
  withReader(async ({ pool, place }) => {
    const path = await place('restricted.pdf', encryptedPdf(''))
    expect((await pool.survey({ path, fromPage: 1 })).pagesTotal).toBe(1)
  }))

test('damaged files are distinguished from protected ones, and the reader keeps running', () =>
  withReader(async ({ pool, place }) => {
    const corrupt = { name: 'UnreadableFile', code: 'corrupt_file' }
    for (const bytes of [
      Buffer.from('%PDF-1.7\nnothing follows'),
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100, 1)]),
      Buffer.from('neither PDF nor picture'),
    ]) {
      await expect(pool.survey({ path: await place('damaged', bytes), fromPage: 1 })).rejects.toMatchObject(corrupt)
    }
    const pdf = await PDFDocument.create()
    pdf.addPage()
    const path = await place('good.pdf', await pdf.save())
    expect((await pool.survey({ path, fromPage: 1 })).pages).toHaveLength(1)
  }))

test('a PDF with several damaged pages does not end its reader', () =>
  withReader(async ({ place, pool, ended }) => {
    const pdf = await PDFDocument.create()
    const font = await pdf.embedFont(StandardFonts.Courier)
    for (const text of ['Opening balance', 'Deposits', 'Closing balance']) pdf.addPage().drawText(text, { font })
    const bytes = await pdf.save({ useObjectStreams: false })
    const damaged = Buffer.from(bytes)
      .toString('latin1')
      .replace(/(?<=\/Courier-\d{7})\d/g, ')')
    const path = await place('damaged.pdf', Buffer.from(damaged, 'latin1'))
    await pool.survey({ path, fromPage: 1 }).catch((error: unknown) => expect(error).toBeInstanceOf(UnreadableFile))
    await pool.survey({ path: await place('good.pdf', bytes), fromPage: 1 })
    expect(ended).toEqual([])
  }))

test('a page with truncated content is reported as damaged, partly or completely', () =>
  withReader(async ({ place, pool }) => {
    const pdf = await PDFDocument.create()
    const font = await pdf.embedFont(StandardFonts.Courier)
    for (const text of ['Opening balance', 'Deposits']) {
      const page = pdf.addPage()
      for (let line = 0; line < 60; line++) page.drawText(`${text} ${line * 7919}`, { font, size: 8, y: 12 * line })
    }
    const bytes = Buffer.from(await pdf.save({ useObjectStreams: false }))
    const first = await pool.survey({ path: await place('whole.pdf', bytes), fromPage: 1 })
    expect(first.pages.map(({ damage }) => damage)).toEqual([undefined, undefined])
    bytes[bytes.indexOf('endstream', bytes.indexOf('/FlateDecode')) - 60]! ^= 0xff
    const { pages } = await pool.survey({ path: await place('flipped.pdf', bytes), fromPage: 1 })
    expect(pages.map(({ damage }) => damage)).toEqual(['in_part', undefined])
  }))

test('ten megabytes that only claim to be a PDF are refused at once, by a reader with little memory', () =>
  withReader(async ({ pool, place }) => {
    const noise = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(10_000_000)])
    const refused = pool.survey({ path: await place('noise.pdf', noise), fromPage: 1 })
    await expect(refused).rejects.toMatchObject({ code: 'corrupt_file' })
  }, 300_000_000))

test('a PDF whose first object comes late is opened', () =>
  withReader(async ({ pool, place }) => {
    const pdf = await PDFDocument.create()
    pdf.addPage()
    const [head, body] = [Buffer.from('%PDF-1.7\n%'), Buffer.from(await pdf.save())]
    const path = await place('late.pdf', Buffer.concat([head, Buffer.alloc(1_048_500, 'x'), Buffer.from('\n'), body]))
    expect((await pool.survey({ path, fromPage: 1 })).pagesTotal).toBe(1)
  }))

test('a picture with too many pixels is refused before it is decoded', () =>
  withReader(async ({ pool, place }) => {
    const huge = sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
    const path = await place('huge.png', await huge.png().toBuffer())
    await expect(pool.survey({ path, fromPage: 1 })).rejects.toMatchObject({ code: 'extraction_failed' })
  }))
