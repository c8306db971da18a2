import { repeated } from '../../arithmetic/testing.ts'
import { alertCodes, modelOf, monthly, type Paper, statement } from '../../testing/papers.ts'

/** Months are counted per holder: one borrower's statements say nothing about another's. */

function account(
  holder: string | null,
  last4: string,
  start: string,
  end: string,
  pay: string,
  type = 'checking',
): Paper {
  const fields = {
    bank_name: 'First Bank',
    account_number_last4: last4,
    account_type: type,
    period_start: start,
    period_end: end,
  }
  return statement(last4, { ...fields, ...(holder === null ? {} : { account_holder: holder }) }, [
    [start, 'ACME PAYROLL', pay],
  ])
}

const JANE = account('Jane Doe', '1111', '2025-01-01', '2025-01-31', '3000.00')
const VICTOR = account('Victor Roe', '2222', '2023-12-01', '2024-01-31', '4000.00')
const personal = (...papers: Paper[]) => modelOf('bank_statement_personal', papers)

test('statements of two borrowers: 3,000.00 / 1 + 4,000.00 / 2, as each alone', () => {
  const both = personal(JANE, VICTOR)
  expect([monthly(personal(JANE)), monthly(personal(VICTOR)), monthly(both)]).toEqual(['3000.00', '2000.00', '5000.00'])
  const { months, lines, explanation } = both.qualifyingIncome
  expect(months).toBe('1')
  expect(lines.map((line) => [line.months, line.monthly])).toEqual([
    ['1', '3000.00'],
    ['2', '2000.00'],
  ])
  expect(lines[0]!.explanation).toContain('1 [months of Jane Doe]')
  expect(explanation).toContain('months covered by holder: Jane Doe 1, Victor Roe 2')
  expect(repeated(explanation)).toBe(500_000n)
  expect(alertCodes(both)).not.toContain('unequal_histories')
})

test("another borrower's deposits do not make a large deposit ordinary", () => {
  const fields = { bank_name: 'First Bank', account_holder: 'Jane Doe', account_number_last4: '1111' }
  const large = statement('j', { ...fields, period_start: '2025-01-01', period_end: '2025-01-31' }, [
    ['2025-01-05', 'ACME PAYROLL', '1000.00'],
    ['2025-01-15', 'DEPOSIT', '1500.00'],
  ])
  expect(monthly(personal(large))).toBe('1000.00')
  expect(monthly(personal(large, VICTOR))).toBe('3000.00')
})

test.each([
  ['spelled otherwise', 'DOE, JANE Q'],
  ['joint with another', 'Jane and John Doe'],
  ['not named', null],
])('accounts of one holder share their months: (3,000.00 + 600.00) / 2, holder %s', (_, holder) => {
  const model = personal(JANE, account(holder, '3333', '2024-12-01', '2025-01-31', '600.00'))
  expect([monthly(model), model.qualifyingIncome.months]).toEqual(['1800.00', '2'])
  const alert = model.qualifyingIncome.alerts.find(({ code }) => code === 'unequal_histories')
  expect(alert?.message).toContain('each is divided by the 2 months that they cover together')
})

test('a joint account joins the accounts of both its holders', () => {
  const john = account('John Doe', '3333', '2025-02-01', '2025-02-28', '600.00')
  const joint = account('Jane and John Doe', '4444', '2025-03-01', '2025-03-31', '300.00')
  expect(personal(JANE, john, joint).qualifyingIncome.months).toBe('3')
})

test('an account without a holder, among several holders, is averaged over the months of all of them', () => {
  const { lines } = personal(JANE, VICTOR, account(null, '3333', '2025-01-01', '2025-01-31', '300.00')).qualifyingIncome
  expect(lines.map((line) => line.months)).toEqual(['1', '2', '3'])
})

test('an outlying date stretches only the months of its holder', () => {
  const astray = statement('a', { bank_name: 'First Bank', account_number_last4: '5555', account_holder: 'Ann Poe' }, [
    ['2000-01-01', 'ACME PAYROLL', '3000.00'],
    ['2024-12-31', 'ACME PAYROLL', '3000.00'],
  ])
  const { lines } = personal(JANE, astray).qualifyingIncome
  expect(lines.map((line) => line.months).sort()).toEqual(['1', '300'])
  expect(lines.find(({ months }) => months === '1')?.monthly).toBe('3000.00')
})

test('businesses are distinguished by their names without the legal form', () => {
  const papers = [
    account('Acme Plumbing LLC', '1111', '2025-01-01', '2025-01-31', '0.00'),
    account('Acme Roofing, LLC', '2222', '2025-02-01', '2025-02-28', '0.00'),
    account('Acme Plumbing', '3333', '2025-03-01', '2025-03-31', '0.00', 'business checking'),
  ]
  const { lines } = modelOf('bank_statement_business', papers).qualifyingIncome
  expect(lines.map((line) => line.months)).toEqual(['2', '1', '2'])
})

test('an unexplained deposit that a reviewer refuses is reported as no longer counting', () => {
  const fields = { bank_name: 'First Bank', account_holder: 'Jane Doe', account_number_last4: '1111' }
  const papers = [
    statement('j', { ...fields, period_start: '2025-01-01', period_end: '2025-01-31' }, [
      ['2025-01-05', 'ACME PAYROLL', '4000.00'],
      ['2025-01-15', 'INCOMING WIRE', '500.00'],
    ]),
  ]
  const alerts = personal(...papers).qualifyingIncome.alerts
  expect(alerts.find(({ code }) => code === 'unexplained_deposits')?.message).toMatch(/^1 deposit of \$500\.00 counts/)
  const refused = modelOf('bank_statement_personal', papers, { overrides: [{ entryId: 'j/2', eligible: false }] })
  expect(alertCodes(refused)).not.toContain('unexplained_deposits')
})
