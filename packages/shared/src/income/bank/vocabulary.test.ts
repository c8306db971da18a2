import { categorize } from './categorize.ts'
import { CREDIT_DESCRIPTIONS, DEBIT_DESCRIPTIONS } from './descriptions.testing.ts'

const credits = Object.entries(CREDIT_DESCRIPTIONS).flatMap(([category, all]) => all.map((text) => [text, category]))
const debits = Object.entries(DEBIT_DESCRIPTIONS).flatMap(([category, all]) => all.map((text) => [text, category]))

test('there are 300 descriptions, none of them twice', () => {
  expect(credits.length + debits.length).toBeGreaterThanOrEqual(300)
  expect(new Set(credits.map(([text]) => text)).size).toBe(credits.length)
})

test.each(credits)('the deposit "%s" is %s', (text, category) => {
  expect(categorize(text, 'credit')).toBe(category)
})

test.each(debits)('the withdrawal "%s" is %s', (text, category) => {
  expect(categorize(text, 'debit')).toBe(category)
})
