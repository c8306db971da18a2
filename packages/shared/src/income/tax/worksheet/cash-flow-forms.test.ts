import fc from 'fast-check'
import { centsFromDecimal } from '../../../money/cents.ts'
import type { CalculatedModel } from '../../model/calculated-model.ts'
import { exact, decimalOf } from '../../arithmetic/exact.ts'
import { calculated, packageWithDecisions } from '../../testing/drawn-package.ts'
import { type Circumstances, modelOf, type Paper, taxForm } from '../../testing/papers.ts'
import { cashFlowForms, type CashFlowForm } from './cash-flow-forms.ts'
import type { FormRow } from './row.ts'

const numRuns = Number(process.env['FAST_CHECK_RUNS'] ?? 500)

function formsOf(model: CalculatedModel, { documents, entries }: Pick<CashFlowInput, 'documents' | 'entries'>) {
  const counting = new Set(model.classifications.filter(({ eligible }) => eligible).map(({ entryId }) => entryId))
  const counts = (id: string) => counting.has(id)
  return cashFlowForms({ documents, entries, income: model.qualifyingIncome, counts, refused: () => false })
}
type CashFlowInput = Parameters<typeof cashFlowForms>[0]

function worked(papers: readonly Paper[], circumstances: Circumstances = {}): CashFlowForm[] {
  const model = modelOf('tax_return', papers, circumstances)
  const forms = formsOf(model, {
    documents: papers.map(({ document }) => document),
    entries: papers.flatMap(({ entries }) => entries),
  })
  expectToLeadTo(model, forms)
  return forms
}

/** Adds up the sheets as a reader would, and compares them with the lines of the model. */
function expectToLeadTo(model: CalculatedModel, forms: readonly CashFlowForm[]): void {
  const sections = forms.flatMap(({ rows }) => sectionsOf(rows))
  const months = Object.fromEntries(sections.map((rows) => [rows[0]!.label, monthOf(rows)]))
  const { lines } = model.qualifyingIncome
  expect(months).toEqual(Object.fromEntries(lines.map(({ label, monthly }) => [label, monthly])))
}

function sectionsOf(rows: readonly FormRow[]): FormRow[][] {
  const starts = rows.flatMap(({ kind }, index) => (kind === 'section' ? [index] : []))
  return starts.map((start, index) => rows.slice(start, starts[index + 1]))
}

function monthOf(rows: readonly FormRow[]): string {
  const amounts = (kind: FormRow['kind']) => rows.filter((row) => row.kind === kind).map((row) => row.amounts)
  const [subtotal = []] = amounts('subtotal')
  const [counted = []] = amounts('counted')
  subtotal.forEach((total, year) => {
    if (total !== null) expect(sumOf(amounts('line').map((row) => row[year] ?? null))).toBe(centsFromDecimal(total))
  })
  const days = rows.find(({ label }) => label.startsWith('Fair rental days'))?.amounts[0]
  const printed = amounts('months')
    .flat()
    .find((months) => months !== null)!
  const months = days && printed !== '12' ? exact(days).div(exact('30')) : exact(printed)
  const monthly = decimalOf(exact(sumOf(counted)).div(months))
  expect(amounts('monthly').flat()).toContain(monthly)
  return monthly
}

function sumOf(amounts: readonly (string | null)[]): bigint {
  return amounts.reduce((sum, amount) => sum + (amount === null ? 0n : centsFromDecimal(amount)), 0n)
}

function numbered(rows: readonly FormRow[]): [string, readonly (string | null)[]][] {
  return rows.filter(({ number }) => number !== '').map(({ number, amounts }) => [number, amounts])
}

const schedule = (year: string, lines: Record<string, string>, fields = {}) =>
  taxForm(`c${year}`, 'schedule_c', year, lines, { business_name: 'Doe Tiles', ...fields })

