import { captionsOf } from '../forms/form-line.ts'
import { FORMS } from '../kinds/tax-return/forms/forms.ts'
import { formFlow } from '../forms/cell.ts'
import { endingAt, field, formPage, type Placed } from '../forms/testing.ts'
import { readBoxes } from './read-boxes.ts'

/** Part III of a Schedule K-1: two columns of boxes, the amounts under their names. */
const BOXES: readonly Placed[] = [
  [300, 100, '1'],
  [312, 100, 'Ordinary business income (loss)'],
  [300, 124, '2'],
  [312, 124, 'Net rental real estate income (loss)'],
  [300, 148, '4a'],
  [312, 148, 'Guaranteed payments'],
  [436, 100, '14'],
  [448, 100, 'Self-employment earnings'],
  [436, 148, '19'],
  [448, 148, 'Distributions'],
]

const boxesOf = (...page: Parameters<typeof formPage>) =>
  Object.fromEntries(
    readBoxes(formFlow(formPage(...page)), captionsOf(FORMS.k1_1065!)).map(({ line, cents }) => [line, cents]),
  )

test('amounts belong to the box above them, in their column', () => {
  expect(
    boxesOf([...BOXES, endingAt(430, 112, '41,200'), endingAt(430, 136, '(3,000)'), endingAt(574, 112, '900')]),
  ).toEqual({
    '1': 4_120_000n,
    '2': -300_000n,
    '14': 90_000n,
  })
})

test.each([300, 306, 314, 322])(
  'numbers behind boxes to tick, at the foot of a column, are of that column: at %i',
  (x) => {
    const foot: readonly Placed[] = [
      [x, 300, '18'],
      [x + 12, 300, 'More than one activity for at-risk purposes'],
      [x, 312, '19'],
      [x + 12, 312, 'More than one activity for passive activity purposes'],
    ]
    const amounts = [endingAt(430, 112, '41,200'), endingAt(574, 112, '900')]
    expect(boxesOf([...BOXES, ...foot, ...amounts])).toEqual({ '1': 4_120_000n, '14': 90_000n })
  },
)

test('an amount with a code is named after both', () => {
  expect(
    boxesOf([...BOXES, [440, 112, 'A'], endingAt(574, 112, '900'), [440, 124, 'C'], endingAt(574, 124, '50')]),
  ).toEqual({
    '14_a': 90_000n,
    '14_c': 5_000n,
  })
})

test('a code stands close behind the amount at the end of the column before', () => {
  expect(boxesOf([...BOXES, endingAt(434, 112, '8,204.'), [437, 112, 'A'], endingAt(574, 112, '20,204.')])).toEqual({
    '1': 820_400n,
    '14_a': 2_020_400n,
  })
})

test('fillable boxes are read from their fields', () => {
  const formFields = [field(300, 112, '41200', 130), field(436, 160, 'A', 20), field(458, 160, '7,000', 116)]
  expect(boxesOf(BOXES, { formFields })).toEqual({ '1': 4_120_000n, '19_a': 700_000n })
})

test('a number whose name stands on no common row is a box, not an amount', () => {
  const texts: readonly Placed[] = [
    ...BOXES,
    [436, 172, '20'],
    [448, 176, 'Other information'],
    endingAt(574, 188, '80'),
  ]
  expect(boxesOf(texts)).toEqual({ '20': 8_000n })
})

test('on a scan a box of income whose number was lost is known by its name, and no figure falls to the box above', () => {
  const scanned = BOXES.map(([x, y, text]): Placed => [x, y, text === '2' || text === '14' ? 'E' : text])
  const loss = endingAt(430, 136, '(3,000)')
  expect(boxesOf([...scanned, loss], { source: 'ocr' })).toEqual({ '2': -300_000n })
  const nameless = scanned.filter(([, y, text]) => y !== 124 || text === 'E')
  expect(boxesOf([...nameless, endingAt(430, 140, '(3,000)')], { source: 'ocr' })).toEqual({})
})

