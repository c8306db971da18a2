import type { IncomeDocument, IncomeModelDetail, PackageIncome, QualifyingLine } from '../../api/types.ts'
import { contributionOf } from './contribution.ts'

const DOCUMENT = { id: 'd' } as IncomeDocument

const LINE = { key: 'account 1', subject: 'account 1', method: 'average_monthly_deposits', months: '2', chosen: null }
const SETTINGS = { guideline: 'NON_QM', expense_factor: '0.5', ownership_share: '0.8', gross_up: false }

interface Given {
  line?: Partial<QualifyingLine>
  settings?: Partial<typeof SETTINGS>
  chosen?: QualifyingLine['chosen']
}

function modelWith({ line = {}, settings = {}, chosen = null }: Given = {}): IncomeModelDetail {
  const lines = [{ ...LINE, document_ids: ['d'], ...line }]
  const subjects = [{ key: 'account 1', settings: { ...SETTINGS, ...settings } }]
  const qualifying = { monthly: '1000.00', months: '2', lines, subjects, chosen }
  return { id: 'm', qualifying_income: qualifying } as IncomeModelDetail
}

function incomeWith(counted: PackageIncome['models'][number]['counted'], ...parts: boolean[]): PackageIncome {
  const rows = parts.map((each) => ({ model_id: 'm', key: 'account 1', counted: each }))
  return { models: [{ model_id: 'm', counted }], borrowers: [{ parts: rows }] } as PackageIncome
}

const found = (given: Given, income = incomeWith('whole')) => {
  const contribution = contributionOf(DOCUMENT, modelWith(given), income)
  return contribution && [Number(contribution.share.toFixed(4)), contribution.precision]
}

test('a deposit adds its share of a month, after expenses, of the business that the borrower owns', () => {
  expect(found({})).toEqual([0.2, 'exact'])
  expect(found({ settings: { expense_factor: '0', ownership_share: '1' } })).toEqual([0.5, 'exact'])
  expect(found({ line: { months: '2.33' } })).toEqual([0.1717, 'rounded'])
})

test('under another method of the reviewer, expenses may count nothing, and deposits may count otherwise', () => {
  const chosen = { method: 'before_expenses', in_place_of: 'average_monthly_deposits', rules_monthly: '1000.00' }
  expect(found({ line: { method: 'before_expenses', chosen } })).toEqual([0.4, 'exact'])
  expect(found({ line: { method: 'trailing_12_months' } })?.[1]).toBe('unknown')
  expect(found({ chosen })?.[1]).toBe('unknown')
  expect(found({ line: { document_ids: ['another'] } })?.[1]).toBe('unknown')
})

test('entries add nothing where other income of the package counts instead of theirs', () => {
  expect(found({}, incomeWith('no'))).toBeNull()
  expect(found({}, incomeWith('in part', false, false))).toBeNull()
  expect(found({}, incomeWith('in part', true))).toEqual([0.2, 'exact'])
  expect(found({}, incomeWith('in part', true, false))).toEqual([0.2, 'unknown'])
  expect(contributionOf(DOCUMENT, null, incomeWith('whole'))).toBeNull()
})
