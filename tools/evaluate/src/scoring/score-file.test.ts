import type { Truth } from '../corpus/truth.ts'
import type { FoundDocument } from './result.ts'
import { scoreFile } from './score-file.ts'

const TRUTH: Truth = {
  documents: [
    {
      document_type: 'bank_statement',
      form: null,
      fields: { closing_balance: '1,200.00', period_start: '2024-01-01', bank_name: 'First Bank, N.A.' },
      entries: [
        { date: '2024-01-02', direction: 'credit', amount: '10.00', description: 'PAYROLL ACME' },
        { date: '2024-01-02', direction: 'credit', amount: '10.00', description: 'INTEREST' },
      ],
    },
  ],
}

function found(change: Partial<FoundDocument> = {}): FoundDocument {
  const field = (value: string, confidence = 0.95) => ({
    value,
    raw: value,
    page: 1,
    box: [0, 0, 1, 1] as [0, 0, 1, 1],
    confidence,
  })
  const entry = (description: string) => ({
    date: '2024-01-02',
    direction: 'credit' as const,
    amount: '10.00',
    ytd_amount: null,
    description,
    confidence: 0.95,
  })
  return {
    documentType: 'bank_statement',
    form: null,
    pageStart: 1,
    pageEnd: 1,
    textSource: 'text_layer',
    confidence: 1,
    fields: {
      closing_balance: field('1200.00'),
      period_start: field('2024-01-01'),
      bank_name: field('FIRST BANK N A'),
    },
    entries: [entry('INTEREST'), entry('PAYROLL ACME')],
    checks: [],
    ...change,
  }
}

const score = (document: FoundDocument, truth = TRUTH) =>
  scoreFile(truth, { outcome: 'processed', documents: [document] })

test('amounts, dates and names are compared by meaning, entries by date, direction and amount', () => {
  expect(score(found())).toMatchObject({
    documentsFound: 1,
    fields: 3,
    right: 3,
    entriesRight: 2,
    descriptionsRight: 2,
    silent: 0,
    wrong: [],
  })
})

test('a wrong amount with high confidence is silent, unless a check of its document failed', () => {
  const fields = { ...found().fields, closing_balance: { ...found().fields.closing_balance!, value: '1200.01' } }
  expect(score(found({ fields }))).toMatchObject({ right: 2, silent: 1 })
  const unsure = { ...fields, closing_balance: { ...fields.closing_balance, confidence: 0.5 } }
  expect(score(found({ fields: unsure }))).toMatchObject({ right: 2, silent: 0 })
  const checks = [{ name: 'balance', status: 'failed' as const, expected: null, actual: null, message: '' }]
  expect(score(found({ fields, checks }))).toMatchObject({ silent: 0, flagged: 1, flaggedWithoutCause: 1 })
})

test('a wrong value is unmarked at any confidence, until a check of its document failed or warns', () => {
  const unsure = { ...found().fields.closing_balance!, value: '1200.01', confidence: 0.5 }
  const fields = { ...found().fields, closing_balance: unsure }
  const extra = found({ documentType: 'w2', fields: {}, entries: [] })
  expect(score(found({ fields, entries: [] }))).toMatchObject({ unmarked: 3 })
  expect(score(extra)).toMatchObject({ unmarked: 1 })
  const checks = [{ name: 'doubtful_values', status: 'warning' as const, expected: null, actual: null, message: '' }]
  expect(score(found({ fields, checks }))).toMatchObject({ unmarked: 0 })
})

test('omitted entries are silent, and a fault that no check names is a missed mark', () => {
  const truth: Truth = { ...TRUTH, should_flag: true }
  expect(score(found({ entries: [] }), truth)).toMatchObject({ entriesRight: 0, silent: 2, notFlagged: 1 })
})

test("a pay stub's line is right only with its direction and sign: a refunded deduction is not a deduction", () => {
  const line = { date: null, direction: 'debit' as const, ytd_amount: null, description: 'Life insurance' }
  const truth: Truth = {
    documents: [{ document_type: 'pay_stub', form: null, fields: {}, entries: [{ ...line, amount: '-13.50' }] }],
  }
  const read = (entry: Partial<FoundDocument['entries'][number]>) =>
    score(
      found({
        documentType: 'pay_stub',
        fields: {},
        entries: [{ ...line, amount: '-13.50', confidence: 0.95, ...entry }],
      }),
      truth,
    ).entriesRight
  expect([read({}), read({ direction: 'credit', amount: '13.50' }), read({ amount: '13.50' })]).toEqual([1, 0, 0])
})

test('a document of another type is extra, unless allowed', () => {
  const other = found({ documentType: 'w2', fields: {}, entries: [] })
  expect(score(other)).toMatchObject({ documentsFound: 0, documentsExtra: 1, fields: 3, right: 0 })
  expect(score(other, { ...TRUTH, extra_documents_allowed: ['w2'] })).toMatchObject({ documentsExtra: 0 })
})
