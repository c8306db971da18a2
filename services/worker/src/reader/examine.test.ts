import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import type { FileTraits, History } from '@income/signals'
import { contentsOf, pageObjects, savedOver, signed, stream, written } from './testing/revised-pdf.ts'
import { readExif } from './image/exif.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { openFile } from './open-file.ts'
import { closeReaders, withReader } from './testing/with-reader.ts'

afterAll(closeReaders)

/** File traits, as a reader finds them. */

async function examined(...files: Uint8Array[]): Promise<FileTraits[]> {
  const traits: FileTraits[] = []
  await withReader(async ({ pool, place, ended }) => {
    for (const [i, bytes] of files.entries()) traits.push(await pool.examine({ path: await place(`${i}.pdf`, bytes) }))
    expect(ended).toEqual([])
  })
  return traits
}

async function historiesOf(...files: Uint8Array[]): Promise<History[]> {
  return (await examined(...files)).map(({ history }) => history!)
}

/** The history of a file whose pages were read before. */
async function historyAfterReading(bytes: Uint8Array): Promise<History> {
  const folder = await mkdtemp(join(tmpdir(), 'letters-'))
  const path = join(folder, 'a.pdf')
  await writeFile(path, bytes)
  const file = await openFile(path, undefined, DEFAULT_LIMITS)
  try {
    for (let number = 1; number <= file.pagesTotal; number++) await file.textLayer(number)
    return (await file.examine()).history!
  } finally {
    await file.close()
    await rm(folder, { recursive: true })
  }
}

const LINES = ['Statement of account', 'Closing balance 2,412.00', 'Thank you']

test('an earlier state is found, with the changed text and its position', async () => {
  const first = written(pageObjects(LINES))
  const changed = savedOver(first, { 4: contentsOf([LINES[0]!, 'Closing balance 9,412.00', LINES[2]!]) })
  const again = savedOver(changed, { 7: '<</Type/Metadata>>' })
  const [one, two, three] = await historiesOf(first, changed, again)
  expect(one).toEqual({
    revisions: 1,
    changes: [],
    behindEnd: { bytes: 0, objects: false },
    rebuilt: false,
    unpacked: false,
    crossReference: 'table',
    signatures: [],
    touched: [],
    unusual: [],
    writing: [{ page: 1, operators: null, fractions: null, arrays: null }],
    pages: [],
  })
  expect(two).toMatchObject({
    revisions: 2,
    changes: [{ kind: 'text', revision: 2, page: 1, before: '2,412.00', after: '9,412.00' }],
  })
  const [left, top, right, bottom] = two!.changes[0]!.box!
  expect([left! * 612, right! * 612]).toEqual([expect.closeTo(147, -1), expect.closeTo(185, -1)])
  expect([top! * 792, bottom! * 792]).toEqual([expect.closeTo(104, 0), expect.closeTo(114, 0)])
  expect(three).toMatchObject({ revisions: 3, changes: two!.changes })
})

