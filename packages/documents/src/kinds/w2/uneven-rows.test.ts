import type { Box } from '../../model/page.ts'
import { pageFromText } from '../../model/testing.ts'
import { ANNA, BORIS, officialForm } from './forms.testing.ts'
import { w2 } from './w2.ts'

const lower = ([left, top, right, bottom]: Box, by: number): Box => [left, top + by, right, bottom + by]

test('forms of two people on a sheet, of which one has a higher row', () => {
  const page = pageFromText(officialForm(ANNA) + '\n\n' + officialForm({ ...BORIS, '12a': 'C 50.00' }))
  const [states, next] = ['Control', 'social'].map(
    (text, i) => page.words.filter((word) => word.text === text)[i]!.box[1],
  )
  const isLower = ({ box }: { box: Box }) => box[1] >= states! - 1 && box[1] < next! - 1
  const words = page.words.map((word) => (isLower(word) ? { ...word, box: lower(word.box, 20) } : word))
  const uneven = { ...page, words }
  const documents = w2.read([{ page: uneven, claim: w2.recognise(uneven)! }])
  const values = documents.map(({ fields }) => [fields['box_12a']?.value, fields['box_17_1']?.value])
  expect(values).toEqual([
    ['D 3000.00', '1820.11'],
    ['C 50.00', '940.00'],
  ])
})
