import type { Guideline } from '../settings/guideline.ts'
import { alertCodes, failing, modelOf, monthly, type Paper, ruleOf, taxForm, w2 } from '../testing/papers.ts'

const scheduleC = (year: string, lines: Record<string, string>, fields = {}) =>
  taxForm(`c${year}`, 'schedule_c', year, lines, fields)

describe('Schedule C (Form 1084 section 3)', () => {
  test('two years that rise: (48,000 + 60,000) / 24 = 4,500.00', () => {
    const model = modelOf('tax_return', [
      scheduleC('2023', { '31': '48000.00' }),
      scheduleC('2024', { '31': '60000.00' }),
    ])
    expect(monthly(model)).toBe('4500.00')
    expect(model.qualifyingIncome.lines[0]).toMatchObject({ method: 'two_year_average', months: '24' })
  })

  test('two years that decline: the latest, 48,000 / 12 = 4,000.00, with an alert', () => {
    const model = modelOf('tax_return', [
      scheduleC('2023', { '31': '60000.00' }),
      scheduleC('2024', { '31': '48000.00' }),
    ])
    expect(monthly(model)).toBe('4000.00')
    expect(alertCodes(model)).toContain('declining_income')
  })

  test.each([
    ['90000.00', true],
    ['36000.00', false],
  ])('a jump raises an alert, from 30,000 to %s: %s', (later, said) => {
    const model = modelOf('tax_return', [scheduleC('2023', { '31': '30000.00' }), scheduleC('2024', { '31': later })])
    expect(alertCodes(model).includes('income_jump')).toBe(said)
  })

  test('one year: 60,000 / 12 = 5,000.00, with an alert', () => {
    const model = modelOf('tax_return', [scheduleC('2024', { '31': '60000.00' })])
    expect(monthly(model)).toBe('5000.00')
    expect(alertCodes(model)).toContain('one_year_only')
  })

  test.each([
    ['line 12 depletion: (60,000 + 1,200) / 12', '12 add_back', '1200.00', '5100.00'],
    ['line 13 depreciation: (60,000 + 2,400) / 12', '13 add_back', '2400.00', '5200.00'],
    ['line 30 home office: (60,000 + 600) / 12', '30 add_back', '600.00', '5050.00'],
    ['line 48 amortization: (60,000 + 240) / 12', '48 add_back', '240.00', '5020.00'],
    ['line 24b meals, taken off: (60,000 − 1,200) / 12', '24b subtraction', '1200.00', '4900.00'],
    ['line 6 income that does not recur, taken off: (60,000 − 3,600) / 12', '6 subtraction', '3600.00', '4700.00'],
  ])('%s', (_, line, amount, expected) => {
    expect(monthly(modelOf('tax_return', [scheduleC('2024', { '31': '60000.00', [line]: amount })]))).toBe(expected)
  })

  test.each([
    ['10,000 miles × 0.67, and tolls', '6900.00', '5250.00', false],
    ['rounded', '6690.00', '5250.00', false],
    ['actual expenses', '4100.00', '5000.00', true],
    ['not read', null, '5250.00', false],
  ])('line 9 of %s: the depreciation of miles is added only under the standard rate', (_, line_9, expected, said) => {
    const fields = { line_44a: '10000', ...(line_9 === null ? {} : { line_9 }) }
    const model = modelOf('tax_return', [scheduleC('2024', { '31': '60000.00' }, fields)])
    expect([monthly(model), alertCodes(model).includes('actual_car_expenses')]).toEqual([expected, said])
  })

  test.each([
    ['2019', '26', '(60,000 + 10,000 × 0.26) / 12 = 5,216.67', '5216.67'],
    ['2021', '26', '(60,000 + 10,000 × 0.26) / 12 = 5,216.67', '5216.67'],
    ['2023', '28', '(60,000 + 10,000 × 0.28) / 12 = 5,233.33', '5233.33'],
    ['2024', '30', '(60,000 + 10,000 × 0.30) / 12 = 5,250.00', '5250.00'],
    ['2025', '33', '(60,000 + 10,000 × 0.33) / 12 = 5,275.00', '5275.00'],
  ])('business miles of %s at %s cents of depreciation: %s', (year, _, __, expected) => {
    expect(monthly(modelOf('tax_return', [scheduleC(year, { '31': '60000.00' }, { line_44a: '10000' })]))).toBe(
      expected,
    )
  })

  test('every adjustment at once, over 2022, 2023 and 2024: the latest two years, (56,260 + 65,300) / 24 = 5,065.00', () => {
    const lines = {
      '31': '50000.00',
      '12 add_back': '100.00',
      '13 add_back': '4000.00',
      '30 add_back': '1500.00',
      '24b subtraction': '700.00',
      '6 subtraction': '1440.00',
    }
    const papers = [
      scheduleC('2022', { '31': '90000.00' }),
      scheduleC('2023', lines, { line_44a: '10000' }),
      scheduleC('2024', { ...lines, '31': '58840.00' }, { line_44a: '10000' }),
    ]
    const model = modelOf('tax_return', papers)
    expect(monthly(model)).toBe('5065.00')
    expect(ruleOf(model, 'c2022/1')).toBe('outside_two_years')
  })

  test('a loss counts against the income: (120,000 − 24,000) / 12 = 8,000.00', () => {
    const papers = [scheduleC('2024', { '31': '-24000.00' }), taxForm('r', '1040', '2024', { '1a': '120000.00' })]
    const model = modelOf('tax_return', papers)
    expect(monthly(model)).toBe('8000.00')
    expect(model.amounts.eligible_debit).toBe(2_400_000n)
  })

  test('two businesses are distinguished, and each is judged by its years: 24,000 / 12 + (12,000 + 36,000) / 24 = 4,000.00', () => {
    const business = (id: string, year: string, name: string, net: string) =>
      taxForm(id, 'schedule_c', year, { '31': net }, { business_name: name })
    const papers = [
      business('a', '2023', 'Doe Design', '30000.00'),
      business('b', '2024', 'Doe Design', '24000.00'),
      business('c', '2023', 'Doe Repairs', '12000.00'),
      business('d', '2024', 'Doe Repairs', '36000.00'),
    ]
    expect(monthly(modelOf('tax_return', papers))).toBe('4000.00')
  })

  test('a blank line 31 gives no income: Failed, with the reason', () => {
    const model = modelOf('tax_return', [taxForm('c', 'schedule_c', '2023', {}, { line_29: '36835.00' })])
    expect(model.failure?.code).toBe('no_income_lines')
    expect(alertCodes(model)).toContain('net_result_missing')
  })

  test('a business that the latest returns no longer show is left out', () => {
    const papers = [scheduleC('2023', { '31': '60000.00' }), taxForm('r', '1040', '2024', { '1a': '36000.00' })]
    const model = modelOf('tax_return', papers)
    expect(monthly(model)).toBe('3000.00')
    expect(ruleOf(model, 'c2023/1')).toBe('source_ended')
  })
})

