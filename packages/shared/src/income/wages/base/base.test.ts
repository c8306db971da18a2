import { alertCodes, modelOf, monthly, type Paper, stub, w2 } from '../../testing/papers.ts'

const PERIOD = {
  '2026-06-12': '2026-05-30',
  '2026-06-26': '2026-06-13',
  '2026-07-10': '2026-06-27',
  '2026-07-24': '2026-07-11',
  '2026-11-30': '2026-11-17',
} as const

/** A biweekly stub, identified by the last day of its period. */
function biweekly(
  end: keyof typeof PERIOD,
  earnings: Parameters<typeof stub>[2],
  fields: Parameters<typeof stub>[1] = {},
): Paper {
  const period = { pay_frequency: 'biweekly', period_start: PERIOD[end], period_end: end, pay_date: end }
  return stub(end, { ...period, ...fields }, earnings)
}

function lineOf(papers: Paper[]) {
  return modelOf('wage', papers).qualifyingIncome.lines[0]!
}

describe('the stub that determines base pay (Fannie Mae B3-3.1-03)', () => {
  const regular = biweekly('2026-06-26', { Salary: { pay: '2500.00', ytd: '32500.00' } })

  test('a bonus check after it: 2,500.00 × 26 / 12 = 5,416.67, and an alert names the check', () => {
    const check = stub(
      'check',
      { period_start: '2026-06-30', period_end: '2026-06-30', pay_date: '2026-06-30' },
      { Bonus: { pay: '10000.00', ytd: '10000.00' } },
    )
    const model = modelOf('wage', [regular, check])
    expect(monthly(model)).toBe('5416.67')
    expect(alertCodes(model)).toContain('off_cycle_stub')
    expect(model.qualifyingIncome.lines[0]!.explanation).toBe(
      '$2,500.00 [Salary] × 26 / 12 = $5,416.67; biweekly, by the stub',
    )
  })

  test('only a bonus check: the W-2s of two years, (66,000.00 + 70,000.00) / 24 = 5,666.67, and no current stub', () => {
    const check = stub(
      'check',
      { period_start: '2026-03-13', period_end: '2026-03-13', pay_date: '2026-03-13' },
      { Bonus: { pay: '10000.00', ytd: '10000.00' } },
    )
    const model = modelOf('wage', [check, w2('a', '2024', '66000.00'), w2('b', '2025', '70000.00')])
    expect(monthly(model)).toBe('5666.67')
    expect(alertCodes(model)).toEqual(expect.arrayContaining(['off_cycle_stub', 'no_current_pay_stub']))
    expect(alertCodes(model)).not.toContain('declining_income')
  })

  test('a bonus check that prints the year’s base pay: 32,500.00 / 6 = 5,416.67, not the W-2 with its bonus', () => {
    const check = stub(
      'check',
      { period_start: '2026-06-17', period_end: '2026-06-30', pay_date: '2026-06-30' },
      { Salary: { pay: '0.00', ytd: '32500.00' }, Bonus: { pay: '10000.00', ytd: '10000.00' } },
    )
    const model = modelOf('wage', [check, w2('w', '2025', '75000.00')])
    expect([monthly(model), model.qualifyingIncome.lines[0]!.method]).toEqual(['5416.67', 'year_to_date_base_pay'])
    expect(alertCodes(model)).toEqual(expect.arrayContaining(['off_cycle_stub', 'no_current_pay_stub']))
  })

  test('a last stub of five days: the whole period before it, 2,500.00 × 26 / 12 = 5,416.67', () => {
    const short = stub(
      'short',
      { pay_frequency: 'biweekly', period_start: '2026-06-27', period_end: '2026-07-01', pay_date: '2026-07-03' },
      { Salary: { pay: '900.00', ytd: '33400.00' } },
    )
    const model = modelOf('wage', [regular, short])
    expect(monthly(model)).toBe('5416.67')
    expect(alertCodes(model)).toContain('part_period_stub')
  })

  test('a last stub of a week, although biweekly is printed: the whole period before it', () => {
    const week = stub(
      'week',
      { pay_frequency: 'biweekly', period_start: '2026-06-27', period_end: '2026-07-03', pay_date: '2026-07-03' },
      { Salary: { pay: '1250.00', ytd: '33750.00' } },
    )
    expect(monthly(modelOf('wage', [regular, week]))).toBe('5416.67')
  })

  test('a last stub of half pay without fewer days: the pay that year to date confirms, 2,500.00 × 26 / 12', () => {
    const half = biweekly('2026-07-10', { Salary: { pay: '1250.00', ytd: '33750.00' } })
    const model = modelOf('wage', [regular, half])
    expect(monthly(model)).toBe('5416.67')
    expect(alertCodes(model)).toContain('part_period_stub')
  })

  test('a fall from 80 to 32 hours is not varying hours if year to date shows 80: 25.00 × 80 × 26 / 12', () => {
    const whole = biweekly('2026-06-26', { Regular: { pay: '2000.00', ytd: '26000.00', hours: '80', rate: '25.00' } })
    const half = biweekly('2026-07-10', { Regular: { pay: '800.00', ytd: '26800.00', hours: '32', rate: '25.00' } })
    expect(monthly(modelOf('wage', [whole, half, w2('w', '2025', '52000.00')]))).toBe('4333.33')
  })

  test('half pay after a period that year to date does not confirm is not a partial period: 1,250.00 × 26 / 12', () => {
    const high = biweekly('2026-06-26', { Salary: { pay: '2500.00', ytd: '17500.00' } })
    const half = biweekly('2026-07-10', { Salary: { pay: '1250.00', ytd: '18750.00' } })
    expect(monthly(modelOf('wage', [high, half]))).toBe('2708.33')
  })

  test('a second stub of the lower pay shows a cut: 1,250.00 × 26 / 12 = 2,708.33', () => {
    const half = biweekly('2026-07-10', { Salary: { pay: '1250.00', ytd: '33750.00' } })
    const again = biweekly('2026-07-24', { Salary: { pay: '1250.00', ytd: '35000.00' } })
    expect(monthly(modelOf('wage', [regular, half, again]))).toBe('2708.33')
  })

  test('a single first stub with the hire date within its period is used, with an alert', () => {
    const first = biweekly('2026-06-26', { Salary: { pay: '1250.00' } }, { hire_date: '2026-06-20' })
    const model = modelOf('wage', [first])
    expect(monthly(model)).toBe('2708.33')
    expect(alertCodes(model)).toContain('part_period_stub')
  })
})

