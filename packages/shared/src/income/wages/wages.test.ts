import type { CalculatedModel } from '../model/calculated-model.ts'
import { alertCodes, failing, modelOf, models, monthly, ruleOf, stub, w2 } from '../testing/papers.ts'

const JUNE = { period_start: '2025-06-01', period_end: '2025-06-30', pay_date: '2025-06-30' }

describe('base pay by frequency (Fannie Mae B3-3.1-03)', () => {
  test.each([
    ['weekly: 1,000.00 × 52 / 12 = 4,333.33', 'weekly', '2025-06-02', '2025-06-08', '1000.00', '4333.33'],
    ['biweekly: 2,000.00 × 26 / 12 = 4,333.33', 'biweekly', '2025-06-02', '2025-06-15', '2000.00', '4333.33'],
    ['semimonthly: 2,166.67 × 24 / 12 = 4,333.34', 'semimonthly', '2025-06-16', '2025-06-30', '2166.67', '4333.34'],
    ['monthly: 4,333.33 as it is', 'monthly', '2025-06-01', '2025-06-30', '4333.33', '4333.33'],
    [
      'biweekly, to the cent: 2,157.89 × 26 / 12 = 4,675.428… → 4,675.43',
      'biweekly',
      '2025-10-14',
      '2025-10-27',
      '2157.89',
      '4675.43',
    ],
  ])('%s', (_, pay_frequency, period_start, period_end, pay, expected) => {
    const paper = stub('s', { pay_frequency, period_start, period_end, pay_date: period_end }, { Regular: { pay } })
    expect(monthly(modelOf('wage', [paper]))).toBe(expected)
  })

  test('no printed frequency, a period of 7 days is a week: 600.00 × 52 / 12 = 2,600.00', () => {
    const paper = stub('s', { period_start: '2025-01-06', period_end: '2025-01-12' }, { Regular: { pay: '600.00' } })
    expect(monthly(modelOf('wage', [paper]))).toBe('2600.00')
  })

  test('the 1st to the 15th is half a month even if "biweekly" is printed: 2,000.00 × 24 / 12 = 4,000.00, with an alert', () => {
    const fields = { pay_frequency: 'biweekly', period_start: '2025-06-01', period_end: '2025-06-15' }
    const model = modelOf('wage', [stub('s', fields, { Salary: { pay: '2000.00' } })])
    expect(monthly(model)).toBe('4000.00')
    expect(alertCodes(model)).toContain('pay_frequency_contradiction')
  })

  test('a frequency that a reviewer entered counts against the period, with an alert: 2,000.00 × 24 / 12 = 4,000.00', () => {
    const fields = { pay_frequency: 'semimonthly', period_start: '2025-06-05', period_end: '2025-06-18' }
    const paper = stub('s', fields, { Salary: { pay: '2000.00' } })
    expect(monthly(modelOf('wage', [paper]))).toBe('4333.33')
    const document = { ...paper.document, reviewed: ['pay_frequency'] }
    const model = modelOf('wage', [{ ...paper, document }])
    expect(monthly(model)).toBe('4000.00')
    expect(alertCodes(model)).toContain('pay_frequency_contradiction')
  })

  test('only pay dates, 14 days apart: 2,000.00 × 26 / 12 = 4,333.33', () => {
    const papers = ['2025-06-06', '2025-06-20'].map((pay_date) =>
      stub(pay_date, { pay_date }, { Regular: { pay: '2000.00' } }),
    )
    expect(monthly(modelOf('wage', papers))).toBe('4333.33')
  })

  test('a stub without any sign of its frequency uses the year to date: 26,000.00 / 6 = 4,333.33', () => {
    const earnings = { Regular: { pay: '2000.00', ytd: '26000.00' }, Overtime: { pay: '100.00', ytd: '900.00' } }
    const paper = stub('s', { pay_date: '2025-06-30', gross_pay_ytd: '26900.00' }, earnings)
    const model = modelOf('wage', [paper])
    expect(monthly(model)).toBe('4333.33')
    expect(alertCodes(model)).toContain('pay_frequency_unknown')
  })

  test('paid leave is base pay: (800.00 + 200.00) × 52 / 12 = 4,333.33', () => {
    const earnings = { Regular: { pay: '800.00' }, Vacation: { pay: '200.00' } }
    const paper = stub('s', { period_start: '2025-06-02', period_end: '2025-06-08' }, earnings)
    expect(monthly(modelOf('wage', [paper]))).toBe('4333.33')
  })
})