test('letters of a font that no page shows are counted, and other fonts are known by what is written in them', async () => {
  const map = (letters: string) =>
    stream(
      `${letters.length} beginbfchar ${Array.from(letters, (letter) => `<${hex(letter)}><00${hex(letter)}>`).join(' ')} endbfchar`,
    )
  const hex = (letter: string) => letter.charCodeAt(0).toString(16)
  const font = (tag: string, toUnicode: number) =>
    `<</Type/Font/Subtype/Type1/BaseFont/${tag}+Helvetica/ToUnicode ${toUnicode} 0 R>>`
  const page = (contents: number, of: number, other: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${contents} 0 R/Resources<</Font<</F ${of} 0 R/G ${other} 0 R>>>>>>`
  const courier = '<</Type/Font/Subtype/Type1/BaseFont/Courier'
  const file = written({
    ...{ 15: `${courier}>>`, 16: `${courier}>>`, 17: `${courier}/Encoding/WinAnsiEncoding>>` },
    ...{ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Pages/Kids[3 0 R 6 0 R 8 0 R]/Count 3>>' },
    ...{ 3: page(4, 5, 15), 4: contentsOf(['abc']), 5: font('AAAAAA', 10), 10: map('abcdefg') },
    ...{ 6: page(7, 11, 16), 7: contentsOf(['cde']), 11: font('AAAAAA', 12), 12: map('abcdefg') },
    ...{ 8: page(9, 13, 17), 9: contentsOf(['xyz']), 13: font('BAAAAA', 14), 14: map('xyz') },
  })
  const { pages } = await historyAfterReading(file)
  const [one, other] = [pages[0]!.fonts[0]!, pages[2]!.fonts[0]!]
  expect(one).toEqual({ id: expect.stringContaining('AAAAAA+Helvetica'), unused: 2 })
  expect(pages[1]!.fonts).toEqual([one])
  expect(other.unused).toBe(0)
  expect(pages[0]!.others).toHaveLength(1)
  expect(pages[1]!.others).toEqual(pages[0]!.others)
  expect(pages[2]!.others).not.toEqual(pages[0]!.others)
})

test('text that Acrobat marked as edited has its place, beside text of a form', async () => {
  const marked =
    '/X Do BT /F 10 Tf 72 700 Td (Pay) Tj ET /TouchUp_TextEdit MP BT /F 10 Tf 72 600 Td (9,412.00) Tj ET /TouchUp_TextEdit MP'
  const form = '/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F 5 0 R>>>>'
  const [{ touched }] = (await historiesOf(
    written({
      ...pageObjects([]),
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>',
      4: stream(marked),
      6: stream('BT /F 10 Tf 72 500 Td (Form) Tj ET').replace('<<', `<<${form}`),
    }),
  )) as [History]
  expect(touched).toMatchObject([{ page: 1, text: '9,412.00' }])
  const [left, top] = touched[0]!.box!
  expect([left! * 612, top! * 792]).toEqual([expect.closeTo(72, 0), expect.closeTo(184, 0)])
})

test('added and removed text is reported; moved text is not', async () => {
  const first = written(pageObjects(LINES))
  const added = savedOver(first, { 4: contentsOf([...LINES, 'Page 1 of 9']) })
  const removed = savedOver(first, { 4: contentsOf(LINES.slice(0, 2)) })
  const moved = savedOver(first, { 4: contentsOf(['', ...LINES]) })
  const [one, two, three] = await historiesOf(added, removed, moved)
  expect(one!.changes).toMatchObject([{ kind: 'added', after: 'Page 1 of 9' }])
  expect(two!.changes).toMatchObject([{ kind: 'removed', before: 'Thank you' }])
  expect(three!.changes).toEqual([])
})

test('the values of fields are compared without reading the page again', async () => {
  const field = (value: string) =>
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(pay)/V(${value})/Rect[72 600 200 620]/F 4/DA(/F 10 Tf)>>`
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[6 0 R]>>'
  const root = '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]>>>>'
  const first = written({ ...pageObjects(LINES), 1: root, 3: page, 6: field('10.00') })
  const filled = savedOver(first, { 6: field('90.00') })
  const changed = savedOver(filled, { 4: contentsOf(['Statement of account', LINES[1]!, LINES[2]!, 'More']) })
  const [two, three] = await historiesOf(filled, changed)
  const value = { kind: 'field', revision: 2, before: '10.00', after: '90.00' }
  expect(two!.changes).toMatchObject([value])
  expect(three!.changes).toMatchObject([value, { kind: 'added', revision: 3, after: 'More' }])
})

test('what the file does not show of two PDFs after each other is compared with what it shows', async () => {
  const first = written(pageObjects(['Statement', 'Balance 2,412.00']))
  const other = written(pageObjects(['Statement', 'Balance 9,412.00']))
  const [two, same] = await historiesOf(Buffer.concat([first, other]), Buffer.concat([first, first]))
  // The table of the second leads to the objects of the first.
  expect(two).toMatchObject({ revisions: 2, changes: [{ kind: 'text', before: '9,412.00', after: '2,412.00' }] })
  expect(same).toMatchObject({ revisions: 2, changes: [] })
})

test('a file that is closed twice with nothing in between has one state', async () => {
  const [history] = await historiesOf(savedOver(written(pageObjects(LINES)), {}))
  expect(history!.revisions).toBe(1)
})

test('data after the end, and a table that does not match', async () => {
  const first = written(pageObjects(LINES))
  const noise = Buffer.concat([first, Buffer.from('<html></html>')])
  const orphan = Buffer.concat([first, Buffer.from(`9 0 obj\n${stream('secret')}\nendobj\n`)])
  const blank = Buffer.concat([first, Buffer.from('\r\n\0\0')])
  const shifted = Buffer.from(first.toString('latin1').replace('2,412.00', '912,412.00'), 'latin1')
  const [one, two, three, four] = await historiesOf(noise, orphan, blank, shifted)
  expect(one!.behindEnd).toEqual({ bytes: expect.any(Number), objects: false })
  expect(two!.behindEnd).toMatchObject({ objects: true })
  expect(three!.behindEnd).toEqual({ bytes: 0, objects: false })
  expect(four!.rebuilt).toBe(true)
})

test('a signature is compared with the bytes it covers', async () => {
  const intact = signed(LINES)
  const broken = Buffer.from(intact.toString('latin1').replace('2,412.00', '9,412.00'), 'latin1')
  const behind = savedOver(intact, { 4: contentsOf([LINES[0]!, 'Closing balance 9,412.00', LINES[2]!]) })
  const [one, two, three] = await historiesOf(intact, broken, behind)
  expect(one!.signatures).toEqual([{ intact: true, revision: 1 }])
  expect(two!.signatures).toEqual([{ intact: false, revision: 1 }])
  expect(three).toMatchObject({ signatures: [{ intact: true, revision: 1 }], changes: [{ kind: 'text', revision: 2 }] })
})

test('a range that leaves out more than the signature cannot be verified', async () => {
  const intact = signed(LINES).toString('latin1')
  const [written, until, second, rest] = /\[0 (\d{6}) (\d{6}) (\d{6})\]/.exec(intact)!
  const covering = (range: number[]) =>
    Buffer.from(intact.replace(written, `[0 ${range.map((n) => String(n).padStart(6, '0')).join(' ')}]`), 'latin1')
  const nothing = covering([0, intact.length, 0])
  const less = covering([Number(until) - 9, Number(second), Number(rest)])
  const [one, two] = await historiesOf(nothing, less)
  expect(one!.signatures).toEqual([{ intact: null, revision: 1 }])
  expect(two!.signatures).toEqual([{ intact: null, revision: 1 }])
})

test('programs and dates are those named in the file', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  pdf.setCreator('Statement Composer 4')
  pdf.setProducer('Adobe Photoshop 24.0')
  pdf.setCreationDate(new Date('2026-02-01T10:00:00Z'))
  pdf.setModificationDate(new Date('2026-03-01T10:00:00Z'))
  const [traits] = await examined(await pdf.save())
  expect(traits).toMatchObject({
    programs: { creator: 'Statement Composer 4', producer: 'Adobe Photoshop 24.0', xmpProducer: null },
    dates: { created: Date.UTC(2026, 1, 1, 10), modified: Date.UTC(2026, 2, 1, 10), xmpCreated: null },
  })
})

