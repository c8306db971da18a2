import type { ExtractedDocument } from '@income/documents'
import { fingerprintOf } from './fingerprint.ts'

const STATEMENT = {
  bank_name: 'Harbor Bank',
  account_holder: 'JANE DOE',
  account_number_last4: '4471',
  period_end: '2026-06-30',
  closing_balance: '2412.00',
}

const print = (text: string) => `<${text}>`

function read(fields: Record<string, string>, confidence = 0.99): ExtractedDocument {
  const entries = Object.entries(fields).map(([name, value]) => [name, { value, confidence, page: 2, box: null }])
  return { documentType: 'bank_statement', form: null, fields: Object.fromEntries(entries) } as ExtractedDocument
}

test('a document is recognised whatever the order and case of its names', () => {
  const again = read({ ...STATEMENT, account_holder: 'Doe, Jane', closing_balance: '9412.00' })
  const [one, other] = [fingerprintOf(read(STATEMENT), print)!, fingerprintOf(again, print)!]
  expect(other.identity).toBe(one.identity)
  expect(other.amounts[0]).toMatchObject({ field: 'closing_balance', page: 2 })
  expect(other.amounts[0]!.print).not.toBe(one.amounts[0]!.print)
})

test.each([
  ['another month', { period_end: '2026-07-31' }],
  ['another person', { account_holder: 'John Doe' }],
  ['another account', { account_number_last4: '0001' }],
])('%s means another document', (_, fields) => {
  const [one, other] = [read(STATEMENT), read({ ...STATEMENT, ...fields })]
  expect(fingerprintOf(other, print)!.identity).not.toBe(fingerprintOf(one, print)!.identity)
})

test('a document without a holder cannot be recognised again, and an uncertain amount is not compared', () => {
  const { account_holder: _, ...nameless } = STATEMENT
  expect(fingerprintOf(read(nameless), print)).toBeNull()
  expect(fingerprintOf(read(STATEMENT, 0.8), print)!.amounts).toEqual([])
})
