import { pageObjects, stream, written } from '../testing/revised-pdf.ts'
import { closeReaders, withReader } from '../testing/with-reader.ts'

afterAll(closeReaders)

const PIECES = Array.from({ length: 24 }, () => 'Pay ')
/** The width of a piece in Helvetica of 10 points. */
const WIDTH = 20.01

/** A line in which each piece is moved to where the usual piece before it would end. */
function lineOf(pieces: readonly string[]): Buffer {
  const shown = pieces.map((piece) => `(${piece}) Tj ${WIDTH} 0 Td`).join('\n')
  return written({ ...pageObjects([]), 4: stream(`BT /F 10 Tf 72 700 Td ${shown} ET`) })
}

test('text of another width than the rest of its line expects is reported with its place', async () => {
  await withReader(async ({ pool, place }) => {
    const signalsOf = async (name: string, pieces: readonly string[]) => {
      const { pages } = await pool.survey({ path: await place(name, lineOf(pieces)), fromPage: 1 })
      return pages[0]!.signals ?? []
    }
    expect(await signalsOf('usual.pdf', PIECES)).toEqual([])
    const [signal] = await signalsOf('changed.pdf', PIECES.with(12, 'I '))
    expect(signal).toMatchObject({ code: 'text_not_meeting_next', severity: 'low' })
    expect(signal!.evidence[0]!.box![0]! * 612).toBeCloseTo(72 + 12 * WIDTH, 0)
  })
})

test('moves from letter to letter where no letter is left are reported with their place', async () => {
  const line = Array.from('CHECK 2201', (letter) => `(${letter}) Tj 6 0 Td`).join(' ')
  const file = (contents: string) => {
    const lines = PIECES.map((piece, i) => `BT /F 10 Tf 72 ${680 - 12 * i} Td (${piece}) Tj ET`)
    return written({ ...pageObjects([]), 4: stream([...lines, `BT /F 10 Tf 72 700 Td ${contents} ET`].join('\n')) })
  }
  await withReader(async ({ pool, place }) => {
    const signalsOf = async (name: string, contents: string) => {
      const { pages } = await pool.survey({ path: await place(name, file(contents)), fromPage: 1 })
      return pages[0]!.signals ?? []
    }
    expect(await signalsOf('usual.pdf', line)).toEqual([])
    const [signal] = await signalsOf('emptied.pdf', line.replace(/\(.\) Tj/g, ''))
    expect(signal).toMatchObject({ code: 'text_written_otherwise', severity: 'medium' })
    const [left, , right] = signal!.evidence[0]!.box!
    expect([left! * 612, right! * 612]).toEqual([expect.closeTo(72, 0), expect.closeTo(132, 0)])
  })
})

test('invisible text that differs from the print in its place is reported: unpainted, or white on white', async () => {
  const page = (ink: string) => {
    const lines = PIECES.map((piece, i) => `BT /F 10 Tf 72 ${680 - 12 * i} Td (${piece}) Tj ET`)
    const shown = `BT /F 10 Tf 72 700 Td (2,412.00) Tj ET BT ${ink} /F 10 Tf 72 700 Td (9,412.00) Tj ET`
    return written({ ...pageObjects([]), 4: stream([...lines, shown].join('\n')) })
  }
  await withReader(async ({ pool, place }) => {
    for (const ink of ['3 Tr', '1 g']) {
      const { pages } = await pool.survey({ path: await place(`${ink}.pdf`, page(ink)), fromPage: 1 })
      expect(pages[0]!.signals).toMatchObject([{ code: 'text_behind_differs', evidence: [{ page: 1 }] }])
    }
  })
})

test('a font whose text has other digits than it shows is reported', async () => {
  const map = '1 beginbfrange <20> <7e> <0020> endbfrange 1 beginbfchar <34> <0036> endbfchar'
  const file = written({
    ...pageObjects(['Balance 4,612.00', 'Deposit 3,875.20']),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
    6: stream(map),
  })
  await withReader(async ({ pool, place }) => {
    const { pages } = await pool.survey({ path: await place('digits.pdf', file), fromPage: 1 })
    expect(pages[0]!.signals).toMatchObject([
      { code: 'text_behind_differs', evidence: [{ detail: '“4,612.00” shown, “6,612.00” in its text' }] },
    ])
  })
})
