import type { Glyph } from '../../../drawing/content.ts'
import { pageObjects, stream, written } from '../../../../testing/revised-pdf.ts'
import type { DrawnText } from '../../contents/shown-page.ts'
import { PdfObjects, ReadObjects } from '../../objects/pdf-objects.ts'
import { typedIn } from './typed-in.ts'

const FACE = 'BAAAAA+Carlito'
const LINES = ['Statement of Daniel', 'paid 1,204.95', 'and 86.7']

function drawn(lines: readonly string[]): DrawnText {
  const codes = [...new Set(LINES.join(''))]
  const glyphs = lines.flatMap((line, row) =>
    Array.from(line, (text, i): Glyph => {
      const place = { x: 72 + 6 * i, y: 100 + 20 * row, direction: [1, 0] as const, width: 6, advance: 6, size: 10 }
      const look = { font: 'f', face: FACE, invisible: false, hidden: false, lightness: 0 }
      return { ...place, ...look, text, order: row, code: codes.indexOf(text) + 1 }
    }),
  )
  const size = { width: 612, height: 792 }
  return { page: size, glyphs, turned: 0, size, shows: lines.map((_, row) => row) }
}

const found = (lines: readonly string[], base = FACE) => {
  const font = `<</Type/Font/Subtype/TrueType/BaseFont/${base}>>`
  const bytes = written({ ...pageObjects([]), 4: stream(''), 5: font })
  return typedIn(new PdfObjects(new ReadObjects(bytes), bytes.length), [drawn(lines)])
}

test('the word of a letter that its font was given farther down has its place', () => {
  expect(found(LINES)).toEqual([])
  const [place] = found(LINES.with(1, 'paid 1,604.95'))
  expect(place).toMatchObject({ page: 1, text: '1,604.95', ways: ['order'] })
  expect(place!.box![0]).toBeCloseTo(102 / 612)
})

test('a font that was not reduced to its letters says nothing', () => {
  expect(found(LINES.with(1, 'paid 1,604.95'), 'Carlito')).toEqual([])
})
