import { NO_TRAITS, type PageWriting } from '../model/traits.ts'
import { ofPagesWritten } from './pages-written.ts'

const together: PageWriting = { page: 1, operators: 'several_a_line', fractions: 'bare', arrays: 'tight' }
const taken: PageWriting = { page: 1, operators: 'one_a_line', fractions: 'with_zero', arrays: null }

function pagesNamed(writing: PageWriting[], producer: string | null, pageEnd = writing.length) {
  const history = { writing: writing.map((page, i) => ({ ...page, page: i + 1 })) }
  const traits = { ...NO_TRAITS, programs: { ...NO_TRAITS.programs, producer }, history: history as never }
  return ofPagesWritten(traits, [{ pageStart: 1, pageEnd }]).map(({ evidence }) => evidence[0]!.page)
}

test('a page written unlike the program that the file names writes has a signal', () => {
  expect(pagesNamed([taken], 'Skia/PDF m156')).toEqual([1])
  expect(pagesNamed([together], 'Skia/PDF m156')).toEqual([])
  expect(pagesNamed([taken], 'WeasyPrint 53.4')).toEqual([])
  expect(pagesNamed([taken], null)).toEqual([])
  const spaced = { ...taken, arrays: 'spaced' as const }
  expect(pagesNamed([spaced], 'GPL Ghostscript 10.00.0')).toEqual([1])
  expect(pagesNamed([taken], 'GPL Ghostscript 10.00.0')).toEqual([])
  expect(pagesNamed([spaced], 'macOS Version 11.2.3 (Build 20D91) Quartz PDFContext')).toEqual([])
})

test('a page written unlike the others of its document has a signal', () => {
  expect(pagesNamed([together, taken, together], null)).toEqual([2])
  expect(pagesNamed([taken, together, taken], null)).toEqual([2])
  expect(pagesNamed([together, taken], null)).toEqual([2])
  expect(pagesNamed([together, { ...together, fractions: 'with_zero' }], null)).toEqual([2])
  expect(pagesNamed([together, { ...together, arrays: 'spaced' }], null)).toEqual([2])
  expect(pagesNamed([together, { ...together, operators: null, fractions: null }], null)).toEqual([])
})

test('pages of different documents are not compared', () => {
  expect(pagesNamed([together, taken], null, 1)).toEqual([])
})
