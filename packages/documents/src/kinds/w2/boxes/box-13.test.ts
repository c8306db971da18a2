import type { Box } from '../../../model/page.ts'
import { drawn, pageFromText } from '../../../model/testing.ts'
import { understand } from '../../../understand.ts'
import { ANNA, LIST, officialForm, valuesOfW2 } from '../forms.testing.ts'

const ticked = (labels: string) =>
  Object.keys(valuesOfW2(`${LIST}\n${labels}`)).flatMap((name) =>
    name.startsWith('box_13_') ? [name.slice('box_13_'.length)] : [],
  )

test.each([
  [
    'behind their labels, over two lines',
    '13 Statutory employee ☐ Retirement plan\n   ☒ Third-party sick pay ☐',
    ['retirement_plan'],
  ],
  ['before their labels', '☒ Statutory employee ☐ Retirement plan ☐ Third-party sick pay', ['statutory_employee']],
  [
    'typed, one below the other',
    '[ ] Statutory employee\n[X] Retirement plan\n[ ] Third-party sick pay',
    ['retirement_plan'],
  ],
  [
    'two of them',
    'Statutory employee ☐ Retirement plan ☒ Third-party sick pay ☒',
    ['retirement_plan', 'third_party_sick_pay'],
  ],
  ['of labels in a word each', '13 ☐ Statutory ☒ Retirement ☐ Sick pay', ['retirement_plan']],
  ['after all labels', '13 Stat. emp / Ret. plan / 3rd-pty\nsick\n☐  ☒  ☐', ['retirement_plan']],
  [
    'after all labels, of which the last goes on at the left',
    '13 Statutory employee  Retirement plan  Third-\n   party sick pay\n       ☐            ☒            ☐',
    ['retirement_plan'],
  ],
  [
    'typed, after labels of which the last goes on at the left',
    '13. Statutory employee / Retirement plan / Third-\nparty sick pay\n[ ]   [X]   [ ]',
    ['retirement_plan'],
  ],
  ['all empty', 'Statutory employee ☐ Retirement plan ☐ Third-party sick pay ☐', []],
])('boxes to tick that take turns with their labels: %s', (_, labels, expected) => {
  expect(ticked(labels).toSorted()).toEqual(expected)
})

test('a mark below one of the labels in words of their own, with strokes between them', () => {
  expect(ticked(`13 Stat. emp | Retirement | Sick pay\n${' '.repeat(18)}X`)).toEqual(['retirement_plan'])
})

test('a mark below labels with strokes between them counts by the label, however narrow they are', () => {
  const page = pageFromText(`${LIST}\n${'13 Stat. | Ret. plan | Sick'.padEnd(56)}14 Other\n${' '.repeat(12)}X`)
  const words = page.words.map((word) => ({ ...word, box: narrower(word.box) }))
  const [document] = understand([drawn({ ...page, words })]).documents
  expect(Object.keys(document!.fields).filter((name) => name.startsWith('box_13'))).toEqual(['box_13_retirement_plan'])
})

const narrower = ([x0, y0, x1, y1]: Box): Box => [36 + 0.5 * (x0 - 36), y0, 36 + 0.5 * (x1 - 36), y1]

test('boxes to tick in a column beside box 12, the first behind the number 13', () => {
  const besides13 = [
    '13 [ ] Statutory employee',
    '12d'.padEnd(38) + '[X] Retirement plan',
    ' '.repeat(38) + '[ ] Third-party sick pay',
  ].join(`\n${' '.repeat(65)}`)
  const form = officialForm(ANNA)
    .replace(/13 {2}Statutory[\s\S]*?12c\n/, `${'12c'.padEnd(36)}${besides13}\n`)
    .replace(/ 12d\n/, '\n')
  expect(valuesOfW2(form)).toMatchObject({ box_12a: 'D 3000.00', box_13_retirement_plan: 'X' })
})

test('a mark directly behind its label, right below a narrow box, is not in that box', () => {
  const narrow = `${' '.repeat(41)}12d`
  expect(ticked(`${narrow}\n13 Statutory employee __ Retirement plan X    Third-party sick pay __`)).toEqual([
    'retirement_plan',
  ])
})

test('a mark below labels that run together counts by thirds of the box', () => {
  const labels = '13 Statutory employee Retirement plan Third-party sick pay'
  expect(ticked(`${labels.padEnd(104)}14 Other\n${' '.repeat(64)}X`)).toEqual(['retirement_plan'])
})

test.each([
  ['Retirement', 'plan', 18, ['retirement_plan']],
  ['Ret.', 'plan', 16, ['retirement_plan']],
])('a mark right below one label, between the last lines of those beside it: %s', (first, second, at, expected) => {
  const lines = [
    `13${' '.repeat(at - 4)}${first}`,
    `Statutory${' '.repeat(at - 9)}${second}${' '.repeat(8)}Third-party`,
  ]
  expect(ticked([...lines, `employee${' '.repeat(at - 5)}X${' '.repeat(8)}sick pay`].join('\n'))).toEqual(expected)
})

test('a mark below one label that "sick pay", set farther to the left than "Third-party", nearly reaches', () => {
  const lines = ['13 Statutory Retirement Third-party', '   employee  plan   sick pay', `${' '.repeat(19)}X`]
  expect(ticked(lines.join('\n'))).toEqual(['retirement_plan'])
})

test.each([
  ['Third-party sick pay', 24, []],
  ['Third-party sick pay', 45, ['third_party_sick_pay']],
  ['Retirement plan     ', 45, ['retirement_plan']],
])('on a scan that lost labels, a mark is of %s only below it: at %i', (label, at, expected) => {
  const box = `${LIST}\n13 Statufry ernployoe   Ritinmat   ${label}\n\n${' '.repeat(at)}X`
  const [document] = understand([pageFromText(box, { source: 'ocr', confidence: 0.9 })]).documents
  const names = Object.keys(document!.fields).flatMap((name) => /^box_13_(.*)$/.exec(name)?.[1] ?? [])
  expect(names).toEqual(expected)
})

test.each(['Box 13 Retirement plan', '13 Retirement plan', 'Box 13 Ret. plan'])(
  'a mark below the number of the only label: %s',
  (label) => {
    expect(ticked(`${label.padEnd(40)}Box 14 Other\nX`)).toEqual(['retirement_plan'])
  },
)

test.each([
  ['X', '6,100.40', 0.6],
  ['X', '0.00', 0.99],
  ['☒', '6,100.40', 0.99],
])('%s below "Stat emp." of narrow labels is doubtful if income tax was withheld: %s', (mark, tax, confidence) => {
  const box = `13 Stat emp. Ret. plan 3rd party sick pay\n${' '.repeat(6)}${mark}`
  const [document] = understand([pageFromText(`${LIST.replace('6,100.40', tax)}\n${box}`)]).documents
  expect(document!.fields.box_13_statutory_employee).toMatchObject({ value: 'X', confidence })
})
