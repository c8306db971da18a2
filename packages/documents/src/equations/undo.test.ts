import type { DocumentType, Entry, EntryValues, Field } from '@income/shared'
import type { ReadDocument } from '../model/document.ts'
import { correctEntry, correctField } from './correct.ts'
import { undoEntry, undoField } from './undo.ts'

/** Corrections that are undone: the document is as it was read. */

const place = { page: 1, box: [0.1, 0.2, 0.3, 0.4] as [number, number, number, number] }

function field(value: string): Field {
  return { value, raw: value, ...place, confidence: 0.8 }
}

function entry(id: string, values: Partial<EntryValues>): Entry {
  const nothing = { date: null, ytd_amount: null, balance: null, hours: null, rate: null }
  const line: EntryValues = { ...nothing, description: id, direction: 'credit', amount: null, category: 'transaction' }
  const of = { document_id: 'd', file_id: 'f', version: 1, original: null }
  return { ...line, ...values, ...place, ...of, id, confidence: 0.7 }
}

function read(
  type: DocumentType,
  fields: Record<string, Field>,
  entries: Entry[],
  checks: string[] = [],
): ReadDocument {
  const of = { id: 'd', file_id: 'f', package_id: 'p', form: null, page_start: 1, page_end: 1, version: 1 }
  const passed = checks.map((name) => ({ name, status: 'passed', expected: null, actual: null, message: '' }) as const)
  const document = { ...of, document_type: type, text_source: 'text_layer', confidence: 0.8, fields } as const
  return { document: { ...document, checks: passed }, entries }
}

const balances = ({ document }: ReadDocument) =>
  document.checks.find(({ name }) => name === 'balance_reconciliation')?.status

test('an entry of two corrections is as it was read, and its check passes again', () => {
  const fields = { opening_balance: field('100.00'), closing_balance: field('150.00') }
  const statement = read('bank_statement', fields, [entry('deposit', { amount: '50.00' })], ['balance_reconciliation'])
  const corrected = correctEntry(correctEntry(statement, 'deposit', { amount: '51.00' }), 'deposit', {
    amount: '52.00',
  })
  expect(balances(corrected)).toBe('failed')
  const undone = undoEntry(corrected, 'deposit')
  expect(undone.entries).toEqual(statement.entries)
  expect(balances(undone)).toBe('passed')
  expect(() => undoEntry(undone, 'deposit')).toThrow(RangeError)
})

test('a confirmed field needs review again, and one that a reviewer added is gone', () => {
  const stub = read('pay_stub', { net_pay: field('15.00') }, [])
  expect(undoField(correctField(stub, 'net_pay', '15.00'), 'net_pay').document.fields).toEqual(stub.document.fields)
  const added = correctField(stub, 'pay_frequency', 'weekly')
  expect(undoField(added, 'pay_frequency').document.fields).toEqual(stub.document.fields)
  expect(() => undoField(stub, 'net_pay')).toThrow(RangeError)
})

test('a box and the entry made from it are one value', () => {
  const w2 = read('w2', { box_1: field('900.00') }, [entry('Box 1', { amount: '900.00', category: 'wages' })])
  const byField = undoField(correctField(w2, 'box_1', '950.00'), 'box_1')
  const byEntry = undoEntry(correctField(w2, 'box_1', '950.00'), 'Box 1')
  for (const undone of [byField, byEntry]) {
    expect(undone.document.fields).toEqual(w2.document.fields)
    expect(undone.entries).toEqual(w2.entries)
  }
})
