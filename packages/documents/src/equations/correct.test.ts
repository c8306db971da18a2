import type { Check, DocumentType, Entry, EntryValues, Field, IncomeDocument, TaxForm } from '@income/shared'
import { correctEntry, correctField } from './correct.ts'
import type { ReadDocument } from '../model/document.ts'

/** Corrections of what was read: the original is kept, and the document's checks follow. */

const place = { page: 1, box: [0.1, 0.2, 0.3, 0.4] as [number, number, number, number] }

function field(value: string, at = place): Field {
  return { value, raw: value, ...at, confidence: 0.8 }
}

function entry(id: string, values: Partial<EntryValues>, at = place): Entry {
  const nothing = { date: null, ytd_amount: null, balance: null, hours: null, rate: null }
  const line: EntryValues = { ...nothing, description: id, direction: 'credit', amount: null, category: 'transaction' }
  const of = { document_id: 'd', file_id: 'f', version: 1, original: null }
  return { ...line, ...values, ...at, ...of, id, confidence: 0.7 }
}

function read(
  type: DocumentType,
  fields: Record<string, string>,
  entries: readonly Entry[] = [],
  checks: readonly (Partial<Check> & { name: string })[] = [],
  form: TaxForm | null = null,
): ReadDocument {
  const document: IncomeDocument = {
    ...{ id: 'd', file_id: 'f', package_id: 'p', document_type: type, form, page_start: 1, page_end: 1, version: 1 },
    text_source: 'text_layer',
    confidence: 0.8,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, field(value)])),
    checks: checks.map((check) => ({ status: 'passed', expected: null, actual: null, message: '', ...check })),
  }
  return { document, entries }
}

function statuses({ document }: ReadDocument): Record<string, string> {
  return Object.fromEntries(document.checks.map(({ name, status }) => [name, status]))
}

describe('a bank statement', () => {
  const misread = read(
    'bank_statement',
    { opening_balance: '100.00', closing_balance: '150.00', total_credits: '50.00' },
    [entry('deposit', { amount: '5.00', balance: '150.00' })],
    [
      { name: 'balance_reconciliation', status: 'failed' },
      { name: 'total_credits', status: 'failed' },
      { name: 'running_balance', status: 'failed' },
      { name: 'section_totals', status: 'failed' },
      { name: 'daily_balances', status: 'failed' },
    ],
  )

  test('balances once a misread deposit is corrected; what only the page shows stays as it was', () => {
    expect(statuses(correctEntry(misread, 'deposit', { amount: '50.00' }))).toMatchObject({
      balance_reconciliation: 'passed',
      total_credits: 'passed',
      running_balance: 'passed',
      section_totals: 'warning',
      daily_balances: 'failed',
    })
  })

  test('fails again when a correction makes it wrong', () => {
    const right = correctEntry(misread, 'deposit', { amount: '50.00' })
    expect(statuses(correctField(right, 'closing_balance', '151.00'))['balance_reconciliation']).toBe('failed')
  })

  test('keeps what was read of each value, with its confidence, over several corrections', () => {
    const once = correctEntry(misread, 'deposit', { amount: '50.00' })
    const twice = correctEntry(once, 'deposit', { amount: '51.00', date: '2026-01-05' })
    expect(twice.entries[0]).toMatchObject({
      amount: '51.00',
      date: '2026-01-05',
      confidence: 1,
      original: { amount: '5.00', date: null, confidence: 0.7 },
    })
  })

  test('has its dates looked at again', () => {
    const misdated = read(
      'bank_statement',
      { period_start: '2026-01-01', period_end: '2026-01-31' },
      [entry('deposit', { amount: '5.00', date: '2026-07-05' }), entry('other', { amount: '5.00' })],
      [
        { name: 'period_dates', status: 'warning' },
        { name: 'transaction_dates', status: 'failed' },
      ],
    )
    const dated = correctEntry(misdated, 'deposit', { date: '2026-01-05' })
    expect(statuses(dated)).toMatchObject({ period_dates: 'passed', transaction_dates: 'failed' })
    expect(statuses(correctEntry(dated, 'other', { date: '2026-01-06' }))['transaction_dates']).toBe('passed')
  })

  test('a total net of returned items does not stay proven when a transaction changes', () => {
    const net = read(
      'bank_statement',
      { total_credits: '90.00' },
      [entry('deposit', { amount: '100.00' }), entry('returned', { amount: '10.00', direction: 'debit' })],
      [{ name: 'total_credits', status: 'passed' }],
    )
    expect(statuses(correctField(net, 'bank_name', 'First Bank'))['total_credits']).toBe('passed')
    expect(statuses(correctEntry(net, 'deposit', { amount: '101.00' }))['total_credits']).toBe('warning')
  })
})

