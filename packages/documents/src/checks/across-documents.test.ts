import { type Check, centsFromDecimal, type DocumentFacts, type EntryFacts } from '@income/shared'
import { checksAcrossDocuments } from './across-documents.ts'

type Fields = DocumentFacts['fields']

let number = 0

function document(
  documentType: DocumentFacts['documentType'],
  fields: Fields,
  form: DocumentFacts['form'] = null,
): DocumentFacts {
  number += 1
  return { id: `d${number}`, documentType, form, fields, checks: [] }
}

const stub = (fields: Fields) =>
  document('pay_stub', { employer_name: 'Acme Corp', employee_name: 'Jane Doe', ...fields })
const w2 = (fields: Fields) =>
  document('w2', { employer_name: 'Acme Corp', employee_name: 'Jane Doe', tax_year: '2024', ...fields })
const form1040 = (fields: Fields) =>
  document('tax_return', { taxpayer_name: 'Jane Doe', tax_year: '2024', ...fields }, '1040')
const statement = (fields: Fields) =>
  document('bank_statement', {
    bank_name: 'First Bank',
    account_holder: 'Jane Doe',
    account_number_last4: '1111',
    ...fields,
  })

function deposit(document: DocumentFacts, date: string, amount: string): EntryFacts {
  const none = { ytdAmount: null, balance: null, hours: null, rate: null }
  const entry = { date, description: 'Deposit', direction: 'credit', category: 'transaction', ...none } as const
  return { id: `${document.id}/${date}`, documentId: document.id, amount: centsFromDecimal(amount), ...entry }
}

function checks(documents: DocumentFacts[], entries: EntryFacts[] = []): Check[] {
  return checksAcrossDocuments({ documents, entries })
}

function statuses(name: string, documents: DocumentFacts[], entries: EntryFacts[] = []): string[] {
  return checks(documents, entries)
    .filter((check) => check.name === name)
    .map(({ status }) => status)
}

describe('same_person', () => {
  test.each([
    ['initials, order and suffixes do not matter', ['Jane Q. Doe', 'DOE, JANE', 'Jane Doe Jr'], 'passed'],
    ['a father and his son are two people', ['Robert Ames Sr', 'Robert Ames Jr'], 'warning'],
    ['a joint document connects its people', ['Jane Doe', 'John and Jane Doe', 'John Doe'], 'passed'],
    ['an initial is the person whom it fits', ['E Tran', 'Elena M Tran'], 'passed'],
    ['an initial that fits two is neither', ['E Tran', 'Elena Tran', 'Eric Tran'], 'warning'],
    ['different people are said', ['Jane Doe', 'Richard Roe'], 'warning'],
    ['one name compares with nothing', ['Jane Doe'], 'not_applicable'],
  ])('%s', (_, names, status) => {
    const documents = names.map((account_holder, index) =>
      statement({ account_holder, account_number_last4: `${1000 + index}` }),
    )
    expect(statuses('same_person', documents)).toEqual([status])
  })

  test('the holder of a business account is not a person', () => {
    const business = statement({ account_holder: 'Doe Design LLC', account_number_last4: '2222' })
    expect(statuses('same_person', [business, stub({}), w2({})])).toEqual(['passed'])
  })
})

describe('same_document_twice', () => {
  const found = (...fields: Fields[]) =>
    checks(fields.map((own) => w2(own)))
      .filter(({ name }) => name === 'same_document_twice')
      .map(({ status, message }) => [status, message])

  test('copies that differ beside the income are named with both figures', () => {
    const message =
      'The W-2 of 2024 is in the package twice and is counted once; the copies differ: box 2 has $50.00 and $58.00.'
    expect(found({ box_1: '600.00', box_2: '50.00' }, { box_1: '600.00', box_2: '58.00' })).toEqual([
      ['warning', message],
    ])
  })

  test('two versions fail, and the lower is named first', () => {
    const message =
      'The W-2 of 2024 is in the package in two versions, of which the first named is counted: box 1 has $580.00 and $600.00.'
    expect(found({ box_1: '600.00' }, { box_1: '580.00' })).toEqual([['failed', message]])
  })
})

