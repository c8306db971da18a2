import {
  claimFile,
  commitModels,
  compute,
  databaseClock,
  endFile,
  loadPackageFacts,
  type ReadDocument,
  type ReadEntry,
} from '@income/platform'
import type { Cents, Check } from '@income/shared'
import { calculatorOf } from '../calculator.ts'
import type { TestApi } from './api.ts'
import { packageWithFile } from './documents.ts'

/**
 * A package whose file was read as these documents and whose models are computed: a worker's result without reading.
 */
export async function processedPackage(api: TestApi, documents: readonly ReadDocument[]): Promise<string> {
  const { packageId, fileId } = await packageWithFile(api)
  await endAsRead(api, { packageId, fileId }, documents)
  return packageId
}

/** Reads a registered file as these documents, and computes the package's models. */
export async function endAsRead(
  api: TestApi,
  { packageId, fileId }: { packageId: string; fileId: string },
  documents: readonly ReadDocument[],
): Promise<void> {
  const db = api.deps.database
  const lease = await claimFile(db, fileId, 1)
  if (!lease) throw new Error('the file could not be claimed')
  await endFile(db, lease, { status: 'processed', documents, otherPages: [] })
  await computeModels(api, packageId)
}

export async function computeModels(api: TestApi, packageId: string): Promise<void> {
  const db = api.deps.database
  const facts = await loadPackageFacts(db, packageId, 'tenant')
  if (!facts) throw new Error('the package has files that have not ended')
  const startedAt = await databaseClock(db)
  await commitModels(db, { ...facts, packageId, startedAt, ...compute(facts, calculatorOf(api.deps)) })
}

const box = [0.1, 0.2, 0.3, 0.4]

function document(
  documentType: string,
  fields: Record<string, string>,
  entries: readonly ReadEntry[],
  checks: readonly Check[],
): ReadDocument {
  return {
    ...{ documentType, form: null, pageStart: 1, pageEnd: 1, textSource: 'text_layer', confidence: 0.98 },
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { value, raw: value, page: 1, box, confidence: 0.9 }]),
    ),
    entries,
    checks,
  }
}

function line(values: Partial<ReadEntry> & Pick<ReadEntry, 'description' | 'direction' | 'category'>): ReadEntry {
  const nothing = { date: null, amount: null, ytdAmount: null, balance: null, hours: null, rate: null }
  return { ...nothing, page: 1, box, confidence: 0.9, ...values }
}

const WAGES = 2_100_00n

/** A month of a checking account: two wages and rent that count, a refund and a purchase that do not. */
export function bankStatement(): ReadDocument {
  return statementWith(WAGES, 'passed')
}

/** The same with a digit of the second wages misread, so that it does not balance. */
export function misreadStatement(): ReadDocument {
  return statementWith(210_00n, 'failed')
}

/** A statement with something unusual that a check warns about. */
export function unusualStatement(): ReadDocument {
  return statementWith(WAGES, 'warning')
}

function statementWith(secondWages: Cents, balances: Check['status']): ReadDocument {
  const rows = [
    ['2026-01-02', 'ACME CORP PAYROLL PPD', 'credit', WAGES],
    ['2026-01-09', 'AMAZON.COM REFUND', 'credit', 45_10n],
    ['2026-01-12', 'GROCERY OUTLET PURCHASE', 'debit', 145_10n],
    ['2026-01-16', 'ACME CORP PAYROLL PPD', 'credit', secondWages],
    ['2026-01-20', 'ZELLE FROM TENANT RENT JANUARY', 'credit', 900_00n],
  ] as const
  return document(
    'bank_statement',
    {
      bank_name: 'First Bank',
      account_holder: 'Jane Rivera',
      account_number_last4: '1234',
      account_type: 'checking',
      period_start: '2026-01-01',
      period_end: '2026-01-31',
      opening_balance: '1000.00',
      closing_balance: '6000.00',
    },
    rows.map(([date, description, direction, amount]) =>
      line({ date, description, direction, amount, category: 'transaction' }),
    ),
    [{ name: 'balance_reconciliation', status: balances, expected: null, actual: null, message: 'The balances' }],
  )
}

/** The same month in a business account, with a share of its deposits taken as expenses. */
export function businessStatement(): ReadDocument {
  const statement = bankStatement()
  const holder = { ...statement.fields['account_holder']!, value: 'Rivera Plumbing LLC' }
  const entries = statement.entries.map((entry) => ({
    ...entry,
    description: entry.description.replace('ACME CORP PAYROLL PPD', 'SQUARE INC DES:SDV DEPOSIT'),
  }))
  return { ...statement, entries, fields: { ...statement.fields, account_holder: holder } }
}

/** A partner's share of 60,000.00, of which 24,000.00 were distributed. */
export function partnershipShare(): ReadDocument {
  const fields = {
    ...{ tax_year: '2025', taxpayer_name: 'Jane Rivera', business_name: 'Rivera Partners LP' },
    ...{ line_1: '60000.00', line_19_a: '24000.00' },
  }
  const income = { description: 'Line 1: Ordinary business income (loss)', amount: 60_000_00n } as const
  const entries = [line({ ...income, direction: 'credit', category: 'income' })]
  return { ...document('tax_return', fields, entries, []), form: 'schedule_k1' }
}

/** A corporation's 80,000.00 of taxable income, of which 16,400.00 are tax. */
export function corporation(): ReadDocument {
  const fields = { tax_year: '2025', business_name: 'Rivera Plumbing Inc', employer_ein: '84-1234567' }
  const entries = [
    line({ description: 'Line 30: Taxable income', direction: 'credit', amount: 80_000_00n, category: 'income' }),
    line({ description: 'Line 31: Total tax', direction: 'debit', amount: 16_400_00n, category: 'subtraction' }),
  ]
  return { ...document('tax_return', fields, entries, []), form: '1120' }
}

/** A stub that does not state a pay frequency. */
export function payStub(): ReadDocument {
  return document(
    'pay_stub',
    { employer_name: 'Acme Corp', employee_name: 'Jane Rivera', gross_pay: '2000.00', net_pay: '1500.00' },
    [
      line({ description: 'Salary', direction: 'credit', amount: 2_000_00n, category: 'earning' }),
      line({ description: 'Federal tax', direction: 'debit', amount: 500_00n, category: 'tax' }),
    ],
    [],
  )
}