describe('a field', () => {
  test('keeps its place on the page and what was read', () => {
    const { document } = correctField(read('pay_stub', { net_pay: '15.00' }), 'net_pay', '1500.00')
    expect(document.fields['net_pay']).toEqual({
      ...field('1500.00'),
      raw: '15.00',
      confidence: 1,
      original: { value: '15.00', confidence: 0.8 },
    })
  })

  test('that was not read has no place', () => {
    const { document } = correctField(read('pay_stub', {}), 'pay_frequency', 'biweekly')
    expect(document.fields['pay_frequency']).toEqual({
      value: 'biweekly',
      raw: null,
      page: null,
      box: null,
      confidence: 1,
      original: { value: null, confidence: 0 },
    })
  })
})

test('a pay stub adds up once its net pay is corrected', () => {
  const stub = read(
    'pay_stub',
    { gross_pay: '1000.00', net_pay: '80.00', total_deductions: '200.00' },
    [
      entry('Regular', { amount: '1000.00', category: 'earning' }),
      entry('Tax', { amount: '200.00', direction: 'debit', category: 'tax' }),
    ],
    [
      { name: 'gross_minus_deductions_is_net', status: 'failed' },
      { name: 'earnings_sum', status: 'passed' },
      { name: 'deductions_sum', status: 'passed' },
    ],
  )
  expect(statuses(correctField(stub, 'net_pay', '800.00'))).toMatchObject({
    gross_minus_deductions_is_net: 'passed',
    earnings_sum: 'passed',
    deductions_sum: 'passed',
  })
})

test('a pay stub adds up once pay that was taken back has its direction', () => {
  const earning = { category: 'earning', ytd_amount: '150.00' }
  const stub = read(
    'pay_stub',
    { gross_pay: '1850.00', gross_pay_ytd: '5850.00' },
    [
      entry('Regular', { ...earning, amount: '2000.00', ytd_amount: '6000.00' }),
      entry('Advance Recovery', { ...earning, amount: '150.00' }),
    ],
    [
      { name: 'earnings_sum', status: 'failed' },
      { name: 'ytd_earnings_sum', status: 'warning' },
    ],
  )
  const corrected = correctEntry(stub, 'Advance Recovery', { direction: 'debit' })
  expect(statuses(corrected)).toMatchObject({ earnings_sum: 'passed', ytd_earnings_sum: 'passed' })
  expect(corrected.entries[1]).toMatchObject({
    amount: '150.00',
    direction: 'debit',
    original: { direction: 'credit' },
  })
})

test.each([
  ['a deduction that is pay', { category: 'deduction', direction: 'debit' }, 'earning', ['credit', '150.00', '300.00']],
  ['pay taken back that is a tax', { category: 'earning', direction: 'debit' }, 'tax', ['debit', '-150.00', '-300.00']],
  ['pay that is a deduction', { category: 'earning', direction: 'credit' }, 'deduction', ['debit', '150.00', '300.00']],
] as const)('%s has the side of its new category, unless a person says it', (_, before, category, expected) => {
  const stub = read('pay_stub', {}, [entry('Line', { ...before, amount: '150.00', ytd_amount: '300.00' })])
  const [after] = correctEntry(stub, 'Line', { category }).entries
  expect([after!.direction, after!.amount, after!.ytd_amount]).toEqual(expected)
  const [said] = correctEntry(stub, 'Line', { category, direction: before.direction }).entries
  expect([said!.direction, said!.amount]).toEqual([before.direction, '150.00'])
})