describe('a business whose income falls, by guideline (HUD 4000.1 II.A.4.c, Self-Employment Income)', () => {
  const years = (before: string, last: string) => [
    scheduleC('2024', { '31': before }),
    scheduleC('2025', { '31': last }),
  ]
  const model = (guideline: Guideline, papers: Paper[]) => modelOf('tax_return', papers, { settings: { guideline } })

  test.each<[string, Guideline, [string, string], string, boolean]>([
    [
      'FHA takes the lesser of two years and one, also of a fall that rounding hides',
      'FHA',
      ['60000.00', '59760.00'],
      '4980.00',
      false,
    ],
    ['FHA takes the average where it is the lesser', 'FHA', ['48000.00', '72000.00'], '5000.00', false],
    ['FHA asks to underwrite a fall of more than 20 % by hand', 'FHA', ['60000.00', '47990.00'], '3999.17', true],
    ['a fall of 20 % is not a fall of more than 20 %', 'FHA', ['60000.00', '48000.00'], '4000.00', false],
    ['Fannie Mae averages what holds within a percent', 'FNMA', ['60000.00', '59760.00'], '4990.00', false],
    ['Fannie Mae names no share', 'FNMA', ['60000.00', '12000.00'], '1000.00', false],
  ])('%s', (_, guideline, [before, last], expected, byHand) => {
    const worked = model(guideline, years(before, last))
    expect([monthly(worked), alertCodes(worked).includes('manual_underwriting')]).toEqual([expected, byHand])
  })
})

