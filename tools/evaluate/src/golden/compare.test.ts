import { differences } from './compare.ts'

const OUTPUT = `pay_stub | pages 1-1
  field    net_pay | 100.00
  check    earnings_sum | passed
  message  earnings_sum | Earnings add up.
w2 | pages 2-2
  field    box_1 | 1.00
`

test('equal outputs have no difference', () => {
  expect(differences(OUTPUT, OUTPUT, 'figures and messages')).toEqual([])
})

test('a changed amount is shown below its document, before and after', () => {
  expect(differences(OUTPUT, OUTPUT.replace('| 1.00', '| 7.00'), 'figures')).toEqual([
    '  w2 | pages 2-2',
    '-   field    box_1 | 1.00',
    '+   field    box_1 | 7.00',
  ])
})

test('a reworded message counts only if messages are compared', () => {
  const reworded = OUTPUT.replace('Earnings add up.', 'Earnings add up to 100.00.')
  expect(differences(OUTPUT, reworded, 'figures')).toEqual([])
  expect(differences(OUTPUT, reworded, 'figures and messages')).toHaveLength(3)
})

test('a missing document is shown', () => {
  const [first] = OUTPUT.split('w2 ')
  expect(differences(OUTPUT, first!, 'figures')).toEqual(['- w2 | pages 2-2', '-   field    box_1 | 1.00'])
})
