import { pageFromText } from '../../model/testing.ts'
import { explain } from '../../understand.ts'
import { LINE_RULES } from './parse.ts'
import { PASSES } from './reading-order.ts'

const STATEMENT = `
FIRST EXAMPLE BANK                                   Statement Period 06/01/2024 - 06/30/2024
Account Summary
Beginning Balance on 06/01/2024                 500.00
Ending Balance on 06/30/2024                  1,380.00
Deposits and Additions
Date        Description                         Amount
06/03       PAYROLL ACME                        900.00
            REF 7741
Withdrawals
06/05       GROCER | MAIN STREET                 20.00
Total Withdrawals                                20.00`

test('a trace says which rule took each line, and which pass changed the page', () => {
  const rules: string[] = []
  const passes: string[] = []
  explain([pageFromText(STATEMENT)], {
    changed: (_, pass) => passes.push(pass),
    turned: (_page, { text }, rule) => rules.push(`(${rule}) ${text}`),
    took: (_page, lines, rule) => rules.push(...lines.map(({ text }) => `${rule}: ${text}`)),
  })
  expect(passes).toEqual(['separators go'])
  expect(rules).toEqual([
    'text: FIRST EXAMPLE BANK Statement Period 06/01/2024 - 06/30/2024',
    'heading of a section or a list: Account Summary',
    'figures, totals and listed accounts: Beginning Balance on 06/01/2024 500.00',
    'figures, totals and listed accounts: Ending Balance on 06/30/2024 1,380.00',
    'heading of a section or a list: Deposits and Additions',
    'header of columns: Date Description Amount',
    'rows: 06/03 PAYROLL ACME 900.00',
    'description flush below: REF 7741',
    'heading of a section or a list: Withdrawals',
    'rows: 06/05 GROCER MAIN STREET 20.00',
    'figures, totals and listed accounts: Total Withdrawals 20.00',
  ])
})

test('a page that is of no statement is not explained', () => {
  const rules: string[] = []
  const note = (...[, , rule = 'pass']: readonly unknown[]) => rules.push(String(rule))
  explain([pageFromText('Dear customer,\nthank you.')], { changed: note, turned: note, took: note })
  expect(rules).toEqual([])
})

test('every pass and rule has a name of its own', () => {
  const names = [...PASSES, ...LINE_RULES].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