describe('base pay compared with year to date and the year before', () => {
  test('year to date above: 36,000.00 where 13 × 2,000.00 are implied', () => {
    const paper = biweekly('2026-06-26', { Salary: { pay: '2000.00', ytd: '36000.00' } })
    expect(alertCodes(modelOf('wage', [paper]))).toContain('ytd_above_base_pay')
  })

  test('2,500.00 biweekly after a W-2 of 40,000.00: 5,416.67 is more than 20% above 3,333.33', () => {
    const paper = biweekly('2026-06-26', { Salary: { pay: '2500.00', ytd: '32500.00' } })
    const model = modelOf('wage', [paper, w2('w', '2025', '40000.00')])
    expect(monthly(model)).toBe('5416.67')
    expect(alertCodes(model)).toContain('income_jump')
  })

  test('a W-2 of 80,000.00 after one of 40,000.00, without a stub: the average, 120,000.00 / 24, with an alert', () => {
    const model = modelOf('wage', [w2('a', '2024', '40000.00'), w2('b', '2025', '80000.00')])
    expect(monthly(model)).toBe('5000.00')
    expect(alertCodes(model)).toContain('income_jump')
  })

  test('a dollar less than last year is not a decline', () => {
    const model = modelOf('wage', [w2('a', '2024', '60000.00'), w2('b', '2025', '59999.00')])
    expect(monthly(model)).toBe('4999.96')
    expect(alertCodes(model)).not.toContain('declining_income')
  })
})

