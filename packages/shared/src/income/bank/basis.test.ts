import { alertCodes, modelOf, monthly, type Paper, statement } from '../testing/papers.ts'
import type { Guideline } from '../settings/guideline.ts'

const BUSINESS = {
  bank_name: 'First Bank',
  account_holder: 'Doe Design LLC',
  account_number_last4: '3333',
  account_type: 'business checking',
}

/** One statement a month from January 2024 on, each with one deposit of `amountOf` its index. */
function monthsOf(count: number, amountOf: (index: number) => string): Paper[] {
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [day(index, 1), day(index + 1, 0)]
    const fields = { ...BUSINESS, period_start: first, period_end: last }
    return statement(`b-${first}`, fields, [[first, 'SQUARE INC DES:SQ CCD', amountOf(index)]])
  })
}

/** A day of a month counted from December 2023; day 0 is the last day of the month before. */
function day(month: number, dayOfMonth: number): string {
  return new Date(Date.UTC(2024, month, dayOfMonth)).toISOString().slice(0, 10)
}

/** Two years of statements; the last quarter of the second may differ. */
function twoYears(before: string, latest: string, last = latest): Paper[] {
  return monthsOf(24, (index) => (index < 12 ? before : index < 21 ? latest : last))
}

describe('24 months whose second half brings less', () => {
  const qualified = (papers: Paper[], guideline?: Guideline) =>
    modelOf('bank_statement_business', papers, { settings: guideline ? { guideline } : {} })

  test.each<[string, string, string]>([
    ['20000.00', '12100.00', '6050.00'],
    ['16000.00', '12000.00', '6000.00'],
  ])('%s, then %s a month: half of the latest twelve is %s, and an alert reports it', (before, latest, expected) => {
    const model = qualified(twoYears(before, latest))
    expect([monthly(model), model.qualifyingIncome.months]).toEqual([expected, '12'])
    expect(alertCodes(model)).toContain('declining_income')
    expect(model.qualifyingIncome.lines[0]!.income?.[0]?.monthly).toBe(expected)
  })

  test('a fall of less than a quarter leaves the average: (16,000.00 + 12,001.00) / 2 / 2', () => {
    const model = qualified(twoYears('16000.00', '12001.00'))
    expect(monthly(model)).toBe('7000.25')
    expect(alertCodes(model)).not.toContain('declining_income')
  })

  test('the last quarter is compared with the year that counts, not with the year before', () => {
    const steady = qualified(twoYears('20000.00', '12100.00')).qualifyingIncome.alerts
    expect(steady.filter(({ code }) => code === 'declining_income')).toHaveLength(1)
    const falling = qualified(twoYears('20000.00', '12100.00', '6000.00')).qualifyingIncome.alerts
    expect(falling.filter(({ code }) => code === 'declining_income')).toHaveLength(2)
  })

  test('the average of all months can be chosen', () => {
    const { method, alternatives } = qualified(twoYears('20000.00', '12100.00')).qualifyingIncome
    expect(method).toBe('trailing_12_months')
    const others = alternatives.map((other) => [other.method, other.monthly])
    expect(others).toContainEqual(['average_monthly_deposits', '8025.00'])
    expect(others.map(([name]) => name)).not.toContain(method)
  })

  test('a program of twelve months takes the latest twelve, one of 24 all', () => {
    const rising = twoYears('8000.00', '9000.00')
    const [twelve, all] = [qualified(rising, 'NON_QM_12'), qualified(rising, 'NON_QM_24')]
    expect([monthly(twelve), monthly(all)]).toEqual(['4500.00', '4250.00'])
    expect(twelve.qualifyingIncome.alternatives).toContainEqual(
      expect.objectContaining({ method: 'average_monthly_deposits', monthly: '4250.00' }),
    )
  })

  test('a decision on a deposit outside the counted year is reported as having no effect', () => {
    const papers = twoYears('20000.00', '12100.00')
    const { id } = papers[0]!.entries[0]!
    const model = modelOf('bank_statement_business', papers, { overrides: [{ entryId: id, eligible: false }] })
    expect([monthly(model), alertCodes(model).includes('override_without_effect')]).toEqual(['6050.00', true])
  })

  test('refusing the deposits that fell removes the fall: it is computed from what counts', () => {
    const papers = twoYears('20000.00', '12100.00')
    const refused = papers.slice(0, 12).map(({ entries }) => ({ entryId: entries[0]!.id, eligible: false }))
    const model = modelOf('bank_statement_business', papers, { overrides: refused })
    expect(alertCodes(model)).not.toContain('declining_income')
  })
})

test('a program of 24 months asks for 24', () => {
  const papers = monthsOf(12, () => '4000.00')
  const asked = (guideline: Guideline) =>
    alertCodes(modelOf('bank_statement_business', papers, { settings: { guideline } })).includes('short_history')
  expect([asked('NON_QM_12'), asked('FNMA'), asked('NON_QM_24')]).toEqual([false, false, true])
})