describe('a W-2', () => {
  const elsewhere = { page: 1, box: [0.5, 0.5, 0.6, 0.6] as [number, number, number, number] }
  const w2 = read(
    'w2',
    { tax_year: '2024', box_5: '10000.00' },
    [
      entry('wages', { amount: '10000.00', category: 'wages' }),
      entry('tax', { amount: '145.00', direction: 'debit', category: 'withholding' }, elsewhere),
    ],
    [
      { name: 'amounts_read', status: 'failed', actual: 'box_1, box_3' },
      { name: 'copies_agree', status: 'failed', actual: 'box_5' },
    ],
  )
  w2.document.fields['box_6'] = field('145.00', elsewhere)

  test('has a box and its entry as one figure', () => {
    const after = correctField(w2, 'box_5', '100000.00')
    expect(after.entries.map(({ amount, original }) => [amount, original?.amount])).toEqual([
      ['100000.00', '10000.00'],
      ['145.00', undefined],
    ])
    const back = correctEntry(after, 'wages', { amount: '10000.00' })
    expect(back.document.fields['box_5']).toMatchObject({ value: '10000.00', original: { value: '10000.00' } })
  })

  test('is doubtful until a person has settled every box that could not be told', () => {
    const one = correctField(w2, 'box_1', '9000.00')
    expect(statuses(one)).toMatchObject({ amounts_read: 'failed', copies_agree: 'failed' })
    expect(statuses(correctField(one, 'box_3', '10000.00'))['amounts_read']).toBe('passed')
    // Finding it right settles it too.
    expect(statuses(correctField(w2, 'box_5', '10000.00'))['copies_agree']).toBe('passed')
  })
})

describe('a tax form', () => {
  const scheduleC = read(
    'tax_return',
    { tax_year: '2023', line_31: '500.00', line_29: '5000.00', line_30: '0.00' },
    [],
    [{ name: 'schedule_c_net', status: 'warning' }],
    'schedule_c',
  )
  const profit = { page: 2, box: [0.7, 0.7, 0.8, 0.8] as [number, number, number, number] }
  scheduleC.document.fields['line_31'] = field('500.00', profit)
  const form = { ...scheduleC, entries: [entry('Line 31', { amount: '500.00', category: 'income' }, profit)] }

  test('adds up once a line is corrected', () => {
    expect(statuses(correctField(form, 'line_31', '5000.00'))['schedule_c_net']).toBe('passed')
  })

  test('guaranteed payments are added up again on the share of a partnership, and on no other Schedule K-1', () => {
    const boxes = { tax_year: '2023', line_4a: '600.00', line_4b: '50.00', line_4c: '700.00' }
    const share = read('tax_return', boxes, [], [{ name: 'guaranteed_payments_sum', status: 'warning' }], 'schedule_k1')
    expect(statuses(correctField(share, 'line_4c', '650.00'))).toEqual({ guaranteed_payments_sum: 'passed' })
    const ofTrust = read('tax_return', boxes, [], [], 'schedule_k1')
    expect(statuses(correctField(ofTrust, 'line_4c', '800.00'))).toEqual({})
  })

  test('a profit corrected to a loss counts on the other side, and back', () => {
    const loss = correctField(form, 'line_31', '-500.00')
    expect(loss.entries[0]).toMatchObject({ amount: '500.00', direction: 'debit', category: 'loss' })
    expect(correctField(loss, 'line_31', '500.00').entries[0]).toMatchObject({
      direction: 'credit',
      category: 'income',
    })
  })
})