test('Form 1084 section 3, with mileage: (51,400 + 60,000) / 24 = 4,641.67', () => {
  const [form] = worked([
    schedule(
      '2023',
      { '31': '46000.00', '13 add_back': '3000.00', '24b subtraction': '400.00' },
      { line_44a: '10000' },
    ),
    schedule('2024', { '31': '60000.00' }),
  ])
  expect([form?.name, form?.years]).toEqual(['Form 1084', [2024, 2023]])
  expect(form?.rows.map(({ kind, number, label, amounts }) => [kind, number, label, ...amounts])).toEqual([
    ['section', '', 'Business (Schedule C): Doe Tiles', null, null],
    ['line', '3a', 'Net profit or loss (line 31)', '60000.00', '46000.00'],
    ['line', '3d', 'Depreciation (line 13)', null, '3000.00'],
    ['line', '3e', 'Non-deductible meals (line 24b)', null, '-400.00'],
    ['input', '', 'Business miles (line 44a)', null, '10000.00'],
    ['input', '', 'Depreciation a mile', null, '0.28'],
    ['line', '3h', 'Total mileage depreciation', null, '2800.00'],
    ['subtotal', '', 'Subtotal', '60000.00', '51400.00'],
    ['counted', '', 'Counted: two_year_average', '60000.00', '51400.00'],
    ['months', '', 'Months', '24', null],
    ['monthly', '', 'Monthly', '4641.67', null],
  ])
})

test('a business that declines: both years are shown, the latest counts', () => {
  const [form] = worked([schedule('2023', { '31': '60000.00' }), schedule('2024', { '31': '48000.00' })])
  expect(form?.rows.find(({ kind }) => kind === 'counted')?.amounts).toEqual(['48000.00', null])
})

test('Form 1038: rents − expenses + add-backs, over the months let: 14,400 / (200 / 30) = 2,160.00', () => {
  const lines = {
    '3_a': '24000.00',
    '20_a subtraction': '15000.00',
    '9_a add_back': '900.00',
    '18_a add_back': '4500.00',
  }
  const fields = { line_2_a: '200', line_1a_a: '1 Elm St, Austin TX' }
  const forms = worked([taxForm('e', 'schedule_e', '2024', lines, fields)])
  expect(forms.map(({ name }) => name)).toEqual(['Form 1038'])
  expect(numbered(forms[0]!.rows)).toEqual([
    ['A1', ['24000.00']],
    ['A2', ['-15000.00']],
    ['A3', ['900.00']],
    ['A7', ['4500.00']],
    ['A9', ['6.67']],
  ])
})

test('Form 1038 of a property that FHA averages: both years count, (24,000 + 36,000) / 24 = 2,500.00', () => {
  const rents = (year: string, amount: string) =>
    taxForm(`e${year}`, 'schedule_e', year, { '3_a': amount }, { line_1a_a: '1 Elm St, Austin TX' })
  const [form] = worked([rents('2023', '24000.00'), rents('2024', '36000.00')], { settings: { guideline: 'FHA' } })
  expect(form?.rows.find(({ kind }) => kind === 'counted')?.amounts).toEqual(['36000.00', '24000.00'])
})

test('Form 1084 lines 5, 6 and 7: royalties, a farm, a partnership limited to its distributions', () => {
  const [form] = worked([
    taxForm('e', 'schedule_e', '2024', { '4_a': '9000.00', '20_a subtraction': '1000.00' }, { line_1b_a: '6' }),
    taxForm('f', 'schedule_f', '2024', { '34': '30000.00', '14 add_back': '6000.00' }),
    taxForm('k', 'schedule_k1', '2024', { '1': '50000.00' }, { line_19_a: '20000.00', business_name: 'Doe LP' }),
  ])
  expect(numbered(form!.rows).map(([number]) => number)).toEqual(['5a', '5b', '6a', '6d', '7a, 9a'])
  const limit = form?.rows.find(({ label }) => label === 'Limited to distributions')
  expect(limit?.amounts).toEqual(['-30000.00'])
})

/** Depreciation and notes of a partnership with 50 % ownership. */
const partnership: Paper = {
  document: {
    ...{ id: 'p', documentType: 'tax_return', form: '1065', checks: [] },
    fields: { tax_year: '2024', business_name: 'Doe LP' },
  },
  entries: (
    [
      ['Line 16c: Depreciation', 'credit', 'add_back', 900_001n],
      ['Schedule L line 16 d: Notes payable', 'debit', 'subtraction', 300_000n],
    ] as const
  ).map(([description, direction, category, amount], index) => ({
    ...{ id: `p/${index + 1}`, documentId: 'p', description, direction, category, amount },
    ...{ date: null, ytdAmount: null, balance: null, hours: null, rate: null },
  })),
}

