import type { TruthDocument } from '@income/samples'
import { compareFile, type FoundDocument, type FoundEntry } from './compare.ts'

const truth: TruthDocument = {
  document_type: 'pay_stub',
  form: null,
  pages: [1, 1],
  fields: { gross_pay: '2500.00', net_pay: '1900.00', pay_frequency: null },
  entries: [
    { description: 'Regular', direction: 'credit', amount: '2500.00' },
    { description: 'Federal tax', direction: 'debit', amount: '600.00' },
  ],
}

function read(values: Record<string, string>): FoundDocument {
  const fields = Object.entries(values).map(([name, value]) => [
    name,
    { value, raw: value, page: 1, box: null, confidence: 1 },
  ])
  return {
    id: 'd1',
    document_type: 'pay_stub',
    form: null,
    page_start: 1,
    page_end: 1,
    text_source: 'text_layer',
    fields: Object.fromEntries(fields) as FoundDocument['fields'],
  }
}

function line(direction: 'credit' | 'debit', amount: string): FoundEntry {
  return { document_id: 'd1', direction, amount }
}

const right = [line('debit', '600.00'), line('credit', '2500.00')]

test('a correctly read document has no differences', () => {
  const [comparison] = compareFile([truth], [read({ gross_pay: '2500.00', net_pay: '1900.00' })], right)
  expect(comparison).toMatchObject({ compared: 5, differences: [] })
})

test('a wrong, a missing and an extra value are all shown', () => {
  const [comparison] = compareFile([truth], [read({ gross_pay: '2600.00', pay_frequency: 'weekly' })], right)
  expect(comparison?.differences).toEqual([
    'gross_pay is 2600.00, not 2500.00',
    'net_pay is missing, not 1900.00',
    'pay_frequency is weekly, not blank',
  ])
})

test('entries are compared by direction and amount, each counted once', () => {
  const entries = [line('credit', '2500.00'), line('credit', '2500.00'), line('credit', '600.00')]
  const [comparison] = compareFile([truth], [read({ gross_pay: '2500.00', net_pay: '1900.00' })], entries)
  expect(comparison?.differences).toEqual([
    'no entry: debit 600.00',
    'an extra entry: credit 2500.00',
    'an extra entry: credit 600.00',
  ])
})

test('a document that was not found is a difference', () => {
  expect(compareFile([truth], [], [])).toMatchObject([{ found: null, differences: ['the document was not found'] }])
})