describe('pay that was taken back', () => {
  const biweekly = { pay_frequency: 'biweekly', period_start: '2025-06-02', period_end: '2025-06-15' }
  const paper = stub('s', biweekly, {
    Regular: { pay: '2000.00' },
    'Unpaid Leave': { pay: '-400.00' },
    Bonus: { pay: '-50.00' },
    Mileage: { pay: '-20.00' },
  })
  const model = modelOf('wage', [paper])

  test('lowers base pay: 1,600.00 × 26 / 12 = 3,466.67', () => {
    expect(monthly(model)).toBe('3466.67')
  })

  test('is eligible where pay of its type is, and counts against the income', () => {
    expect(['s/2', 's/3', 's/4'].map((id) => ruleOf(model, id))).toEqual([
      'base_pay',
      'variable_pay_without_history',
      'not_pay',
    ])
    expect(model.classifications[1]).toMatchObject({
      eligible: true,
      reason: 'Base pay of the period; taken back, so it counts against the income',
    })
    expect(model.amounts).toMatchObject({
      net_eligible_credits: 200000n,
      net_eligible_debits: 40000n,
      ineligible_debit: 17000n,
    })
  })

  test('is left out of base pay if a reviewer refuses it: 2,000.00 × 26 / 12 = 4,333.33', () => {
    const refused = modelOf('wage', [paper], { overrides: [{ entryId: 's/2', eligible: false }] })
    expect(monthly(refused)).toBe('4333.33')
    expect(refused.amounts).toMatchObject({ overridden_ineligible_debits: 40000n, net_eligible_debits: 0n })
  })

  test.each(['Unpaid Leave', 'Leave Without Pay', 'LWOP', 'Docked Pay', 'Absence'])(
    '%s: base pay rests on the stub before, which shows a whole period: 2,000.00 × 26 / 12 = 4,333.33',
    (description) => {
      const before = stub(
        'before',
        { ...biweekly, period_start: '2025-05-19', period_end: '2025-06-01' },
        { Regular: { pay: '2000.00' } },
      )
      const unpaid = stub('s', biweekly, { Regular: { pay: '2000.00' }, [description]: { pay: '-400.00' } })
      const both = modelOf('wage', [before, unpaid])
      expect(monthly(both)).toBe('4333.33')
      expect(alertCodes(both)).toContain('part_period_stub')
    },
  )

  describe('on a stub of its own', () => {
    const fields = { pay_frequency: 'monthly', period_start: '2025-06-01', period_end: '2025-06-30' }
    const paid = stub(
      'paid',
      { ...fields, pay_date: '2025-06-30', gross_pay: '3000.00', gross_pay_ytd: '18000.00' },
      {
        Salary: { pay: '3000.00', ytd: '18000.00' },
      },
    )
    const later = { ...fields, pay_date: '2025-07-03' }
    const taken = stub(
      'taken',
      { ...later, gross_pay: '-600.00', gross_pay_ytd: '17400.00' },
      {
        Salary: { pay: '-600.00', ytd: '17400.00' },
      },
    )
    const average = (of: CalculatedModel) =>
      of.qualifyingIncome.alternatives.find(({ method }) => method === 'ytd_avg')?.monthly

    test('lowers the year to date: 17,400.00 / 6 = 2,900.00; base pay rests on the stub that pays it', () => {
      const both = modelOf('wage', [paid, taken])
      expect([monthly(both), average(both)]).toEqual(['3000.00', '2900.00'])
      expect(both.qualifyingIncome.alerts.find(({ code }) => code === 'off_cycle_stub')?.message).toContain(
        'takes base pay back; base pay rests on another stub',
      )
    })

    test('is named where no other stub shows base pay: only the year to date counts', () => {
      const model = modelOf('wage', [taken])
      expect(model.qualifyingIncome.alerts.find(({ code }) => code === 'off_cycle_stub')?.message).toContain(
        'takes base pay back; no other stub shows it',
      )
    })

    test('a check that prints only what it takes back corrects nothing to date: 18,000.00 / 6 = 3,000.00', () => {
      const own = stub(
        'own',
        { ...later, gross_pay: '-600.00', gross_pay_ytd: '-600.00' },
        {
          Salary: { pay: '-600.00', ytd: '-600.00' },
        },
      )
      expect(average(modelOf('wage', [paid, own]))).toBe('3000.00')
    })
  })

  test('means the same as the credit of a negative amount that earlier versions read', () => {
    const entries = paper.entries.map((entry) =>
      entry.category === 'earning' && entry.direction === 'debit'
        ? { ...entry, direction: 'credit' as const, amount: -entry.amount! }
        : entry,
    )
    expect(monthly(modelOf('wage', [{ ...paper, entries }]))).toBe('3466.67')
  })
})