test('on a scan the letter of a code may look small, or like a figure, and is not certain', () => {
  const page = formPage(
    [...BOXES, [440, 160, 'c'], endingAt(574, 160, '900'), [440, 172, '2'], endingAt(574, 172, '50')],
    {
      source: 'ocr',
    },
  )
  const read = readBoxes(formFlow(page), captionsOf(FORMS.k1_1065!))
  expect(read.map(({ line, cents }) => [line, cents])).toEqual([
    ['19_c', 90_000n],
    ['19_z', 5_000n],
  ])
  expect(read.every(({ confidence }) => confidence < 0.9)).toBe(true)
})

test('a percentage that begins the name of a box is not a box of its own', () => {
  const boxes: readonly Placed[] = [
    [300, 100, '4a'],
    [316, 100, 'Net long-term capital gain'],
    [300, 124, '4b'],
    [316, 124, '28% rate gain'],
    [300, 148, '5'],
    [316, 148, 'Other portfolio and nonbusiness income'],
  ]
  const page = formPage([...boxes, endingAt(430, 112, '5,762'), endingAt(430, 136, '40')], { source: 'ocr' })
  const read = readBoxes(formFlow(page), captionsOf(FORMS.k1_1041!))
  expect(read.map(({ line, cents }) => [line, cents])).toEqual([
    ['4a', 576_200n],
    ['4b', 4_000n],
  ])
})

test('on a scan a gain whose number was lost does not fall to the gain above it', () => {
  const boxes: readonly Placed[] = [
    [300, 100, '3'],
    [316, 100, 'Net short-term capital gain'],
    [316, 124, 'Net long-term capital gain'],
    [300, 148, '5'],
    [316, 148, 'Other portfolio and nonbusiness income'],
  ]
  const page = formPage([...boxes, endingAt(430, 136, '5,762')], { source: 'ocr' })
  expect(readBoxes(formFlow(page), captionsOf(FORMS.k1_1041!)).map(({ line, cents }) => [line, cents])).toEqual([
    ['4a', 576_200n],
  ])
})

test.each([
  ['K', 470],
  ['AB', 520],
])('the boxes of a list have code %s and amount beside number and name', (code, x) => {
  const list: readonly Placed[] = [
    [300, 100, '1'],
    [322, 100, 'Ordinary business income (loss)'],
    endingAt(574, 99, '(5,120)'),
    [300, 116, '2'],
    [322, 116, 'Net rental real estate income (loss)'],
    endingAt(574, 115, '8,900'),
    [300, 132, '4a'],
    [322, 132, 'Guaranteed payments for services'],
    endingAt(574, 131, '7,300'),
    [300, 148, '19'],
    [322, 148, 'Distributions'],
    [x, 148, code],
    endingAt(574, 147, '400'),
  ]
  const read = { '1': -512_000n, '2': 890_000n, '4a': 730_000n, [`19_${code.toLowerCase()}`]: 40_000n }
  expect(boxesOf(list)).toEqual(read)
  expect(boxesOf(list, { source: 'ocr' })).toEqual(read)
})

test('a code stands at the top of its cell, and the amount at the foot', () => {
  const rows: readonly Placed[] = [
    [300, 171, 'H'],
    endingAt(430, 181, '310'),
    [436, 171, 'A'],
    endingAt(574, 181, '600'),
    [436, 195, 'D'],
    endingAt(574, 205, '45,000'),
  ]
  expect(boxesOf([...BOXES, ...rows])).toEqual({ '4a_h': 31_000n, '19_a': 60_000n, '19_d': 4_500_000n })
})

test('of two amounts for one box, the first is doubtful', () => {
  const page = formPage([...BOXES, endingAt(430, 160, '7,000'), endingAt(430, 172, '2,000')])
  const [box] = readBoxes(formFlow(page), captionsOf(FORMS.k1_1065!))
  expect(box).toMatchObject({ line: '4a', cents: 700_000n, confidence: 0.75 })
})
