import { pageObjects, written } from '../../../testing/revised-pdf.ts'
import { PdfObjects, ReadObjects } from '../objects/pdf-objects.ts'
import { removeContents } from './without-contents.ts'

function withoutContents(page: string): string {
  const bytes = written({ ...pageObjects(['Statement']), 3: page })
  const read = new ReadObjects(bytes)
  new PdfObjects(read, bytes.length).object(3)
  const state = Buffer.from(bytes)
  const done = removeContents(state, read.pages[0]!)
  expect(state).toHaveLength(bytes.length)
  return done ? state.toString('latin1') : 'as it was'
}

test('a page loses its contents and nothing else', () => {
  const text = withoutContents('<</Type/Page/Parent 2 0 R/Contents 4 0 R/ContentsKept 5 0 R>>')
  expect(text).toContain('/Parent 2 0 R/Nothings 4 0 R/ContentsKept 5 0 R')
  expect(withoutContents('<</Type/Page/Parent 2 0 R>>')).toBe('as it was')
})