describe('hourly pay', () => {
  const week = (day: string, hours: string, pay: string) => {
    const start = `2025-06-${day}`
    const end = `2025-06-${String(Number(day) + 6).padStart(2, '0')}`
    return stub(
      start,
      { period_start: start, period_end: end, pay_date: end },
      { Regular: { pay, hours, rate: '20.00' } },
    )
  }

  test('one week counts its hours: 20.00 × 38 × 52 / 12 = 3,293.33', () => {
    expect(monthly(modelOf('wage', [week('02', '38', '760.00')]))).toBe('3293.33')
  })

  test('several weeks count the average: 20.00 × (38 + 42 + 34) / 3 × 52 / 12 = 3,293.33', () => {
    const papers = [week('02', '38', '760.00'), week('09', '42', '840.00'), week('16', '34', '680.00')]
    const model = modelOf('wage', papers)
    expect(monthly(model)).toBe('3293.33')
    expect(model.qualifyingIncome.lines[0]).toMatchObject({ method: 'hourly_rate_by_average_hours' })
  })

  test('two weeks on one stub: 20.00 × 75 / 2 × 52 / 12 = 3,250.00', () => {
    const fields = { period_start: '2025-06-02', period_end: '2025-06-15' }
    const paper = stub('s', fields, { Regular: { pay: '1500.00', hours: '75', rate: '20.00' } })
    expect(monthly(modelOf('wage', [paper]))).toBe('3250.00')
  })
})

describe('year to date and W-2s', () => {
  const averages = (model: ReturnType<typeof modelOf>) =>
    Object.fromEntries(model.qualifyingIncome.alternatives.map((a) => [a.method, a.monthly]))

  test('10 June is 5.33 months into the year: 26,650.00 / (5 + 10/30) = 4,996.88', () => {
    const fields = {
      period_start: '2025-05-28',
      period_end: '2025-06-10',
      gross_pay_ytd: '26650.00',
      gross_pay: '2300.00',
    }
    expect(averages(modelOf('wage', [stub('s', fields, { Regular: { pay: '2300.00' } })]))['ytd_avg']).toBe('4996.88')
  })

  test('an employment that began on 1 April: 9,000.00 / 3 months to 30 June = 3,000.00', () => {
    const fields = { ...JUNE, gross_pay: '3000.00', gross_pay_ytd: '9000.00', hire_date: '2025-04-01' }
    expect(averages(modelOf('wage', [stub('s', fields, { Salary: { pay: '3000.00' } })]))['ytd_avg']).toBe('3000.00')
  })

  test('a first stub whose year to date equals its pay shows the start: from 1 May, 6,000.00 / 2 = 3,000.00', () => {
    const may = { period_start: '2025-05-01', period_end: '2025-05-31', gross_pay: '3000.00', gross_pay_ytd: '3000.00' }
    const june = { ...JUNE, gross_pay: '3000.00', gross_pay_ytd: '6000.00' }
    const papers = [stub('a', may, { Salary: { pay: '3000.00' } }), stub('b', june, { Salary: { pay: '3000.00' } })]
    expect(averages(modelOf('wage', papers))['ytd_avg']).toBe('3000.00')
  })

  test('a stub with two W-2s has all averages: (18,000 + 33,000 + 30,000) / (6 + 24) = 2,700.00', () => {
    const fields = { ...JUNE, gross_pay: '3000.00', gross_pay_ytd: '18000.00' }
    const papers = [
      stub('s', fields, { Salary: { pay: '3000.00' } }),
      w2('w4', '2024', '33000.00'),
      w2('w3', '2023', '30000.00'),
    ]
    expect(averages(modelOf('wage', papers))).toEqual({
      ytd_avg: '3000.00',
      past_year_avg: '2750.00',
      ytd_one_year_avg: '2833.33',
      ytd_two_year_avg: '2700.00',
      past_year_and_additional_year_avg: '2625.00',
    })
  })

  test('W-2s alone, rising: (48,000 + 60,000) / 24 = 4,500.00', () => {
    expect(monthly(modelOf('wage', [w2('a', '2023', '48000.00'), w2('b', '2024', '60000.00')]))).toBe('4500.00')
  })

  test('W-2s alone, declining: the latest year, 48,000 / 12 = 4,000.00, with an alert', () => {
    const model = modelOf('wage', [w2('a', '2023', '60000.00'), w2('b', '2024', '48000.00')])
    expect(monthly(model)).toBe('4000.00')
    expect(alertCodes(model)).toContain('declining_income')
  })

  test('one W-2: 60,000 / 12 = 5,000.00', () => {
    expect(monthly(modelOf('wage', [w2('a', '2024', '60000.00')]))).toBe('5000.00')
  })

  test('two employers of one year add up: 36,000 / 12 + 12,000 / 12 = 4,000.00', () => {
    const papers = [w2('a', '2024', '36000.00'), w2('b', '2024', '12000.00', { employer_name: 'Bolt LLC' })]
    expect(monthly(modelOf('wage', papers))).toBe('4000.00')
  })

  test('year-to-date base pay more than 10 % below the rate raises an alert: 14,000 of 18,000', () => {
    const model = modelOf('wage', [stub('s', JUNE, { Salary: { pay: '3000.00', ytd: '14000.00' } })])
    expect(alertCodes(model)).toContain('ytd_below_base_pay')
  })
})

