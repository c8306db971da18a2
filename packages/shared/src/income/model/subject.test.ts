import { borrowersOf } from '../names/borrowers.ts'
import { isLineKey, isSubjectKey, lineKey, subjectKey } from './subject.ts'
import { modelOf, statement, stub, taxForm, w2 } from '../testing/papers.ts'

describe('keys', () => {
  test('are equal for the same identity, differ for others, and contain no name', () => {
    const key = subjectKey('employment', 'ACME', 'JANE DOE')
    expect(key).toBe(subjectKey('employment', 'ACME', 'JANE DOE'))
    expect(key).not.toBe(subjectKey('employment', 'ACME', 'JOHN ROE'))
    // The same letters, split differently.
    expect(subjectKey('employment', 'AC', 'ME')).not.toBe(subjectKey('employment', 'ACME', ''))
    expect(key).toMatch(/^employment-[0-9a-f]{16}$/)
  })

  test('of subjects and lines are recognised by their form', () => {
    const key = subjectKey('account', '1234', 'FIRST BANK')
    expect([isSubjectKey(key), isLineKey(key)]).toEqual([true, true])
    expect([isSubjectKey(lineKey(key, 'base_pay')), isLineKey(lineKey(key, 'base_pay'))]).toEqual([false, true])
    expect([isSubjectKey('model'), isLineKey('account-1'), isLineKey('')]).toEqual([false, false, false])
  })

  test('stay the same when a document is added, whatever its id', () => {
    const account = { bank_name: 'First Bank', account_number_last4: '1234' }
    const january = { ...account, period_start: '2026-01-01', period_end: '2026-01-31' }
    const february = { ...account, period_start: '2026-02-01', period_end: '2026-02-28' }
    const keys = (...ids: string[]) =>
      modelOf(
        'bank_statement_personal',
        ids.map((id, index) => statement(id, [january, february][index]!, [])),
      ).qualifyingIncome.subjects.map(({ key }) => key)
    expect(keys('m')).toHaveLength(1)
    expect(keys('m', 'a')).toEqual(keys('m'))
  })

  test('are unique for each line of a package with several employers, businesses and properties', () => {
    const wages = modelOf('wage', [
      stub(
        's1',
        { pay_frequency: 'monthly', period_end: '2026-05-31', pay_date: '2026-05-31' },
        { Regular: { pay: '5000.00' } },
      ),
      w2('w1', '2025', '12000.00', { employer_name: 'Bolt LLC', employee_name: 'John Roe' }),
    ])
    const returns = modelOf('tax_return', [
      taxForm('c1', 'schedule_c', '2025', { '31': '50000.00' }, { business_name: 'Doe Plumbing' }),
      taxForm('c2', 'schedule_c', '2025', { '31': '20000.00' }, { business_name: 'Doe Tiles' }),
      taxForm('e1', 'schedule_e', '2025', { '3_a': '12000.00', '3_b': '24000.00' }),
    ])
    for (const { qualifyingIncome } of [wages, returns]) {
      const { lines, subjects } = qualifyingIncome
      expect(lines.length).toBeGreaterThan(1)
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
      const known = new Set(subjects.map(({ key }) => key))
      expect(lines.filter(({ subject }) => !known.has(subject))).toEqual([])
    }
  })
})

test.each([
  [['Jane Doe', 'DOE, JANE Q'], ['Jane Doe']],
  [['JANE DOE', 'Jane Doe'], ['Jane Doe']],
  [['John and Mary Smith'], ['John Smith', 'Mary Smith']],
  [
    ['John Smith & Mary Jones', null, ''],
    ['John Smith', 'Mary Jones'],
  ],
])('the borrowers of %j', (names, borrowers) => {
  expect(borrowersOf(names)).toEqual(borrowers)
})
