import { auditName, auditValue, isErased } from './audit-values.ts'

test.each([
  ['description', 't', null, 't'],
  ['description', 'wire_in', null, 'wire_in'],
  ['value', 'acme', 'employer_name', 'acme'],
  ['value', 'biweekly', 'pay_frequency', 'Biweekly'],
  ['category', 'loan_proceeds', null, 'Loan proceeds'],
  ['amount', '2648.10', null, '$2,648.10'],
  ['eligible', false, null, 'no'],
  ['date', null, null, '–'],
])('%s %p of the field %p is shown as %p', (name, value, field, shown) => {
  expect(auditValue({ field }, name, value)).toBe(shown)
})

test.each([
  ['gross_pay', 'Gross pay'],
  ['bank_statement_personal.v4', 'Monthly, bank statement personal'],
])('the value %p is named %p', (name, shown) => {
  expect(auditName(name)).toBe(shown)
})

test.each([
  [{ value: null }, { value: null }, true],
  [{ amount: null, 'wage.v6': '1.00' }, { amount: null, 'wage.v6': '2.00' }, true],
  [{ value: 'a' }, { value: 'a' }, false],
  [{ value: null }, { value: 'a' }, false],
  [{ 'wage.v6': null }, { 'wage.v6': null }, false],
  [{}, {}, false],
])('an event from %j to %j was erased: %p', (before, after, erased) => {
  expect(isErased({ before, after })).toBe(erased)
})