test('circular or invalid table references end', async () => {
  const loop = Buffer.from(written(pageObjects(LINES), '/Prev 000000').toString('latin1'), 'latin1')
  const at = /startxref\s+(\d+)/.exec(loop.toString('latin1'))![1]!
  const circle = Buffer.from(loop.toString('latin1').replace('/Prev 000000', `/Prev ${at.padStart(6, '0')}`), 'latin1')
  const [one, two] = await historiesOf(loop, circle)
  expect([one!.rebuilt, two!.rebuilt]).toEqual([true, true])
})

test('a picture names its program and date in EXIF data, an XMP packet or comments', async () => {
  const paper = sharp({ create: { width: 85, height: 110, channels: 3, background: 'white' } })
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description xmp:CreatorTool="Adobe Photoshop 21.0"/></x:xmpmeta>'
  const exif = { IFD0: { Software: 'GIMP 2.10.36' }, IFD2: { DateTimeOriginal: '2026:01:31 10:30:00' } }
  const [exifOf, xmpOf, plain] = await examined(
    await paper.clone().jpeg().withExif(exif).toBuffer(),
    await paper.clone().png().withXmp(xmp).toBuffer(),
    await paper.clone().png().toBuffer(),
  )
  expect(exifOf!.programs.creator).toBe('GIMP 2.10.36')
  expect(exifOf!.dates.created).toBe(Date.parse('2026-01-31T10:30:00Z'))
  expect(xmpOf!.programs.xmpCreator).toBe('Adobe Photoshop 21.0')
  expect(plain!.programs).toMatchObject({ creator: null, xmpCreator: null, xmpHistory: [] })
})

test('truncated EXIF data are ignored', () => {
  const whole = Buffer.from('Exif\0\0II*\0\x08\0\0\0\x01\0\x31\x01\x02\0\x40\0\0\0\x7f\0\0\0', 'latin1')
  for (let end = 0; end <= whole.length; end++) {
    expect(readExif(whole.subarray(0, end))).toEqual({ software: null, taken: null, changed: null })
  }
})
