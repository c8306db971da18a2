import type { Box, Word } from '../../model/page.ts'
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

test('forms of two employers on a sheet, of which one has its right columns further left', () => {
  const page = pageFromText(officialForm(ANNA) + '\n\n' + officialForm(BORIS))
  const second = page.words.filter(({ text }) => text === 'social')[1]!.box[1]
  const isMoved = ({ box }: { box: Box }) => box[1] > second + 5 && box[0] > 320
  const words = page.words.map((word): Word => {
    const [left, top, right, bottom] = word.box
    return isMoved(word) ? { ...word, box: [left - 40, top, right - 40, bottom] } : word
  })
  const sheet = { ...page, words }
  const documents = w2.read([{ page: sheet, claim: w2.recognise(sheet)! }])
  const values = documents.map(({ fields }) => ['box_1', 'box_2', 'box_17_1'].map((name) => fields[name]?.value))
  expect(values.toSorted()).toEqual([
    ['31250.00', '2900.00', '940.00'],
    ['52000.00', '6100.40', '1820.11'],
  ])
})
