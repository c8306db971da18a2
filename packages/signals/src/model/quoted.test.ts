import { quoted } from './quoted.ts'

test.each([
  ['Balance 2,412.00', '“Balance 2,412.00”'],
  ['1234567.89 on 2026-01-31, 01-31-2026', '“1234567.89 on 2026-01-31, 01-31-2026”'],
  ['SSN 517-06-4482', '“SSN …4482”'],
  ['Account 000123456789', '“Account …6789”'],
  ['Card 4111 1111 1111 1111', '“Card …1111”'],
  ['  ', 'nothing'],
])('%s is quoted as %s', (text, shown) => {
  expect(quoted(text)).toBe(shown)
})

test('a number at the end of a long text is masked before the text is cut', () => {
  expect(quoted(`${'a'.repeat(74)} 517064482`)).not.toMatch(/\d{5}/)
})