describe('a year paid in fewer paychecks than pay periods', () => {
  const teacher = (ytd: string, employer: string, fields = {}) =>
    biweekly('2026-11-30', { Salary: { pay: '3000.00', ytd } }, { employer_name: employer, ...fields })

  test('a teacher paid in 20 checks: 3,000.00 × 20 / 12 = 5,000.00, not × 26', () => {
    const school = 'Springfield Unified School District'
    const line = lineOf([teacher('54000.00', school), w2('w', '2025', '58500.00', { employer_name: school })])
    expect(line).toMatchObject({ monthly: '5000.00', method: 'base_pay_by_paychecks_a_year' })
    expect(line.alternatives.map(({ method, monthly: month }) => [method, month])).toEqual([
      ['base_pay_by_frequency', '6500.00'],
    ])
  })

  test('a teacher paid by a county, recognised by the name of the pay: 3,000.00 × 20 / 12', () => {
    const paid = biweekly('2026-06-26', { 'Teacher Salary': { pay: '3000.00', ytd: '39000.00' } })
    expect(lineOf([paid, w2('w', '2025', '60000.00')])).toMatchObject({ monthly: '5000.00' })
  })

  test('elsewhere a W-2 of a whole number of paychecks, 20 × 3,000.00, and a year to date that is behind', () => {
    const papers = [teacher('54000.00', 'Acme'), w2('w', '2025', '60000.00', { employer_name: 'Acme' })]
    expect(lineOf(papers).monthly).toBe('5000.00')
    expect(alertCodes(modelOf('wage', papers))).toContain('paid_part_of_year')
  })

  test('a raise is not mistaken for a year of fewer paychecks, even if the W-2 is a whole number of them: 2,500.00 × 26 / 12 after a W-2 of 50,000.00', () => {
    const raised = biweekly('2026-06-26', { Salary: { pay: '2500.00', ytd: '32500.00' } })
    const model = modelOf('wage', [raised, w2('w', '2025', '50000.00')])
    expect(monthly(model)).toBe('5416.67')
    expect(alertCodes(model)).toContain('income_jump')
  })

  describe('a raise is not mistaken for a year of fewer paychecks, monthly 6,000.00 after a W-2 of 60,000.00', () => {
    const of = (month: '03' | '06', pay: string, ytd: string, employer: string) => {
      const period_end = month === '03' ? '2026-03-31' : '2026-06-30'
      const fields = { pay_frequency: 'monthly', period_start: `2026-${month}-01`, period_end, pay_date: period_end }
      return stub(month, { ...fields, employer_name: employer }, { Salary: { pay, ytd } })
    }
    const after = (ytd: string, employer = 'Acme', before: Paper[] = []) =>
      lineOf([...before, of('06', '6000.00', ytd, employer), w2('w', '2025', '60000.00', { employer_name: employer })])

    test.each(['Acme', 'Springfield Unified School District'])('%s: an earlier stub pays 5,000.00', (employer) => {
      const line = after('33000.00', employer, [of('03', '5000.00', '15000.00', employer)])
      expect([line.monthly, line.method]).toEqual(['6000.00', 'base_pay_by_frequency'])
    })

    test('year to date is not a whole number of paychecks: 33,000.00 / 6,000.00 = 5.5', () => {
      expect(after('33000.00').monthly).toBe('6000.00')
    })

    test('a raise in April leaves year to date at eleven whole paychecks: 6 × 2,500.00 + 6 × 3,000.00 = 33,000.00', () => {
      const fields = { pay_frequency: 'semimonthly', period_start: '2026-06-16', period_end: '2026-06-30' }
      const june = stub('june', { ...fields, pay_date: '2026-06-30' }, { Salary: { pay: '3000.00', ytd: '33000.00' } })
      expect(lineOf([june, w2('w', '2025', '60000.00')]).monthly).toBe('6000.00')
    })

    test('five whole paychecks of six, and no stub with different pay: 6,000.00 × 10 / 12', () => {
      expect(after('30000.00').monthly).toBe('5000.00')
    })
  })

  test('a hire date explains the short year: 3,000.00 × 26 / 12 = 6,500.00', () => {
    const papers = [
      teacher('69000.00', 'Acme', { hire_date: '2025-03-24' }),
      w2('w', '2025', '60000.00', { employer_name: 'Acme' }),
    ]
    expect(lineOf(papers).monthly).toBe('6500.00')
  })

  test('year to date beyond 20 paychecks shows that there are more', () => {
    const papers = [teacher('69000.00', 'Acme'), w2('w', '2025', '60000.00', { employer_name: 'Acme' })]
    expect(lineOf(papers).monthly).toBe('6500.00')
  })
})