describe('same_ssn', () => {
  test('two numbers of one person fail, and the message names their last digits only', () => {
    const documents = [w2({ employee_ssn_last4: '1234', box_1: '1.00' }), form1040({ taxpayer_ssn_last4: '9876' })]
    const [check] = checks(documents).filter(({ name }) => name === 'same_ssn')
    expect(check).toMatchObject({ status: 'failed', message: expect.stringContaining('1234 and 9876') })
  })

  test('a joint return prints the number of the person named first', () => {
    const documents = [
      w2({ employee_ssn_last4: '1234' }),
      form1040({ taxpayer_name: 'John and Jane Doe', taxpayer_ssn_last4: '9876' }),
    ]
    expect(statuses('same_ssn', documents)).toEqual(['not_applicable'])
  })
})

describe('same_employer', () => {
  test('legal forms and longer names are the same employer', () => {
    expect(
      statuses('same_employer', [stub({ employer_name: 'ACME' }), w2({ employer_name: 'Acme Corporation, Inc.' })]),
    ).toEqual(['passed'])
  })

  test('another employer is said', () => {
    expect(statuses('same_employer', [stub({}), w2({ employer_name: 'Bolt LLC' })])).toEqual(['warning'])
  })
})

describe('net_pay_deposited', () => {
  const june = statement({ period_start: '2025-06-01', period_end: '2025-06-30' })
  const paid = stub({ pay_date: '2025-06-06', net_pay: '1629.98' })

  test.each([
    ['two days after the pay date', [deposit(june, '2025-06-08', '1629.98')], 'passed'],
    ['another amount', [deposit(june, '2025-06-06', '1600.00')], 'warning'],
    ['a week later', [deposit(june, '2025-06-13', '1629.98')], 'warning'],
  ])('%s', (_, entries, status) => {
    expect(statuses('net_pay_deposited', [june, paid], entries)).toEqual([status])
  })

  test('a pay date that no statement covers is not looked for', () => {
    expect(statuses('net_pay_deposited', [june, stub({ pay_date: '2025-08-06', net_pay: '1.00' })])).toEqual([
      'not_applicable',
    ])
  })
})

describe('year_to_date_rises', () => {
  const first = {
    period_start: '2025-06-01',
    period_end: '2025-06-14',
    pay_date: '2025-06-20',
    gross_pay: '2000.00',
    gross_pay_ytd: '24000.00',
  }
  const second = { period_start: '2025-06-15', period_end: '2025-06-28', pay_date: '2025-07-04', gross_pay: '2000.00' }

  test.each([
    ['by the gross pay of the period', '26000.00', 'passed'],
    ['by something else', '26500.00', 'warning'],
    ['down', '23000.00', 'failed'],
  ])('%s', (_, gross_pay_ytd, status) => {
    expect(statuses('year_to_date_rises', [stub({ ...second, gross_pay_ytd }), stub(first)])).toEqual([status])
  })

  test.each([
    ['by the pay that a stub takes back', '23500.00', 'passed'],
    ['by another amount', '23000.00', 'warning'],
  ])('down %s', (_, gross_pay_ytd, status) => {
    const taken = stub({ ...second, gross_pay: '-500.00', gross_pay_ytd })
    expect(statuses('year_to_date_rises', [taken, stub(first)])).toEqual([status])
  })

  test('it starts again with the first pay date of a year', () => {
    const january = stub({
      period_start: '2025-12-14',
      period_end: '2025-12-28',
      pay_date: '2026-01-02',
      gross_pay_ytd: '2000.00',
    })
    expect(statuses('year_to_date_rises', [stub(first), january])).toEqual(['not_applicable'])
  })
})

