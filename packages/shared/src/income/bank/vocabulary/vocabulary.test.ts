import { categorize, creditRule, debitRule } from './categorize.ts'
import { CREDIT_RULES } from './credit-rules.ts'
import { DEBIT_RULES } from './debit-rules.ts'
import { CREDIT_DESCRIPTIONS, DEBIT_DESCRIPTIONS } from './descriptions.testing.ts'

const credits = Object.entries(CREDIT_DESCRIPTIONS).flatMap(([category, all]) => all.map((text) => [text, category]))
const debits = Object.entries(DEBIT_DESCRIPTIONS).flatMap(([category, all]) => all.map((text) => [text, category]))

test('there are 300 descriptions of deposits, all different', () => {
  expect(credits.length).toBeGreaterThanOrEqual(300)
  expect(new Set(credits.map(([text]) => text)).size).toBe(credits.length)
})

test.each(credits)('the deposit "%s" is %s', (text, category) => {
  expect(categorize(text, 'credit')).toBe(category)
})

test.each(debits)('the withdrawal "%s" is %s', (text, category) => {
  expect(categorize(text, 'debit')).toBe(category)
})

test.each(CREDIT_RULES.map((rule) => [rule.name, rule.example]))(
  'the rule "%s" matches its example, %s',
  (name, example) => {
    expect(creditRule(example)?.name).toBe(name)
  },
)

test.each(DEBIT_RULES.map((rule) => [rule.name, rule.example]))(
  'the rule "%s" matches its example, %s',
  (name, example) => {
    expect(debitRule(example)?.name).toBe(name)
  },
)

test('every rule has a unique name', () => {
  for (const rules of [CREDIT_RULES, DEBIT_RULES]) {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length)
  }
})

/** A fee's refund must not be counted as another returned item. */
test.each([
  ['NSF FEE WAIVED', 'refund'],
  ['WAIVED NSF FEE', 'refund'],
  ['REFUND OF NSF FEE', 'refund'],
  ['RETURNED ITEM CHARGEBACK', 'returned_item'],
  ['NYSTTAXRFD 0123456', 'tax_refund'],
])('the deposit "%s" is %s', (text, category) => {
  expect(categorize(text, 'credit')).toBe(category)
})
