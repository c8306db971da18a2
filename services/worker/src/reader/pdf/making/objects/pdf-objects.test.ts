import { PDFDocument } from 'pdf-lib'
import { contentsOf, pageObjects, savedOver, written } from '../../../testing/revised-pdf.ts'
import { PdfObjects, ReadObjects } from './pdf-objects.ts'
import { Syntax } from './syntax.ts'

const opened = (bytes: Buffer, end = bytes.length) => new PdfObjects(new ReadObjects(bytes), end)

test('values are as they are written', () => {
  const text = '<</A#42 (a (b) \\) c)/C[1 -2.5 3 0 R<0aF>%no\n/D true]/E<</F null>>>>'
  const value = new Syntax(text, 0).value() as Map<string, unknown>
  expect(value.get('AB')).toBe('(a (b) \\) c)')
  expect(value.get('C')).toEqual(['1', '-2.5', { number: 3 }, '<0aF>', '/D', 'true'])
  expect(value.get('E')).toEqual(new Map([['F', 'null']]))
})

test.each(['<</A', '[1 2', '(a', '>>', '', '['.repeat(1000)])('%s is no value', (text) => {
  expect(() => new Syntax(text, 0).value()).toThrow(SyntaxError)
})

test('an object is the newest that was saved by the end of a state', () => {
  const first = written(pageObjects(['one']))
  const second = savedOver(first, { 4: contentsOf(['two']) })
  const [before, after] = [opened(second, first.length), opened(second)]
  expect(before.object(4).digest).not.toBe(after.object(4).digest)
  expect(before.object(3)).toEqual(after.object(3))
  expect(after.dictionary(after.root)?.get('Type')).toBe('/Catalog')
  expect(after.object(99).value).toBe('null')
})

test('objects are found in streams of objects too', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage([200, 300])
  const objects = opened(Buffer.from(await pdf.save({ useObjectStreams: true })))
  const pages = objects.dictionary(objects.dictionary(objects.root)?.get('Pages'))
  const [page] = objects.list(pages?.get('Kids'))
  expect(objects.list(objects.dictionary(page)?.get('MediaBox'))).toEqual(['0', '0', '200', '300'])
})

test('objects are searched where the table is wrong', () => {
  const text = written(pageObjects(['one'])).toString('latin1')
  const objects = new PdfObjects(new ReadObjects(Buffer.from(text.replace('endobj', 'endobj\n% more'), 'latin1')), null)
  expect(objects.dictionary(objects.root)?.get('Type')).toBe('/Catalog')
  expect(objects.object(4).digest).not.toBeNull()
  expect(() => new PdfObjects(new ReadObjects(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')), null)).toThrow(
    SyntaxError,
  )
})

test('a stream of another length, an object in another place and a table that leads nowhere are refused', () => {
  const text = written(pageObjects(['one'])).toString('latin1')
  const changed = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1')
  expect(() => opened(changed(/Length \d\d/, 'Length 11')).object(4)).toThrow(SyntaxError)
  expect(() => opened(changed('4 0 obj', '9 0 obj')).object(4)).toThrow(SyntaxError)
  expect(() => opened(changed(/startxref\n\d+/, 'startxref\n7'))).toThrow(SyntaxError)
})
