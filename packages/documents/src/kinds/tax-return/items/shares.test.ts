import { formPage, type Placed } from '../../../forms/testing.ts'
import type { PrintedForm } from '../form/printed-form.ts'
import { readForm } from '../tax-return.ts'

/** Fields of a Schedule K-1 but for those of its boxes. */
function itemsOn(form: PrintedForm, texts: readonly Placed[], source: 'text_layer' | 'ocr' = 'text_layer') {
  const page = formPage(texts, { source })
  const { fields } = readForm([{ page, heading: { form, year: '2023', part: 1, certainty: 1 } }])
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !/^line_|^tax_year/.test(name)))
}

const valuesOn = (...asked: Parameters<typeof itemsOn>) =>
  Object.fromEntries(Object.entries(itemsOn(...asked)).map(([name, { value }]) => [name, value]))

/** The numbers and names of Part III, so close to the items that some stand left of the middle of the page. */
const boxesFrom = (x: number): Placed[] =>
  [
    '7 Royalties',
    '8 Net short-term',
    '9a Net long-term',
    '10 Net section 1231',
    '11 Other income',
    '12 Section 179',
  ].flatMap((text, i): Placed[] => {
    const [number, ...name] = text.split(' ')
    return [
      [x, 391 + 12 * i, number!],
      [x + 14, 391 + 12 * i, name.join(' ')],
    ]
  })

const ITEM_J: readonly Placed[] = [
  [41, 417, 'J'],
  [57, 417, 'Partner’s share of profit, loss, and capital'],
  [110, 427, 'Beginning'],
  [220, 427, 'Ending'],
]

test('the number of a box beside a share is not a share', () => {
  const values = valuesOn('k1_1065', [
    ...boxesFrom(290),
    ...ITEM_J,
    [57, 439, 'Profit'],
    [120, 439, '35 %'],
    [225, 439, '42.5 %'],
    [57, 451, 'Loss'],
    [120, 451, '35 %'],
    [225, 451, '42.5 %'],
    [57, 463, 'Capital'],
  ])
  expect(values).toEqual({ profit_share_percent: '42.5', loss_share_percent: '42.5' })
})

test('a share at the beginning of the year is not the share at its end', () => {
  const values = valuesOn('k1_1065', [
    ...ITEM_J,
    [57, 439, 'Profit'],
    [120, 439, '35 %'],
    [57, 451, 'Loss'],
    [222, 451, '5'],
  ])
  expect(values).toEqual({ loss_share_percent: '5' })
})

test('a share without a heading is only likely', () => {
  const fields = itemsOn('k1_1065', [
    ...ITEM_J.slice(0, 2),
    [57, 439, 'Profit'],
    [120, 439, '35 %'],
    [225, 439, '42.5 %'],
  ])
  expect(fields['profit_share_percent']).toMatchObject({ value: '42.5', confidence: 0.8 })
})

test('a shareholder’s allocation left blank is not the number of the box beside it', () => {
  const item: Placed[] = [
    [41, 427, 'G'],
    [57, 427, 'Current year allocation percentage'],
  ]
  expect(valuesOn('k1_1120s', [...boxesFrom(290), ...item])).toEqual({})
  const beforeCaption: Placed = [46, 439, '24.5 %']
  expect(valuesOn('k1_1120s', [...boxesFrom(290), ...item, beforeCaption])).toEqual({ stock_share_percent: '24.5' })
  expect(valuesOn('k1_1120s', [...boxesFrom(290), ...item, [230, 439, '24.5 %']])).toEqual({
    stock_share_percent: '24.5',
  })
})

test('a name that reaches the boxes ends before them', () => {
  const values = valuesOn('k1_1065', [
    ...boxesFrom(290),
    [41, 403, 'B'],
    [57, 403, 'Partnership’s name, address, city, state, and ZIP code'],
    [57, 415, 'Windward Harbor Orthopedic Surgical Associates of Oregon'],
    [41, 427, 'A'],
    [57, 427, 'Partnership’s employer identification number'],
    [57, 439, '54-2208817'],
  ])
  expect(values).toEqual({
    business_name: 'Windward Harbor Orthopedic Surgical Associates of Oregon',
    business_ein: '54-2208817',
  })
})
