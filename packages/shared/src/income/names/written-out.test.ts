import fc from 'fast-check'
import { calculate } from '../calculate.ts'
import { incomeOfPackage } from '../package/package-income.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { models, type Paper, statement, stub, taxForm, w2 } from '../testing/papers.ts'
import { drawnPackage } from '../testing/drawn-package.ts'
import { holderOf } from './holder.ts'
import { withNamesWrittenOut } from './written-out.ts'

const account = (id: string, holder: string): Paper =>
  statement(id, { account_holder: holder, period_start: '2026-01-01', period_end: '2026-01-31' }, [
    ['2026-01-10', 'AIRBNB PAYMENTS PAYOUT', '900.00'],
  ])
const work = (id: string, name: string, lastFour: string | null = null) =>
  w2(id, '2025', '12000.00', { employee_name: name, employee_ssn_last4: lastFour })
const taxes = (id: string, name: string, lastFour: string) =>
  taxForm(id, '1040', '2025', {}, { taxpayer_name: name, taxpayer_ssn_last4: lastFour })

const holders = (...papers: Paper[]) => withNamesWrittenOut(papers.map(({ document }) => document)).map(holderOf)

test.each([
  ['E Tran', 'Elena Tran'],
  ['E. M. TRAN', 'Elena M Tran'],
  ['TRAN, E', 'Elena Tran'],
  ['TRAN E', 'Elena Tran'],
  ['E Tran Jr', 'Elena Tran'],
])('%s is %s, if the initial fits nobody else in the package', (short, full) => {
  expect(holders(account('a', short), work('b', full))).toEqual([full, full])
})

test.each([
  ['V Tran', 'Elena Tran'],
  ['E Trang', 'Elena Tran'],
  ['E R Tran', 'Elena M Tran'],
  ['E Tran LLC', 'Elena Tran'],
])('%s is not %s', (short, full) => {
  expect(holders(account('a', short), work('b', full))).toEqual([short, full])
})

test('if the initial fits two people, the number decides; without one there is no match', () => {
  const people = [taxes('t1', 'Elena Tran', '1111'), taxes('t2', 'Eric Tran', '2222')]
  expect(holders(work('w', 'E Tran', '2222'), ...people)[0]).toBe('Eric Tran')
  expect(holders(work('w', 'E Tran'), ...people)[0]).toBe('E Tran')
})

test('another Social Security number makes another person', () => {
  expect(holders(work('w', 'E Tran', '2222'), taxes('t', 'Elena Tran', '1111'))[0]).toBe('E Tran')
})

test.each([
  ['one of the two is named', ['Robert Ames', 'ROBERT J AMES JR'], ['ROBERT J AMES JR', 'ROBERT J AMES JR']],
  ['a son and his father', ['Robert Ames Sr', 'Robert Ames Jr'], ['Robert Ames Sr', 'Robert Ames Jr']],
  ['either of them', ['Robert Ames', 'Robert Ames Sr', 'Robert Ames Jr'], null],
  ['a joint account', ['Mary and Robert Ames', 'Robert Ames Jr'], ['Mary Ames and Robert Ames Jr', 'Robert Ames Jr']],
])('"Jr" may be missing on some documents: %s', (_, printed, written) => {
  expect(holders(...printed.map((holder, i) => account(`a${i}`, holder)))).toEqual(written ?? printed)
})

test('with another number, a name without "Jr" is that of the father', () => {
  const son = work('w2', 'Robert Ames Jr', '2222')
  expect(holders(work('w1', 'Robert Ames', '1111'), son)).toEqual(['Robert Ames', 'Robert Ames Jr'])
  expect(holders(work('w1', 'Robert Ames', '2222'), son)).toEqual(['Robert Ames Jr', 'Robert Ames Jr'])
})

test('each name of a joint holder is expanded separately', () => {
  expect(holders(account('a', 'E & V Tran'), work('w', 'Elena Tran'))[0]).toBe('Elena Tran and V Tran')
})

test('one employment, one holding and one borrower, however the documents spell her: 900.00 / 2 + 5,000.00', () => {
  const payStub = stub(
    's',
    {
      ...{ employee_name: 'E Tran', pay_frequency: 'monthly', pay_date: '2026-01-31' },
      ...{ period_start: '2026-01-01', period_end: '2026-01-31' },
    },
    { Salary: { pay: '5000.00', ytd: '5000.00' } },
  )
  const later = statement(
    'b',
    {
      account_holder: 'Elena Tran',
      account_number_last4: '2222',
      period_start: '2026-02-01',
      period_end: '2026-02-28',
    },
    [],
  )
  const papers = [payStub, work('w', 'Elena Tran'), account('a', 'E Tran'), later]
  const income = incomeOfPackage({
    models: models(papers).map((model) => ({ ...model, id: model.eligibilityModelId })),
    documents: papers.map(({ document }) => document),
    guideline: 'FNMA',
  })
  expect(income.borrowers).toMatchObject([{ borrowers: ['Elena Tran'], monthly: '5450.00' }])
})

test.each([
  ['DOE JANE', 'JANE A DOE', 'JANE A DOE'],
  ['JAMES JOHN', 'JOHN JAMES', 'JAMES JOHN'],
  ['DOE JANE JR', 'JANE A DOE', 'DOE JANE JR'],
])('the family name may come first, with no comma: %s beside %s', (printed, other, written) => {
  expect(holders(work('v', printed), work('w', other))[0]).toBe(written)
})

test('names of the same words are two people unless their number is one', () => {
  const written = (other: string | null) => holders(work('v', 'John James', '1234'), work('w', 'James John', other))
  expect(written('1234')).toEqual(['James John', 'James John'])
  expect(written('5678')).toEqual(['John James', 'James John'])
  expect(written(null)).toEqual(['John James', 'James John'])
})

test('a name keeps the number that another document prints beside it', () => {
  const papers = [work('v', 'John A James', '1234'), work('w', 'James John', '5678'), account('a', 'James John')]
  expect(holders(...papers)[2]).toBe('James John')
})

test('one Social Security number and first name are one person, before and after a marriage', () => {
  const named = (id: string, year: string, name: string, lastFour: string) =>
    w2(id, year, '60000.00', { employee_name: name, employee_ssn_last4: lastFour, employer_ein: '12-3456789' })
  const written = (lastFour: string) =>
    holders(named('v', '2024', 'Jane Smith', '1234'), named('w', '2025', 'Jane Doe', lastFour))
  expect(written('1234')).toEqual(['Jane Doe', 'Jane Doe'])
  expect(written('5678')).toEqual(['Jane Smith', 'Jane Doe'])
  expect(holders(named('v', '2024', 'John Smith', '1234'), named('w', '2025', 'Jane Doe', '1234'))).toEqual([
    'John Smith',
    'Jane Doe',
  ])
})

test('nothing changes if no name is abbreviated', () => {
  fc.assert(
    fc.property(drawnPackage, ({ documents, entries }) => {
      const written = withNamesWrittenOut(documents)
      expect(written).toEqual(documents)
      const input = { entries, overrides: [], settings: DEFAULT_SETTINGS }
      expect(calculate({ ...input, documents: written })).toEqual(calculate({ ...input, documents }))
    }),
  )
})
