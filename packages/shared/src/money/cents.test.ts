import fc from 'fast-check'
import { centsFromDecimal, decimalFromCents } from './cents.ts'

test('every amount survives the wire', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      (cents) => centsFromDecimal(decimalFromCents(cents)) === cents,
    ),
  )
})

test.each(['', '1.234', '1,000.00', '$5', '1e3', ' 1', '.5'])('"%s" is refused', (text) => {
  expect(() => centsFromDecimal(text)).toThrow(RangeError)
})

test('one fraction digit means tens of cents', () => {
  expect(centsFromDecimal('-1.5')).toBe(-150n)
})
