import type { Entry, IncomeDocument } from '@income/shared'
import { formSheets } from './form-sheet.ts'

type Field = IncomeDocument['fields'][string]

function field(value: string): Field {
  return { value, raw: value, page: 1, box: null, confidence: 1 }
}

function form(id: string, kind: 'schedule_c' | 'schedule_e', year: string) {
  return { id, form: kind, fields: { tax_year: field(year), taxpayer_name: field('Jane Doe') } }
}

function entry(
  documentId: string,
  description: string,
  amount: string,
  direction: Entry['direction'] = 'credit',
): Entry {
  return {
    ...{
      id: `${documentId} ${description}`,
      document_id: documentId,
      file_id: 'f',
      date: null,
      description,
      direction,
    },
    ...{ amount, ytd_amount: null, balance: null, hours: null, rate: null, category: 'income', page: 1 },
    ...{ box: [0, 0, 1, 1], confidence: 1, version: 1, original: null },
    eligibility: { eligible: true, rule: 'business', reason: 'Net profit', override: null },
  }
}

const documents = [
  form('c24', 'schedule_c', '2024'),
  form('c25', 'schedule_c', '2025'),
  form('e25', 'schedule_e', '2025'),
]
const entries = [
  entry('c25', 'Line 31: Net profit', '50000.00'),
  entry('c25', 'Line 13: Depreciation', '2000.00'),
  entry('c25', 'Line 24b: Meals', '600.00', 'debit'),
  entry('c24', 'Line 31: Net profit', '40000.00'),
  entry('e25', 'Line 3 a: Rents received, property A', '24000.00'),
]

test('lines stand by business, with a column for each year, the latest first', () => {
  const [cashFlow, rentals] = formSheets(entries, documents, 'FNMA')
  expect([cashFlow?.name, cashFlow?.years]).toEqual(['Form 1084', ['2025', '2024']])
  expect(cashFlow?.rows).toEqual([
    { kind: 'section', line: '', label: 'Schedule C: sole proprietorship – Jane Doe', amounts: [null, null] },
    { kind: 'line', line: '31', label: 'Net profit', amounts: ['50000.00', '40000.00'] },
    { kind: 'line', line: '13', label: 'Depreciation', amounts: ['2000.00', null] },
    { kind: 'line', line: '24b', label: 'Meals', amounts: ['-600.00', null] },
    // 50,000 + 2,000 − 600
    { kind: 'total', line: '', label: 'Total', amounts: ['51400.00', '40000.00'] },
  ])
  expect([rentals?.name, rentals?.rows.map(({ line }) => line)]).toEqual(['Form 1038', ['', '3 a', '']])
})

test('Freddie Mac files Form 91; what does not count is not on it', () => {
  const refused = entries.map((one) => ({
    ...one,
    eligibility: { ...one.eligibility!, override: { eligible: false, reason: 'Why', by: 'a', at: 'b' } },
  }))
  expect(formSheets(entries, documents, 'FHLMC').map(({ name }) => name)).toEqual(['Form 91', 'Form 1038'])
  expect(formSheets(refused, documents, 'FHLMC')).toEqual([])
})
