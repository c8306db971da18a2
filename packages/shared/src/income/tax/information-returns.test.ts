import type { TaxForm } from '../../contract/document.ts'
import { centsFromDecimal } from '../../money/cents.ts'
import { alertCodes, modelOf, monthly, type Paper, ruleOf, taxForm } from '../testing/papers.ts'

/** An information return of Jane Doe, with its boxes as entries. */
function reported(
  form: TaxForm,
  year: string,
  boxes: Record<string, string>,
  fields: Record<string, string> = {},
): Paper {
  const id = `${form}-${year}`
  const values = Object.fromEntries(Object.entries(boxes).map(([box, amount]) => [`box_${box}`, amount]))
  const known = { tax_year: year, taxpayer_name: 'Jane Doe', taxpayer_ssn_last4: '1234', payer_name: 'Acme Pension' }
  const blank = { date: null, ytdAmount: null, balance: null, hours: null, rate: null }
  const entries = Object.entries(boxes).map(([box, amount], index) => ({
    ...blank,
    ...{ id: `${id}/${index + 1}`, documentId: id, description: `Box ${box}: as printed` },
    ...{ direction: 'credit' as const, category: 'income', amount: centsFromDecimal(amount) },
  }))
  return {
    document: { id, documentType: 'tax_return', form, fields: { ...known, ...values, ...fields }, checks: [] },
    entries,
  }
}

describe('Form SSA-1099 (Fannie Mae B3-3.1-09, Social Security Income)', () => {
  const benefits = reported('ssa-1099', '2025', { '5': '24000.00' })

  test('net benefits: 24,000 / 12 = 2,000.00, of which 15 % is untaxed', () => {
    const model = modelOf('tax_return', [benefits])
    expect(monthly(model)).toBe('2000.00')
    expect(model.qualifyingIncome.lines[0]!.explanation).toContain(
      '$3,600.00 [SSA-1099, box 5, Acme Pension, not taxed]',
    )
  })

  test.each([
    ['FNMA' as const, '2075.00', '25 %'],
    ['FHA' as const, '2045.00', '15 %'],
  ])('%s grosses up to %s: 3,600 × %s / 12 more', (guideline, expected, _) => {
    expect(monthly(modelOf('tax_return', [benefits], { settings: { guideline, grossUp: true } }))).toBe(expected)
  })

  test('a return of its year that shows them counts, and the form is its evidence', () => {
    const model = modelOf('tax_return', [benefits, taxForm('r', '1040', '2025', { '6a': '24000.00', '6b': '0.00' })])
    expect([monthly(model), ruleOf(model, 'ssa-1099-2025/1')]).toEqual(['2000.00', 'counted_on_return'])
  })

  test('for a year without a return it continues the return: (24,000 + 23,400) / 24 = 1,975.00, and other income stays', () => {
    const filed = taxForm('r', '1040', '2024', { '6a': '23400.00', '6b': '0.00', '2b': '1200.00' })
    expect(monthly(modelOf('tax_return', [benefits, filed]))).toBe('2075.00')
  })
})

describe('Form 1099-R, by its distribution code', () => {
  const paid = (code: string, fields = {}) =>
    modelOf('tax_return', [
      reported('1099-r', '2025', { '1': '36000.00', '2a': '30000.00' }, { box_7: code, ...fields }),
    ])

  test('a normal distribution counts in full: 36,000 / 12 = 3,000.00, and may be grossed up by 6,000 × 25 %', () => {
    expect(monthly(paid('7'))).toBe('3000.00')
    expect(paid('7').qualifyingIncome.lines[0]!.alternatives).toMatchObject([
      { method: 'grossed_up', monthly: '3125.00' },
    ])
    expect(alertCodes(paid('7'))).toContain('continuance')
  })

  test.each([
    ['G', 'rolled_over'],
    ['1', 'not_recurring'],
    ['8', 'not_recurring'],
    ['L', 'not_recurring'],
  ])('code %s does not: %s', (code, rule) => {
    expect([monthly(paid(code)), ruleOf(paid(code), '1099-r-2025/1')]).toEqual([null, rule])
  })

  test('from an IRA', () => {
    const { lines } = paid('7', { box_7_ira_sep_simple: 'X' }).qualifyingIncome
    expect(lines[0]!.label).toBe('IRA distributions')
  })

  test('two payers both count: (36,000 + 12,000) / 12 = 4,000.00', () => {
    const other = reported('1099-r', '2025', { '1': '12000.00' }, { payer_name: 'State Teachers' })
    const second = { ...other, document: { ...other.document, id: 'second' } }
    const entries = other.entries.map((entry) => ({ ...entry, id: 'second/1', documentId: 'second' }))
    const first = reported('1099-r', '2025', { '1': '36000.00', '2a': '30000.00' }, { box_7: '7' })
    expect(monthly(modelOf('tax_return', [first, { ...second, entries }]))).toBe('4000.00')
  })
})

test('Forms 1099-INT and 1099-DIV, without capital gain distributions: (600 + 300 + 1,500 + 240) / 12 = 220.00', () => {
  const papers = [
    reported('1099-int', '2025', { '1': '600.00', '8': '300.00' }),
    reported('1099-div', '2025', { '1a': '1500.00', '2a': '9000.00', '12': '240.00' }),
  ]
  const model = modelOf('tax_return', papers)
  expect(monthly(model)).toBe('220.00')
  const labels = model.qualifyingIncome.lines.map(({ label }) => label)
  expect(labels).toEqual(['Dividends', 'Interest', 'Tax-exempt interest'])
})

describe('Form 1099-NEC is evidence for Schedule C (Fannie Mae B3-3.2-01)', () => {
  const clients = reported('1099-nec', '2025', { '1': '40000.00' })
  const scheduleC = (receipts: string) => taxForm('c', 'schedule_c', '2025', { '31': '30000.00' }, { line_1: receipts })

  test('it counts within the receipts: 30,000 / 12 = 2,500.00', () => {
    const model = modelOf('tax_return', [clients, scheduleC('45000.00')])
    expect([monthly(model), ruleOf(model, '1099-nec-2025/1')]).toEqual(['2500.00', 'evidence_of_receipts'])
    expect(alertCodes(model)).not.toContain('receipts_below_payers')
  })

  test('receipts below what payers report, and payers without a schedule, raise alerts', () => {
    expect(alertCodes(modelOf('tax_return', [clients, scheduleC('39000.00')]))).toContain('receipts_below_payers')
    const alone = modelOf('tax_return', [clients])
    expect([monthly(alone), alertCodes(alone)]).toEqual([null, expect.arrayContaining(['receipts_without_schedule'])])
  })
})
