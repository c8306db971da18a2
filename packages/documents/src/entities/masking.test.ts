import { masked } from './masking.ts'

test.each([
  ['ACME PAYROLL SSN 123-45-6789', 'ACME PAYROLL SSN ***-**-6789'],
  ['ONLINE TRANSFER TO ACCT 987654321012', 'ONLINE TRANSFER TO ACCT …1012'],
  ['Transfer from Checking #: 0012345678 on 1/3', 'Transfer from Checking #: …5678 on 1/3'],
  ['CARD 4111 1111 1111 1111 STORE', 'CARD …1111 STORE'],
  ['TRANSFER TO SAV 12-345-678 ON 09/01', 'TRANSFER TO SAV …5678 ON 09/01'],
  ['ACCT 1234-12-10', 'ACCT …1210'],
  ['Card 5500 0000 0000 0004 09-15-24 7-Eleven', 'Card …0004 09-15-24 7-Eleven'],
  ['POS 5500-0000-0000-0004 GROCER', 'POS …0004 GROCER'],
])('%s is given as %s', (text, given) => {
  expect(masked(text)).toBe(given)
})

test.each([
  'Check 1001',
  'DES:PAYROLL ID:9111111101 INDN:DOE, JANE CO ID:1234567890 PPD',
  'Purchase authorized on 05/28 Store 800-555-0199 CA S305148532741234',
  'Card 1234 STARBUCKS #5678',
  'POS debit card 4471 12-24 STARBUCKS',
  'POS Debit- Debit Card 2210 01-23-24 Commissary',
  'ONLINE TRANSFER TO SAVINGS 10-01-14 XXXXXXXXX0914',
  'POS WALGREENS #3217 CARD# 3308 09/01',
  'POS Debit- Debit Card 6610 09-15-24 7-Eleven 9018',
  'Card 4471 2026-01-23 BAKERY',
  'Wire ref 20260115000012345',
])('%s stays as it is', (text) => {
  expect(masked(text)).toBe(text)
})
