import { pageFromText } from '../../model/testing.ts'
import { explain } from '../../understand.ts'
import { STUB_RULES } from './explain.ts'

const STUB = `
ACME WIDGETS INC                          Pay Date: 06/12/2026
Earnings Statement
Earnings            Hours      Current        YTD
Regular             80.00     1,600.00   9,600.00
Gross Pay                     1,600.00   9,600.00
Taxes               Current        YTD
Federal Income Tax   160.00     960.00
Medicare              23.20     139.20
Net Pay             1,416.80`

test('a trace says which rule found the tables of a stub, and what each of its lines is', () => {
  const rules: string[] = []
  const passes: string[] = []
  explain([pageFromText(STUB)], {
    changed: (_, pass) => passes.push(pass),
    turned: () => undefined,
    took: (_page, lines, rule) => rules.push(...lines.map(({ text }) => `${rule}: ${text}`)),
  })
  expect(passes).toEqual(['tables under headings'])
  expect(rules).toEqual([
    'text: ACME WIDGETS INC Pay Date: 06/12/2026',
    'text: Earnings Statement',
    'header of a table: Earnings Hours Current YTD',
    'row of a table: Regular 80.00 1,600.00 9,600.00',
    'sum in a table: Gross Pay 1,600.00 9,600.00',
    'header of a table: Taxes Current YTD',
    'row of a table: Federal Income Tax 160.00 960.00',
    'row of a table: Medicare 23.20 139.20',
    'sum in a table: Net Pay 1,416.80',
  ])
})

test('every rule of stubs has a name of its own', () => {
  const names = STUB_RULES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
