import type {
  Check,
  OverriddenEntry,
  Entry,
  FileRecord,
  IncomeDocument,
  LoanPackage,
  PageOf,
  Signal,
  UploadGrant,
} from '@income/shared'

/** Example answers for the documentation. A test compares them with the contract. */

const PACKAGE_ID = '0197a2c4-7f31-7c55-9d06-3a1c8e0f4b21'
const FILE_ID = '0197a2c4-9c0e-7d0b-8a55-5f1f7c9b1e02'
export const DOCUMENT_ID = '0197a2c5-1b44-7e7a-b0c9-22d5b8f7a310'

export const examplePackage: LoanPackage = {
  id: PACKAGE_ID,
  tenant: { id: '0197a2c0-0000-7000-8000-000000000001', name: 'Example Lending' },
  title: 'Loan 2026-0142',
  public_id: 'PKG-7F3K9QXA',
  external_id: 'LOS-88213',
  created_at: '2026-01-15T10:30:00.123000+00:00',
  updated_at: '2026-01-15T10:31:12.480000+00:00',
  status: 'Processed',
  created_by: { id: '0197a2c0-0000-7000-8000-000000000002', email: 'intake@lending.example' },
  progress: 1,
  under_review: false,
}

export const exampleGrant: UploadGrant = {
  upload_url:
    'https://storage.example/income-documents/uploads/0197a2c0/0197a2c4?X-Amz-Expires=900&X-Amz-Signature=5d0c',
  uri: 's3://income-documents/uploads/0197a2c0/0197a2c4',
}

export const exampleSignal: Signal = {
  id: '0197a2c5-1b4a-7c1e-9f10-7d2b64c1e905',
  file_id: FILE_ID,
  document_id: null,
  code: 'revision_changed_text',
  category: 'history',
  severity: 'high',
  summary: 'The page showed “2,412.00” in an earlier state of the file and now shows “4,310.55”.',
  evidence: [
    { page: 1, box: [0.71, 0.32, 0.83, 0.34], detail: '“2,412.00” before, “4,310.55” now', before: '2,412.00' },
  ],
  dismissed: null,
}

export const exampleDismissedSignal: Signal = {
  ...exampleSignal,
  dismissed: {
    reason: 'The bank confirmed the corrected statement by telephone',
    by: 'reviewer@lending.example',
    at: '2026-01-15T11:02:40.118000+00:00',
  },
}

export const exampleNewFile: FileRecord = {
  id: FILE_ID,
  loan_package_id: PACKAGE_ID,
  file_name: 'statement-june.pdf',
  file_extension: 'pdf',
  file_size: 48_213,
  file_md5_hash: '9e107d9d372bb6826bd81d3542a419d6',
  file_content_type: 'application/pdf',
  file_created_at: '2026-01-15T10:30:02.000000+00:00',
  status: 'queued',
  created_at: '2026-01-15T10:30:03.871000+00:00',
  updated_at: '2026-01-15T10:30:03.871000+00:00',
  progress: null,
  pages: null,
  other_pages: [],
  signals: [],
}

export const exampleFile: FileRecord = {
  ...exampleNewFile,
  status: 'processed',
  updated_at: '2026-01-15T10:31:10.220000+00:00',
  progress: 1,
  pages: 4,
  other_pages: [{ page: 4, kind: 'blank' }],
  signals: [exampleSignal],
}

export const exampleCheck: Check = {
  name: 'balance_reconciliation',
  status: 'passed',
  expected: '4310.55',
  actual: '4310.55',
  message: 'Opening balance plus credits minus debits is the closing balance',
}

export const exampleDocument: IncomeDocument = {
  id: DOCUMENT_ID,
  file_id: FILE_ID,
  package_id: PACKAGE_ID,
  document_type: 'bank_statement',
  form: null,
  page_start: 1,
  page_end: 3,
  text_source: 'text_layer',
  confidence: 0.98,
  fields: {
    closing_balance: { value: '4310.55', raw: '$4,310.55', page: 1, box: [0.71, 0.32, 0.83, 0.34], confidence: 0.99 },
  },
  checks: [exampleCheck],
  signals: [],
  version: 1,
}

export const exampleEntry: Entry = {
  id: '0197a2c5-1b52-7b31-a4de-90c2f6f8ab47',
  document_id: DOCUMENT_ID,
  file_id: FILE_ID,
  date: '2025-06-13',
  description: 'ACME CORP PAYROLL PPD',
  direction: 'credit',
  amount: '2150.00',
  ytd_amount: null,
  balance: '3960.10',
  hours: null,
  rate: null,
  category: 'payroll',
  page: 2,
  box: [0.08, 0.41, 0.93, 0.43],
  confidence: 0.99,
  version: 1,
  original: null,
  eligibility: { eligible: true, rule: 'payroll', reason: 'A deposit of wages', override: null },
}

export const exampleCorrectedEntry: Entry = {
  ...exampleEntry,
  version: 2,
  confidence: 1,
  original: { amount: '215.00', confidence: 0.71 },
}

export const exampleCorrectedDocument: IncomeDocument = {
  ...exampleDocument,
  version: 2,
  fields: {
    closing_balance: {
      value: '4310.55',
      raw: '$4,370.55',
      page: 1,
      box: [0.71, 0.32, 0.83, 0.34],
      confidence: 1,
      original: { value: '4370.55', confidence: 0.62 },
    },
  },
}

export const exampleOverriddenEntry: OverriddenEntry = {
  ...exampleEntry,
  version: 2,
  eligibility: {
    eligible: true,
    rule: 'payroll',
    reason: 'A deposit of wages',
    override: {
      eligible: false,
      reason: 'A one-time bonus',
      by: 'reviewer@lending.example',
      at: '2026-01-15T11:02:40.117000+00:00',
    },
  },
  effect: { monthly_before: '4300.00', monthly: '2150.00', unmoved_because: null },
}

export function pageExample<T>(item: T): PageOf<T> {
  return { count: 1, page: 1, pages: 1, results: [item] }
}
