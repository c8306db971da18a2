import { alertCodes, modelOf, monthly, type Paper, stub, w2 } from '../testing/papers.ts'

const PERIOD = { pay_frequency: 'biweekly', period_start: '2026-06-17', period_end: '2026-06-30' }
const EARLIER = { pay_frequency: 'biweekly', period_start: '2026-06-03', period_end: '2026-06-16' }

function decided(papers: Paper[], ...overrides: [string, boolean][]) {
  return modelOf('wage', papers, { overrides: overrides.map(([entryId, eligible]) => ({ entryId, eligible })) })
}

const paper = stub('s', PERIOD, {
  Salary: { pay: '2000.00', ytd: '26000.00' },
  'Retro Pay': { pay: '600.00' },
  Overtime: { pay: '120.00' },
  Mileage: { pay: '60.00', ytd: '240.00' },
})

describe('a decision changes monthly income', () => {
  test.each<[string, string, boolean, string]>([
    ['base pay refused: nothing is left', 's/1', false, 'null'],
    ['one-off pay accepted, as of once a year: 4,333.33 + 600.00 / 12', 's/2', true, '4383.33'],
    ['overtime without year to date accepted: 4,333.33 + 120.00 × 26 / 12', 's/3', true, '4593.33'],
    ['mileage accepted, as of once a year: 4,333.33 + 240.00 / 12', 's/4', true, '4353.33'],
  ])('%s', (_, entryId, eligible, expected) => {
    const model = decided([paper], [entryId, eligible])
    expect(String(monthly(model))).toBe(expected)
    expect(alertCodes(model)).not.toContain('override_without_effect')
  })
})

describe('the alerts follow the decision', () => {
  test('overtime without history: left out by the rules, and on a short history if the reviewer counts it', () => {
    expect(alertCodes(decided([paper]))).toContain('variable_pay_left_out')
    const model = decided([paper], ['s/3', true])
    expect(alertCodes(model)).not.toContain('variable_pay_left_out')
    expect(model.qualifyingIncome.alerts).toContainEqual(
      expect.objectContaining({
        code: 'short_variable_history',
        message: expect.stringContaining('overtime rests on'),
      }),
    )
  })

  test('overtime that the reviewer refuses rests on no history', () => {
    const stubs = ['2024-12-31', '2025-12-31', '2026-06-30'].map((day, at) =>
      stub(
        `d${at}`,
        { ...PERIOD, period_start: day.replace(/\d\d$/, '17'), period_end: day },
        {
          Salary: { pay: '2000.00' },
          Overtime: { pay: '100.00', ytd: ['600.00', '2400.00', '900.00'][at]! },
        },
      ),
    )
    expect(alertCodes(decided(stubs))).toContain('declining_variable_pay')
    expect(alertCodes(decided(stubs, ['d2/2', false]))).not.toContain('declining_variable_pay')
  })
})

describe('a decision without effect has a reason', () => {
  const earlier = stub('e', EARLIER, { Salary: { pay: '2000.00', ytd: '24000.00' } })

  test.each<[string, string, boolean, string]>([
    ['a stub that base pay does not rest on', 'e/1', false, 'base pay rests on another stub'],
    ['taxes', 's/5', true, 'pay counts before taxes and deductions'],
    ['a W-2 beside stubs', 'w/1', false, 'the figure rests on the pay stubs, and the W-2 is compared with it'],
  ])('%s', (_, entryId, eligible, why) => {
    const model = decided([paper, earlier, w2('w', '2025', '52000.00')], [entryId, eligible])
    const alert = model.qualifyingIncome.alerts.find(({ code }) => code === 'override_without_effect')
    expect(monthly(model)).toBe('4333.33')
    expect(alert?.message).toContain(why)
  })

  test('two decisions on one type of pay: each of them alone would change the income', () => {
    const both = stub('b', EARLIER, { Overtime: { pay: '120.00' } })
    const model = decided([paper, both], ['s/3', true], ['b/1', true])
    expect(monthly(model)).toBe('4593.33')
    expect(alertCodes(model)).not.toContain('override_without_effect')
  })

  test('a decision that agrees with the rules has no message', () => {
    expect(alertCodes(decided([paper], ['s/1', true]))).not.toContain('override_without_effect')
  })
})
