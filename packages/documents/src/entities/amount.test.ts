import { absolute, decimalFromCents } from '@income/shared'
import fc from 'fast-check'
import { readPrintedAmount } from './amount.ts'

test.each([
  ['$1,234.50', '1234.50'],
  ['1234.50', '1234.50'],
  ['(12.00)', '-12.00'],
  ['($1,012.00)', '-1012.00'],
  ['12.00-', '-12.00'],
  ['-$12.00', '-12.00'],
  ['- $ 12.00', '-12.00'],
  ['$-12.00', '-12.00'],
  ['−12.00', '-12.00'],
  ['+ $5.00', '5.00'],
  ['.07', '0.07'],
  ['$0.00', '0.00'],
  ['5.00 CR', '5.00'],
  ['5.00D', '-5.00'],
  ['5.00C', '5.00'],
  ['$4,470.52.', '4470.52'],
  ['5.00DR', '-5.00'],
  ['5.00 OD', '-5.00'],
  ['3.00-SC', '-3.00'],
  ['3.00SC', '-3.00'],
  ['***1,234.50', '1234.50'],
  ['3.793.32', '3793.32'],
  ['1,23', '1.23'],
  ['1,234', '1234.00'],
  ['1, 234.50', '1234.50'],
])('%s is %s', (text, expected) => {
  expect(decimalFromCents(readPrintedAmount(text)!.cents)).toBe(expected)
})

test.each([
  '',
  '$',
  '-',
  'N/A',
  '01/15',
  '12-34',
  '12.3456',
  '****1234',
  '1.2.3',
  '555-1234',
  '12.00 USD',
  '(12.00',
  '-5.00 CR',
  '1,2345.00',
])('"%s" is not an amount', (text) => {
  expect(readPrintedAmount(text)).toBeNull()
})

test('a printed sign is distinguished from none', () => {
  expect(readPrintedAmount('5.00')).toEqual({ cents: 500n, sign: null, hasCents: true })
  expect(readPrintedAmount('+5.00')?.sign).toBe('plus')
  expect(readPrintedAmount('5.00-')?.sign).toBe('minus')
  expect(readPrintedAmount('1387')?.hasCents).toBe(false)
})

test('every way of printing an amount reads back', () => {
  const grouped = (cents: bigint) => decimalFromCents(cents).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: -1n }), (cents) => {
      const text = grouped(absolute(cents))
      for (const printed of [`-$${text}`, `(${text})`, `${text}-`, `${text} DR`])
        expect(readPrintedAmount(printed)?.cents).toBe(cents)
    }),
  )
})