describe('hourly pay whose hours vary (Freddie Mac 5303.4)', () => {
  const first = biweekly('2026-06-12', { Regular: { pay: '1364.00', ytd: '20000.00', hours: '62', rate: '22.00' } })
  const second = (ytd: string) =>
    biweekly('2026-06-26', { Regular: { pay: '1760.00', ytd, hours: '80', rate: '22.00' } })

  test('with the W-2 of the year before: (22,000.00 + 44,000.00) / (5 + 26/30 + 12) = 3,694.03', () => {
    const line = lineOf([first, second('22000.00'), w2('w', '2025', '44000.00')])
    expect(line).toMatchObject({ monthly: '3694.03', method: 'hourly_year_to_date_and_prior_year', months: '17.87' })
    expect(line.alternatives.map(({ method }) => method)).toEqual([
      'hourly_year_to_date',
      'hourly_rate_by_average_hours',
    ])
  })

  describe('with the W-2s of two years before', () => {
    const papers = (earlier: string) => [
      first,
      second('22000.00'),
      w2('w', '2025', '44000.00'),
      w2('v', '2024', earlier),
    ]
    const figure = (guideline: 'FNMA' | 'FHA', earlier: string) => {
      const line = modelOf('wage', papers(earlier), { settings: { guideline } }).qualifyingIncome.lines[0]!
      const averages = line.alternatives.filter(({ method }) => method.startsWith('hourly_year_to_date_and'))
      return [line.monthly, averages.map(({ monthly: month }) => month)]
    }

    test('FHA averages in two years, (22,000.00 + 44,000.00 + 40,000.00) / 29.87 = 3,549.11; Fannie Mae one', () => {
      expect(figure('FHA', '40000.00')).toEqual(['3549.11', ['3694.03']])
      expect(figure('FNMA', '40000.00')).toEqual(['3694.03', ['3549.11']])
    })

    test('FHA: a year before a fall of pay is left out', () => {
      expect(figure('FHA', '60000.00')).toEqual(['3694.03', []])
    })
  })

  test('declining pay leaves out the year before: 19,000.00 / (5 + 26/30) = 3,238.64', () => {
    expect(lineOf([first, second('19000.00'), w2('w', '2025', '44000.00')])).toMatchObject({
      monthly: '3238.64',
      method: 'hourly_year_to_date',
    })
  })

  test('a W-2 that includes overtime does not show base pay: year to date alone, 22,000.00 / 5.87 = 3,750.00', () => {
    const overtime = biweekly('2026-06-26', {
      Regular: { pay: '1760.00', ytd: '22000.00', hours: '80', rate: '22.00' },
      Overtime: { pay: '66.00', ytd: '900.00', hours: '2', rate: '33.00' },
    })
    expect(lineOf([first, overtime, w2('w', '2025', '44000.00')]).monthly).toBe('3750.00')
  })
})

describe('military pay (Fannie Mae B3-3.1-09)', () => {
  const les = stub(
    'les',
    { employer_name: 'DFAS', pay_frequency: 'monthly', period_start: '2026-06-01', period_end: '2026-06-30' },
    { 'BASE PAY': { pay: '3000.00' }, BAS: { pay: '300.00' }, BAH: { pay: '1500.00' } },
  )
  const figure = (settings = {}) => {
    const { monthly: month, alternatives } = modelOf('wage', [les], { settings }).qualifyingIncome
    return [month, alternatives.find(({ method }) => method === 'non_taxable_grossed_up')?.monthly]
  }

  test('allowances at face value, 3,000 + 1,800 = 4,800; grossed up, 3,000 + 1,800 × 1.25 = 5,250, is an alternative', () => {
    expect(figure()).toEqual(['4800.00', '5250.00'])
  })

  test('grossed up by the settings; FHA grosses up by 15%: 3,000 + 1,800 × 1.15 = 5,070', () => {
    expect(figure({ grossUp: true })).toEqual(['5250.00', undefined])
    expect(figure({ grossUp: true, guideline: 'FHA' })).toEqual(['5070.00', undefined])
  })
})