describe('Schedule E (Forms 1037 and 1038)', () => {
  const lines = {
    '3_a': '24000.00',
    '20_a subtraction': '20000.00',
    '9_a add_back': '1000.00',
    '12_a add_back': '6000.00',
    '16_a add_back': '3000.00',
    '18_a add_back': '4000.00',
  }

  test('a rental: (24,000 − 20,000 + 1,000 + 6,000 + 3,000 + 4,000) / 12 = 1,500.00, before the housing payment', () => {
    const model = modelOf('tax_return', [taxForm('e', 'schedule_e', '2024', lines)])
    expect(monthly(model)).toBe('1500.00')
    expect(alertCodes(model)).toContain('housing_payment_not_taken_off')
  })

  test('let for 180 days: 18,000 / 6 months = 3,000.00', () => {
    expect(monthly(modelOf('tax_return', [taxForm('e', 'schedule_e', '2024', lines, { line_2_a: '180' })]))).toBe(
      '3000.00',
    )
  })

  test('each property separately: 18,000 / 12 + 6,000 / 12 = 2,000.00', () => {
    const model = modelOf('tax_return', [taxForm('e', 'schedule_e', '2024', { ...lines, '3_b': '6000.00' })])
    expect(monthly(model)).toBe('2000.00')
    expect(model.qualifyingIncome.lines).toHaveLength(2)
  })
})

describe('Schedules F and K-1', () => {
  test('a farm: (34,000 + 2,000 depreciation) / 12 = 3,000.00', () => {
    const papers = [taxForm('f', 'schedule_f', '2024', { '34': '34000.00', '14 add_back': '2000.00' })]
    expect(monthly(modelOf('tax_return', papers))).toBe('3000.00')
  })

  test.each([
    ['of a partnership, in cash and in property', { line_19_a: '10000.00', line_19_c: '2000.00' }],
    ['of an S corporation', { line_16_c: '310.00', line_16_d: '12000.00' }],
  ])('income above the distributions %s is limited to them: 12,000 of 30,000 / 12 = 1,000.00', (_, distributions) => {
    const model = modelOf('tax_return', [taxForm('k', 'schedule_k1', '2024', { '1': '30000.00' }, distributions)])
    expect(monthly(model)).toBe('1000.00')
    expect(alertCodes(model)).toContain('income_above_distributions')
  })

  test('income of a trust needs the documents that show that it continues', () => {
    const share = taxForm('k', 'schedule_k1', '2024', { '6': '30000.00' })
    const ofTrust = share.entries.map((entry) => ({
      ...entry,
      description: 'Line 6: Ordinary business income of an estate or trust',
    }))
    const model = modelOf('tax_return', [{ ...share, entries: ofTrust }])
    expect(ruleOf(model, 'k/1')).toBe('trust_income')
    expect(alertCodes(model)).toContain('continuance')
  })

  test('income of a trust that is confirmed to continue: (6,000 + 6,600) / 24 = 525.00, without what is refused', () => {
    const papers = (['2023', '2024'] as const).map((year, index) => {
      const share = taxForm(`k${year}`, 'schedule_k1', year, { '1': ['4000.00', '4600.00'][index]!, '2a': '2000.00' })
      return {
        ...share,
        entries: share.entries.map((entry, i) => ({
          ...entry,
          description: `Line ${['1', '2a'][i]}: Interest or dividends of an estate or trust`,
        })),
      }
    })
    const { key } = modelOf('tax_return', papers).qualifyingIncome.subjects[0]!
    const decisions = [{ kind: 'continuance', subject: key } as const]
    const confirmed = modelOf('tax_return', papers, { decisions })
    expect([monthly(confirmed), alertCodes(confirmed).includes('continuance')]).toEqual(['525.00', false])
    const overrides = ['k2023/2', 'k2024/2'].map((entryId) => ({ entryId, eligible: false }))
    // (4,000 + 4,600) / 24
    expect(monthly(modelOf('tax_return', papers, { decisions, overrides }))).toBe('358.33')
    // Form 1040 of 2024 has that year's interest and dividends.
    const filed = taxForm('r', '1040', '2024', { '2b': '4600.00', '3b': '2000.00' })
    expect(ruleOf(modelOf('tax_return', [...papers, filed], { decisions }), 'k2024/1')).toBe('counted_on_return')
    const accepted = ['k2024/1', 'k2024/2'].map((entryId) => ({ entryId, eligible: true }))
    // 6,600 / 12, because nothing of 2023 was accepted
    expect(monthly(modelOf('tax_return', papers, { overrides: accepted }))).toBe('550.00')
  })

  test('portfolio income of a K-1 is on the return already', () => {
    const model = modelOf('tax_return', [taxForm('k', 'schedule_k1', '2024', { '1': '30000.00', '5': '900.00' })])
    expect(ruleOf(model, 'k/2')).toBe('counted_on_return')
  })
})

