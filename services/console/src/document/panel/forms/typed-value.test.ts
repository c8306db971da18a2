import { formatOf, parseTyped, type ValueFormat } from './typed-value.ts'

test.each<[string, ValueFormat, string | null]>([
  ['6,226.39', 'amount', '6226.39'],
  ['$6,226.39', 'amount', '6226.39'],
  ['$ 6 226.3', 'amount', '6226.30'],
  ['6000', 'amount', '6000.00'],
  ['(12.00)', 'amount', '-12.00'],
  ['−12', 'amount', '-12.00'],
  ['37.5', 'number', '37.5'],
  ['1,040', 'number', '1040'],
  ['1/5/2026', 'date', '2026-01-05'],
  ['2026-1-15', 'date', '2026-01-15'],
  ['2/29', 'date', '02-29'],
  ['O’Neill, Inc.', 'text', 'O’Neill, Inc.'],
  ['', 'amount', null],
])('"%s" typed as %s is %s', (typed, format, value) => {
  expect(parseTyped(typed, format)).toEqual({ value, error: null })
})

test.each<[string, ValueFormat]>([
  ['abc', 'amount'],
  ['1e9', 'amount'],
  ['6226.38x', 'amount'],
  ['6226.399', 'amount'],
  ['12345678901', 'amount'],
  ['-3', 'number'],
  ['2026-02-30', 'date'],
  ['15/15/2026', 'date'],
  ['May', 'date'],
])('"%s" typed as %s is refused with an example of what to type', (typed, format) => {
  expect(parseTyped(typed, format)).toEqual({
    value: null,
    error: expect.stringMatching(/^“.*” is not .* Type it like/),
  })
})

test.each<[string | null, string, ValueFormat]>([
  ['1234.50', 'abc', 'amount'],
  ['2026-01-15', '1/16/2026', 'date'],
  ['Dana Keller', '1,200.00', 'text'],
  [null, '$1,200', 'amount'],
  [null, '1,200.00', 'amount'],
  [null, '1/16/2026', 'date'],
  [null, '4471', 'text'],
  [null, 'D 2400.00', 'text'],
])('a field read as "%s" and typed as "%s" has the format %s', (read, typed, format) => {
  expect(formatOf(read, typed)).toBe(format)
})
