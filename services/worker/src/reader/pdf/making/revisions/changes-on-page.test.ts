import type { Box, Page, Word } from '@income/documents'
import { changesOnPage } from './changes-on-page.ts'

const BOX: Box = [100, 100, 160, 112]
const word = (text: string, box = BOX): Word => ({ text, box, confidence: 1 })
const seen = (words: Word[], illegible: Box[] = []) => ({
  page: { number: 1, width: 612, height: 792, source: 'text_layer', words, formFields: [] } satisfies Page,
  illegible,
})

test.each([
  ['2,412.00', '9,412.00', 'text'],
  ['12,412.00', '2,412.00', 'text'],
  ['Political', 'Politician', 'text'],
  ['ID:', ':', 'removed'],
  ['COSTCO', 'CO', 'removed'],
  ['—', 'COSTCO', 'added'],
])('%s before and %s now', (before, after, kind) => {
  expect(changesOnPage(seen([word(before)]), seen([word(after)]))).toMatchObject([{ kind, before, after }])
})

test('a word that is illegible in one of the states has not changed', () => {
  expect(changesOnPage(seen([word('￿￿￿')], [BOX]), seen([word('2,412.00')]))).toEqual([])
  expect(changesOnPage(seen([word('2,412.00')]), seen([word('￿￿￿')], [BOX]))).toEqual([])
})