describe('Form 1040', () => {
  test('wages, interest, dividends and pension over two years: (62,400 + 64,800) / 24 = 5,300.00', () => {
    const papers = [
      taxForm('a', '1040', '2021', { '1': '50000.00', '2b': '400.00', '3b': '2000.00', '5b': '10000.00' }),
      taxForm('b', '1040', '2022', { '1a': '52000.00', '2b': '600.00', '3b': '2200.00', '5b': '10000.00' }),
    ]
    expect(monthly(modelOf('tax_return', papers))).toBe('5300.00')
  })

  test('wages that a W-2 of the package documents are counted in Wage Income only', () => {
    const papers = [taxForm('r', '1040', '2024', { '1a': '60000.00', '2b': '1200.00' }), w2('w', '2024', '60000.00')]
    const model = modelOf('tax_return', papers)
    expect(ruleOf(model, 'r/1')).toBe('documented_by_wages')
    expect(monthly(model)).toBe('100.00')
    expect(monthly(modelOf('wage', papers))).toBe('5000.00')
  })

  test('capital gains do not recur, in the line of each year', () => {
    const gains = (id: string, year: string, line: string) =>
      taxForm(id, '1040', year, { '1': '12000.00', [line]: '5000.00' })
    for (const paper of [gains('a', '2019', '6'), gains('b', '2021', '7'), gains('c', '2025', '7a')]) {
      expect(monthly(modelOf('tax_return', [paper]))).toBe('1000.00')
    }
  })

  test('income from Schedule 1 without its schedules does not count, with an alert', () => {
    const model = modelOf('tax_return', [taxForm('r', '1040', '2024', { '1a': '36000.00', '8': '20000.00' })])
    expect(monthly(model)).toBe('3000.00')
    expect(alertCodes(model)).toContain('schedules_missing')
  })

  test('interest on Schedule B is that of Form 1040', () => {
    const papers = [
      taxForm('r', '1040', '2024', { '2b': '1200.00' }),
      taxForm('s', 'schedule_b', '2024', { '1': '1200.00' }),
    ]
    expect(monthly(modelOf('tax_return', papers))).toBe('100.00')
  })

  test('a reviewer who accepts a capital gain and refuses an add-back decides: (60,000 + 6,000) / 12', () => {
    const papers = [
      scheduleC('2024', { '31': '60000.00', '13 add_back': '2400.00' }),
      taxForm('d', 'schedule_d', '2024', { '16': '6000.00' }),
    ]
    const overrides = [
      { entryId: 'c2024/2', eligible: false },
      { entryId: 'd/1', eligible: true },
    ]
    expect(monthly(modelOf('tax_return', papers, { overrides }))).toBe('5500.00')
  })

  test('a form without a year fails with its reason', () => {
    expect(modelOf('tax_return', [taxForm('r', '1040', '', { '1a': '36000.00' })]).failure?.code).toBe(
      'tax_year_missing',
    )
  })

  test('a return whose sums are wrong marks the result', () => {
    const model = modelOf('tax_return', [failing(taxForm('r', '1040', '2024', { '1a': '36000.00' }), 'total_income')])
    expect(model.qualifyingIncome).toMatchObject({ monthly: '3000.00', verified: false })
  })
})
