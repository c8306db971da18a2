import type { IncomeDocument, Signal } from '../../contract/types.ts'
import type { PackageContents } from './contents.ts'
import { marksBetween, marksOf } from './marks.ts'
import { packageReport } from './report.ts'

const check = { expected: null, actual: null }

/** The part of a document that the report shows. */
function document(change: Partial<IncomeDocument>): IncomeDocument {
  return {
    ...{ id: 'd', file_id: 'f', package_id: 'p', document_type: 'bank_statement', form: null, version: 1 },
    ...{ page_start: 1, page_end: 1, text_source: 'ocr', confidence: 0.9, checks: [], fields: {} },
    ...change,
  }
}

function contentsOf(documents: IncomeDocument[], change: object = {}): PackageContents {
  const file = { id: 'f', file_name: 'one.pdf', status: 'processed' }
  const contents = {
    loanPackage: { title: 'Loan 4711', public_id: 'PKG-7F3K9QXA', status: 'Processed' },
    files: [{ file, documents, marks: documents.flatMap(marksOf) }],
    models: [],
    income: { monthly: null, explanation: '', missing_papers: [] },
    marks: [],
    ...change,
  }
  return contents as object as PackageContents
}

test('values read with low confidence are below the check that names them', () => {
  const field = { value: '6555.35', raw: '6,555.35', page: 2, box: null, confidence: 0.6 }
  const checks = [
    {
      ...check,
      name: 'doubtful_values',
      status: 'warning' as const,
      message: 'Closing balance may have been misread.',
    },
    { ...check, name: 'pages_intact', status: 'failed' as const, message: 'Page 1 is damaged.' },
  ]
  expect(packageReport(contentsOf([document({ fields: { closing_balance: field }, checks })]))).toEqual([
    'Loan 4711  PKG-7F3K9QXA · Processed',
    '  ! one.pdf  bank statement (page 1)',
    '      page 1  Page 1 is damaged.',
    '      page 1  Closing balance may have been misread.',
    '        page 2  closing balance was read as “6555.35” with a confidence of 0.60',
  ])
})

test('forms have their official names', () => {
  const forms = ['1040-sr', 'schedule_c', 'schedule_se', 'schedule_k1'] as const
  const schedules = forms.map((form) => document({ document_type: 'tax_return', form }))
  const named = [document({ document_type: 'w2' }), ...schedules]
  expect(packageReport(contentsOf(named))[1]).toBe(
    '  ✓ one.pdf  W-2 (page 1), Form 1040-SR (page 1), Schedule C (page 1), Schedule SE (page 1), Schedule K-1 (page 1)',
  )
})

test('conflicts between documents come before the models, and missing documents name their subject', () => {
  const failed = { ...check, name: 'same_person', status: 'warning' as const, message: 'Two people are named.' }
  const change = {
    marks: marksBetween([failed]),
    models: [{ model_name: 'Wage Income', public_id: 'MDL-1', monthly: null, qualifying_income: null, failure: null }],
    income: { monthly: null, explanation: '', missing_papers: [{ paper: 'A current pay stub', of: 'Acme – Maria' }] },
  }
  expect(packageReport(contentsOf([document({})], change)).slice(2)).toEqual([
    '  ! between documents  Two people are named.',
    '  Wage Income  no figure  MDL-1',
    '  missing: A current pay stub, of Acme – Maria',
  ])
})

test('names cannot control the terminal', () => {
  const loanPackage = { title: 'Loan\u001b[2J\u0007 \u202e4711', public_id: 'PKG-7F3K9QXA', status: 'Processed' }
  expect(packageReport(contentsOf([], { loanPackage }))[0]).toBe('Loan   4711  PKG-7F3K9QXA · Processed')
})

test('important signs of tampering are shown with their document, unless a reviewer dismissed them', () => {
  const one = (values: Partial<Signal>): Signal => ({
    ...{ id: 's', file_id: 'f', document_id: 'd', category: 'drawing', dismissed: null },
    ...{ code: 'text_typed_over', severity: 'high', summary: 'Text was typed over', evidence: [] },
    ...values,
  })
  const place = { page: 3, box: null, detail: '' }
  const dismissed = { reason: 'A stamp', by: null, at: '2026-01-15T10:30:00.000000+00:00' }
  const signals = [
    one({ evidence: [place] }),
    one({ severity: 'low', summary: 'A number differs in size' }),
    one({ dismissed, summary: 'A picture hides text' }),
  ]
  const lines = packageReport(contentsOf([document({ signals })])).join('\n')
  expect(lines).toContain('page 3  Text was typed over')
  expect(lines).not.toMatch(/differs in size|hides text/)
})