describe('variable pay', () => {
  const december = (year: string, overtime: string) =>
    stub(
      `dec${year}`,
      { period_start: `${year}-12-01`, period_end: `${year}-12-31` },
      {
        Salary: { pay: '3000.00', ytd: '36000.00' },
        Overtime: { pay: '100.00', ytd: overtime },
      },
    )
  const june = (overtime: string) =>
    stub('june', JUNE, { Salary: { pay: '3000.00', ytd: '18000.00' }, Overtime: { pay: '100.00', ytd: overtime } })

  test('overtime of one year has too little history: base 3,000.00 alone, with an alert', () => {
    const model = modelOf('wage', [june('600.00')])
    expect(monthly(model)).toBe('3000.00')
    expect(ruleOf(model, 'june/2')).toBe('variable_pay_without_history')
    expect(alertCodes(model)).toContain('variable_pay_left_out')
  })

  test('steady overtime over 30 months is averaged: 3,000.00 + (600 + 1,200 + 1,200) / 30 = 3,100.00', () => {
    const model = modelOf('wage', [december('2023', '1200.00'), december('2024', '1200.00'), june('600.00')])
    expect(monthly(model)).toBe('3100.00')
    expect(ruleOf(model, 'june/2')).toBe('overtime')
  })

  test('overtime that declined counts at the lower rate: 3,000.00 + 300 / 6 = 3,050.00', () => {
    const model = modelOf('wage', [december('2023', '1200.00'), december('2024', '1200.00'), june('300.00')])
    expect(monthly(model)).toBe('3050.00')
    expect(alertCodes(model)).toContain('declining_variable_pay')
  })

  test('overtime that is still declining does not count: 200 > 100 > 50 a month', () => {
    const model = modelOf('wage', [december('2023', '2400.00'), december('2024', '1200.00'), june('300.00')])
    expect(monthly(model)).toBe('3000.00')
    expect(ruleOf(model, 'june/2')).toBe('declining_variable_pay')
  })

  test('a reviewer who accepts overtime includes it: 3,000.00 + 600 / 6 = 3,100.00', () => {
    const overrides = [{ entryId: 'june/2', eligible: true }]
    expect(monthly(modelOf('wage', [june('600.00')], { overrides }))).toBe('3100.00')
  })

  test('commission alone, without history, is not base pay by another name: no income', () => {
    const fields = { ...JUNE, gross_pay: '5000.00', gross_pay_ytd: '30000.00' }
    const model = modelOf('wage', [stub('s', fields, { Commission: { pay: '5000.00', ytd: '30000.00' } })])
    expect(model.failure?.code).toBe('no_earnings')
  })

  test('base pay that a reviewer refuses is not replaced by its year to date', () => {
    const paper = stub('s', JUNE, { Salary: { pay: '3000.00', ytd: '18000.00' } })
    const overrides = [{ entryId: 's/1', eligible: false }]
    expect(monthly(modelOf('wage', [paper], { overrides }))).toBeNull()
  })

  test('bonus, commission and tips are separate lines: 1,200 / 18 + 3,600 / 18 + 1,800 / 18 a month', () => {
    const pay = (bonus: string, commission: string, tips: string) => ({
      Salary: { pay: '3000.00' },
      Bonus: { ytd: bonus },
      Commission: { ytd: commission },
      Tips: { ytd: tips },
    })
    const december = { period_start: '2024-12-01', period_end: '2024-12-31' }
    const papers = [
      stub('a', december, pay('800.00', '2400.00', '1200.00')),
      stub('b', JUNE, pay('400.00', '1200.00', '600.00')),
    ]
    const lines = modelOf('wage', papers).qualifyingIncome.lines.map((line) => [
      line.label.split(': ')[1],
      line.monthly,
    ])
    expect(lines).toEqual([
      ['base pay', '3000.00'],
      ['bonus', '66.67'],
      ['commission', '200.00'],
      ['tips', '100.00'],
    ])
  })

  test('a reimbursement and a sign-on bonus are not recurring pay', () => {
    const model = modelOf('wage', [
      stub('s', JUNE, {
        Salary: { pay: '3000.00' },
        'Expense reimb': { pay: '50.00' },
        'Sign-on bonus': { pay: '900.00' },
      }),
    ])
    expect([ruleOf(model, 's/2'), ruleOf(model, 's/3'), monthly(model)]).toEqual(['not_pay', 'one_off_pay', '3000.00'])
  })
})