describe('wages_on_return', () => {
  test.each([
    ['the sum of two W-2s, in whole dollars', ['30000.40', '20000.30'], '50001', 'passed'],
    ['more on the return: a W-2 may be missing', ['30000.00'], '50000.00', 'warning'],
    ['more on the W-2s', ['30000.00', '30000.00'], '50000.00', 'failed'],
  ])('%s', (_, boxes, line_1a, status) => {
    const w2s = boxes.map((box_1, index) => w2({ box_1, employer_name: `Employer ${index}` }))
    expect(statuses('wages_on_return', [form1040({ line_1a }), ...w2s])).toEqual([status])
  })

  test('line 1 until 2021', () => {
    const documents = [form1040({ tax_year: '2021', line_1: '50000' }), w2({ tax_year: '2021', box_1: '50000.00' })]
    expect(statuses('wages_on_return', documents)).toEqual(['passed'])
  })

  test("a co-borrower's W-2 is not on the return of the other", () => {
    const documents = [form1040({ line_1a: '50000' }), w2({ employee_name: 'Richard Roe', box_1: '70000.00' })]
    expect(statuses('wages_on_return', documents)).toEqual(['not_applicable'])
  })
})

describe('same_document_twice', () => {
  test('a copy is named', () => {
    const fields = { box_1: '50000.00', box_2: '6000.00', box_3: '50000.00' }
    const [check] = checks([w2(fields), w2(fields)]).filter(({ name }) => name === 'same_document_twice')
    expect(check).toMatchObject({
      status: 'warning',
      message: 'The W-2 of 2024 is in the package twice and is counted once.',
    })
  })

  test("two employees' equal W-2s are two", () => {
    const fields = { box_1: '50000.00', box_2: '6000.00', box_3: '50000.00' }
    expect(statuses('same_document_twice', [w2(fields), w2({ ...fields, employee_name: 'John Doe' })])).toEqual([
      'passed',
    ])
  })
})

describe('statements of an account', () => {
  const january = {
    period_start: '2025-01-01',
    period_end: '2025-01-31',
    opening_balance: '10.00',
    closing_balance: '20.00',
  }
  const february = {
    period_start: '2025-02-01',
    period_end: '2025-02-28',
    opening_balance: '20.00',
    closing_balance: '30.00',
  }
  const march = {
    period_start: '2025-03-01',
    period_end: '2025-03-31',
    opening_balance: '30.00',
    closing_balance: '40.00',
  }

  test('follow one another, in whatever order they come', () => {
    const documents = [march, january, february].map(statement)
    expect(statuses('balances_carry_over', documents)).toEqual(['passed'])
    expect(statuses('statements_consecutive', documents)).toEqual(['passed'])
  })

  test('a balance that is not carried over fails, with both figures', () => {
    const documents = [statement(january), statement({ ...february, opening_balance: '25.00' })]
    const [check] = checks(documents).filter(({ name }) => name === 'balances_carry_over')
    expect(check).toMatchObject({ status: 'failed', expected: '20.00', actual: '25.00' })
  })

  test('a missing month is named, and no balance is compared over it', () => {
    const documents = [statement(january), statement(march)]
    expect(statuses('balances_carry_over', documents)).toEqual(['not_applicable'])
    const [check] = checks(documents).filter(({ name }) => name === 'statements_consecutive')
    expect(check).toMatchObject({ status: 'warning', message: expect.stringContaining('2025-02-01 to 2025-02-28') })
  })

  test('another account has balances of its own', () => {
    const other = statement({ ...february, account_number_last4: '2222', opening_balance: '5.00' })
    expect(statuses('balances_carry_over', [statement(january), other])).toEqual(['not_applicable'])
  })
})

test('every check is there once and says that it does not apply to an empty package', () => {
  const found = checks([])
  expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
  expect(found.map(({ status }) => status)).toEqual(found.map(() => 'not_applicable'))
})

test('the order of the documents does not matter', () => {
  const documents = [
    stub({ pay_date: '2025-06-06' }),
    w2({ box_1: '1.00' }),
    form1040({ line_1a: '3.00' }),
    statement({}),
  ]
  expect(checks(documents.toReversed())).toEqual(checks(documents))
})
