import type { ExtractedField } from '../../../model/document.ts'
import type { Box, Page } from '../../../model/page.ts'
import { pageFromText } from '../../../model/testing.ts'
import { readCodedAmounts } from './box-12.ts'
import { ANNA, LIST, officialForm } from '../forms.testing.ts'
import { w2 } from '../w2.ts'

function itemOn(page: Page): ExtractedField | undefined {
  return w2.read([{ page, claim: w2.recognise(page)! }])[0]?.fields['box_12a']
}

const flattened = ([left, top, right, bottom]: Box): Box => [
  left,
  (2 * top + bottom) / 3,
  right,
  (top + 2 * bottom) / 3,
]
const widened = ([left, top, right, bottom]: Box): Box => [left - 6, top, right, bottom]

test('a code that OCR read as one letter and that is wider than high has two', () => {
  const page = pageFromText(officialForm({ ...ANNA, '12a': 'T 612.40' }), { source: 'ocr', confidence: 0.95 })
  const wide = page.words.map((word) => (word.text === 'T' ? { ...word, box: widened(word.box) } : word))
  expect(itemOn({ ...page, words: wide })).toMatchObject({ value: 'TT 612.40', confidence: 0.6 })
  expect(itemOn(page)).toMatchObject({ value: 'T 612.40' })
})

test('a code that lost a part of the height of its letter has one', () => {
  const page = pageFromText(officialForm({ ...ANNA, '12a': 'D 612.40' }), { source: 'ocr', confidence: 0.95 })
  const words = page.words.map((word) => (word.text === 'D' ? { ...word, box: flattened(word.box) } : word))
  expect(itemOn({ ...page, words })).toMatchObject({ value: 'D 612.40' })
})

test('an item of box 12 without its code is not sure', () => {
  expect(itemOn(pageFromText(officialForm({ ...ANNA, '12a': '3,000.00' })))).toMatchObject({
    value: '3000.00',
    confidence: 0.6,
  })
})

const read = (text: string) => readCodedAmounts(pageFromText(text).words, undefined).map(({ value }) => value)

test('items beside one another in a wide box are each read with their code', () => {
  expect(read('C $41.16   E $5,023.86\nDD $9,204.00')).toEqual(['C 41.16', 'E 5023.86', 'DD 9204.00'])
})

test('a letter behind an amount, with no amount of its own, begins no item', () => {
  expect(read('D 3000.00   S\nA')).toEqual(['D 3000.00'])
})

test('the line between a code and its amount, which OCR read as a letter, is no code', () => {
  const page = pageFromText(officialForm({ ...ANNA, '12a': 'D I 612.40' }), { source: 'ocr', confidence: 0.95 })
  expect(itemOn(page)).toMatchObject({ value: 'D 612.40' })
})

test('a town with its ZIP code and an amount of box 14 are no items', () => {
  expect(read('DD 9,204.00\nBeckley, WV 25801\nUNION DUES   702.00')).toEqual(['DD 9204.00'])
})

test.each([
  ['C', 'C 94.32'],
  ['DD', 'DD 94.32'],
  ['I', undefined],
])('"Code" printed as a C over "ode" is no code: before %s', (code, item) => {
  const word = (text: string, [left, top]: [number, number], [width, height]: [number, number]) => {
    return { text, box: [left, top, left + width, top + height] as const, confidence: 0.95 }
  }
  const caption = [word('C', [438, 193], [3, 4.5]), word('ode', [438, 198], [8, 3])]
  const words = [...caption, word(code, [462, 192], [5, 9]), word('94.32', [533, 192], [27, 9])]
  expect(readCodedAmounts(words, undefined)[0]?.value).toBe(item)
})

test('what is printed in a box to the left is not before a code', () => {
  expect(read('74.93 FLI           DD   14,266.10')).toEqual(['DD 14266.10'])
})

test('an amount without a code is an item only right under its label', () => {
  const form = officialForm({ ...ANNA, '12a': '' }).replace('14  Other     ', '14  Other     \n'.padEnd(106) + '31.40')
  expect(itemOn(pageFromText(form))).toBeUndefined()
})

test('an item whose label a scan lost belongs to box 12, not to the box above it', () => {
  const text = officialForm({ ...ANNA, '12a': 'D 612.40' }).replace('12a  See instructions for box 12', '')
  const page = pageFromText(text, { source: 'ocr', confidence: 0.95 })
  const [document] = w2.read([{ page, claim: w2.recognise(page)! }])
  expect(document!.fields['box_12a']).toMatchObject({ value: 'D 612.40' })
  expect(document!.fields['box_10']).toBeUndefined()
})

test('a code behind the label, over its amount', () => {
  for (const label of ['12a  DD', '12a  Code DD']) {
    const form = officialForm({ ...ANNA, '12a': '612.40' }).replace('12a  See instructions for box 12', label)
    expect(itemOn(pageFromText(form))).toMatchObject({ value: 'DD 612.40', confidence: 0.99 })
  }
})

test.each(['%s – Elective deferrals 401(k)', '%s: Roth 403(b), see note', '%s  Cost of group-term life over $50,000'])(
  'a description between a code and its amount, in a list: "%s"',
  (words) => {
    const rows = ['12a', '12b'].map(
      (box, i) => `
Box ${box}   ${words.replace('%s', ['D', 'DD'][i]!).padEnd(45)}${['2,172.52', '6,894.00'][i]}`,
    )
    const after = 'Box 6  Medicare tax withheld                 797.50'
    const page = pageFromText(LIST.replace(after, after + rows.join('')))
    const { fields } = w2.read([{ page, claim: w2.recognise(page)! }])[0]!
    expect([fields['box_12a'], fields['box_12b']]).toMatchObject([
      { value: 'D 2172.52', confidence: 0.99 },
      { value: 'DD 6894.00', confidence: 0.99 },
    ])
  },
)