describe('an earning is counted once', () => {
  const december = stub('dec', { period_start: '2024-12-01', period_end: '2024-12-31' }, { Salary: { pay: '4000.00' } })

  test('a stub of a year with a W-2: 48,000.00 in the totals, not 52,000.00', () => {
    const model = modelOf('wage', [december, w2('w', '2024', '48000.00')])
    expect(model.amounts.eligible_credit).toBe(4_800_000n)
    expect(ruleOf(model, 'dec/1')).toBe('counted_in_w2')
  })

  test('several stubs of one employer: the income uses the latest, the totals all periods', () => {
    const stubs = ['03', '04', '05'].map((month, index) =>
      stub(
        month,
        { period_start: `2025-${month}-01`, period_end: `2025-${month}-30`, pay_frequency: 'monthly' },
        { Salary: { pay: `${3000 + index * 100}.00` } },
      ),
    )
    const model = modelOf('wage', stubs)
    expect(monthly(model)).toBe('3200.00')
    expect(model.amounts.eligible_credit).toBe(930_000n)
  })

  test('the same stub twice counts once', () => {
    const fields = { ...JUNE, gross_pay: '3000.00', gross_pay_ytd: '18000.00', net_pay: '2400.00' }
    const model = modelOf('wage', [
      stub('a', fields, { Salary: { pay: '3000.00' } }),
      stub('b', fields, { Salary: { pay: '3000.00' } }),
    ])
    expect(model.amounts.eligible_credit).toBe(300_000n)
    expect(ruleOf(model, 'b/1')).toBe('duplicate_document')
  })

  test("last year's job is left out when this year's stub is from another employer", () => {
    const papers = [
      w2('w', '2024', '48000.00', { employer_name: 'Bolt LLC' }),
      stub('s', JUNE, { Salary: { pay: '3000.00' } }),
    ]
    const model = modelOf('wage', papers)
    expect(monthly(model)).toBe('3000.00')
    expect(ruleOf(model, 'w/1')).toBe('employment_not_current')
  })

  test('taxes withheld are debits that do not count', () => {
    const { amounts } = modelOf('wage', [stub('s', JUNE, { Salary: { pay: '3000.00' } })])
    expect([amounts.ineligible_debit, amounts.eligible_debit]).toEqual([10_000n, 0n])
  })
})

describe('unreliable documents', () => {
  test('a stub with only a name fails with its reason, and has every amount', () => {
    const model = modelOf('wage', [stub('s', {}, {})])
    expect(model).toMatchObject({ status: 'Failed', qualifyingIncome: { monthly: null } })
    expect(model.failure?.code).toBe('pay_frequency_unknown')
    expect(model.amounts.total_debits).toBe(10_000n)
  })

  test('a W-2 without a year gives no income', () => {
    const model = modelOf('wage', [w2('w', '', '48000.00')])
    expect(model.failure?.code).toBe('no_earnings')
  })

  test('an amount that depends on a document with a failed check is marked', () => {
    const model = modelOf('wage', [failing(stub('s', JUNE, { Salary: { pay: '3000.00' } }), 'net_pay')])
    expect(model.qualifyingIncome).toMatchObject({ monthly: '3000.00', verified: false, lines: [{ verified: false }] })
    expect(alertCodes(model)).toContain('document_check_failed')
    expect(model.checks).toMatchObject([{ name: 'net_pay', status: 'failed' }])
  })

  test('no wage documents, no wage model', () => {
    expect(models([])).toEqual([])
  })
})