test('Form 1084 line 8: the return of a partnership, and the share owned', () => {
  const share = { business_name: 'Doe LP', capital_share_percent: '50', line_19_a: '60000.00' }
  const [form] = worked([taxForm('k', 'schedule_k1', '2024', { '1': '50000.00' }, share), partnership])
  expect(form?.rows.slice(1, 7).map(({ kind, number, label, amounts }) => [kind, number, label, ...amounts])).toEqual([
    ['line', '7a, 9a', 'Ordinary income or loss (Schedule K-1 box 1)', '50000.00'],
    ['input', '8c', 'Depreciation (Form 1065 line 16c)', '9000.01'],
    ['input', '8f', 'Mortgages or notes payable in less than one year (Form 1065)', '-3000.00'],
    ['input', '', 'Share owned, percent', '50'],
    ['line', '', 'Adjustments of the business, by the share owned', '3000.01'],
    ['subtotal', '', 'Subtotal', '53000.01'],
  ])
})

test('a share that is not whole cents counts as written: (250.25 − 50.03) / 12 = 16.69', () => {
  const share = { business_name: 'Doe LP', capital_share_percent: '33.3', line_19_a: '250.25' }
  const owner = taxForm('k', 'schedule_k1', '2024', { '1': '250.25' }, share)
  const business = { ...partnership, entries: [{ ...partnership.entries[1]!, amount: 15_025n }] }
  const [form] = worked([owner, business])
  const shown = form?.rows.filter(({ kind }) => kind !== 'input').flatMap(({ amounts }) => amounts[0] ?? [])
  expect(shown).toEqual(['250.25', '-50.03', '200.22', '200.22', '12', '16.69'])
})

test('Form 1084 line 11: a corporation, left out until its ownership is confirmed', () => {
  const [form] = worked([taxForm('c', '1120', '2024', { '30': '80000.00', '31 subtraction': '16800.00' })])
  expect(form?.rows.slice(1, 5).map(({ number, label, amounts }) => [number, label, ...amounts])).toEqual([
    ['11a', 'Taxable income (line 30)', '80000.00'],
    ['11b', 'Total tax (line 31)', '-16800.00'],
    ['', 'Left out until confirmed', '-63200.00'],
    ['', 'Subtotal', '0.00'],
  ])
})

test('benefits that are grossed up: (12,000 + 12,000 × 0.25) / 12 = 1,250.00', () => {
  const papers = [taxForm('r', '1040', '2024', { '6a': '12000.00', '6b': '0.00' })]
  worked(papers)
  const [form] = worked(papers, { settings: { grossUp: true } })
  expect(form?.rows.find(({ kind }) => kind === 'monthly')?.amounts).toEqual(['1250.00'])
})

test('trust income that is confirmed to continue has a separate section: 12,000 / 12 = 1,000.00', () => {
  const share = taxForm('k', 'schedule_k1', '2024', { '5': '12000.00' }, { business_name: 'Doe Family Trust' })
  const ofTrust = share.entries.map((entry) => ({ ...entry, description: 'Line 5: Income of an estate or trust' }))
  const papers = [{ ...share, entries: ofTrust }]
  const { key } = modelOf('tax_return', papers).qualifyingIncome.subjects[0]!
  const [form] = worked(papers, { decisions: [{ kind: 'continuance', subject: key }] })
  expect(form!.rows[0]!.label).toBe('Estate or trust (Schedule K-1): Doe Family Trust')
})

test('Freddie Mac uses Form 91, whose items have no numbers', () => {
  const [form] = worked([schedule('2024', { '31': '48000.00' })], { settings: { guideline: 'FHLMC' } })
  expect(form?.name).toBe('Form 91')
  expect(numbered(form!.rows)).toEqual([])
})

test('the sheets of any package lead to the amounts of its lines', () => {
  fc.assert(
    fc.property(packageWithDecisions, ({ drawn }) => {
      const model = calculated(drawn, []).find(({ eligibilityModelId }) => eligibilityModelId.startsWith('tax_return'))
      if (model?.qualifyingIncome.monthly != null) expectToLeadTo(model, formsOf(model, drawn))
    }),
    { numRuns },
  )
})
