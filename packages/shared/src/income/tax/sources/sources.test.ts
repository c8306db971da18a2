import { repeated } from '../../arithmetic/testing.ts'
import type { Guideline } from '../../settings/guideline.ts'
import { alertCodes, modelOf, monthly, type Paper, ruleOf, statement, taxForm, w2 } from '../../testing/papers.ts'

const lineOf = (papers: readonly Paper[], index = 0) => modelOf('tax_return', papers).qualifyingIncome.lines[index]!
const keyOf = (papers: readonly Paper[]) => modelOf('tax_return', papers).qualifyingIncome.subjects[0]!.key
const share = (year: string, lines: Record<string, string>, fields: Record<string, string> = {}) =>
  taxForm(`k${year}`, 'schedule_k1', year, lines, { business_name: 'Doe & Co LLC', ...fields })

describe('a Schedule K-1 (Form 1084 lines 7 to 10, Fannie Mae B3-3.2-02)', () => {
  const blank = [share('2023', { '1': '60000.00' }), share('2024', { '1': '60000.00' })]

  test('blank distributions mean no distributions, like 0.00: nothing of 60,000 counts, and an alert reports it', () => {
    const printed = blank.map(({ document, entries }) => ({
      entries,
      document: { ...document, fields: { ...document.fields, line_19_a: '0.00' } },
    }))
    for (const papers of [blank, printed]) {
      expect(monthly(modelOf('tax_return', papers))).toBe('0.00')
      expect(alertCodes(modelOf('tax_return', papers))).toContain('no_distribution_history')
    }
  })

  test('a reviewer who confirms that the business is liquid: (60,000 + 60,000) / 24 = 5,000.00', () => {
    const decisions = [{ kind: 'liquidity', subject: keyOf(blank) } as const]
    const model = modelOf('tax_return', blank, { decisions })
    expect([monthly(model), alertCodes(model).includes('no_distribution_history')]).toEqual(['5000.00', false])
  })

  test('guaranteed payments of two years count separately: (24,000 + 24,000) / 24 = 2,000.00', () => {
    const papers = ['2023', '2024'].map((year) => share(year, { '1': '60000.00', '4a': '24000.00' }))
    expect(monthly(modelOf('tax_return', papers))).toBe('2000.00')
  })

  test('guaranteed payments of one year need a second, unless a reviewer accepts them: 6,000 / 12 = 500.00', () => {
    const papers = [share('2024', { '4a': '6000.00' })]
    const model = modelOf('tax_return', papers)
    expect([model.failure?.code, ruleOf(model, 'k2024/1')]).toEqual(['no_income_lines', 'guaranteed_payments_one_year'])
    expect(alertCodes(model)).toContain('guaranteed_payments_one_year')
    const accepted = modelOf('tax_return', papers, { overrides: [{ entryId: 'k2024/1', eligible: true }] })
    expect(monthly(accepted)).toBe('500.00')
    expect(alertCodes(accepted)).not.toContain('guaranteed_payments_one_year')
  })

  test('guaranteed payments in the latest year only are left out of two years, with an alert', () => {
    const paidOut = { '1': '20000.00' }
    const fields = { line_19_a: '20000.00' }
    const papers = [share('2023', paidOut, fields), share('2024', { ...paidOut, '4a': '30000.00' }, fields)]
    const { monthly: month, alerts } = modelOf('tax_return', papers).qualifyingIncome
    expect(month).toBe('1666.67')
    expect(alerts.find(({ code }) => code === 'guaranteed_payments_one_year')).toMatchObject({
      message: expect.stringContaining('$30,000.00 in 2024'),
      document_ids: ['k2024'],
    })
  })

  test('a loss counts in full, distributions or not: -12,000 / 12 = -1,000.00', () => {
    expect(monthly(modelOf('tax_return', [share('2024', { '1': '-12000.00' })]))).toBe('-1000.00')
  })

  test.each([
    ['24.5', 'minority_owner'],
    ['25', 'self_employed_owner'],
    [null, 'ownership_unknown'],
  ])('%s percent owned: %s', (percent, code) => {
    const fields = percent === null ? {} : { profit_share_percent: '10', capital_share_percent: percent }
    const model = modelOf('tax_return', [share('2024', { '1': '12000.00' }, { line_19_a: '12000.00', ...fields })])
    expect(alertCodes(model)).toContain(code)
  })
})

describe('which forms belong to one source', () => {
  const business = (year: string, net: string, fields: Record<string, string>) =>
    taxForm(`c${year}`, 'schedule_c', year, { '31': net }, fields)

  test.each([
    [
      'an ending and a letter misread',
      { business_name: 'Sunny Photo Studio LLC' },
      { business_name: 'SUNNY PH0TO STUDIO' },
      1,
    ],
    [
      'the same number, one without a name',
      { business_ein: '12-3456789', business_name: 'Sunny Photo' },
      { business_ein: '12-3456789' },
      1,
    ],
    ['neither name nor number, one in each year', {}, {}, 1],
    ['another name', { business_name: 'Sunny Photo' }, { business_name: 'Acme Consulting' }, 2],
    ['a numeral', { business_name: 'Doe Fund I' }, { business_name: 'Doe Fund II' }, 2],
    ['another direction', { business_name: 'Doe North Homes' }, { business_name: 'Doe South Homes' }, 2],
    ['another activity without a name', { principal_business: 'Catering' }, { principal_business: 'Bookkeeping' }, 2],
    [
      'two names with the proprietor’s one number',
      { business_ein: '12-3456789', business_name: 'Doe Tiles' },
      { business_ein: '12-3456789', business_name: 'Acme Consulting' },
      2,
    ],
  ] as const)('Schedule C, %s: %#', (_, before, after, sources) => {
    const papers = [business('2023', '60000.00', before), business('2024', '84000.00', after)]
    const model = modelOf('tax_return', papers)
    expect(model.qualifyingIncome.subjects).toHaveLength(sources)
    // (60,000 + 84,000) / 24, or 84,000 / 12 for the remaining one.
    expect(monthly(model)).toBe(sources === 1 ? '6000.00' : '7000.00')
    expect(alertCodes(model).includes('one_year_only')).toBe(sources === 2)
  })

  test('a partnership that changed its name keeps its number; another number is another partnership', () => {
    const paid = { line_19_a: '90000.00' }
    const before = share(
      '2023',
      { '1': '60000.00' },
      { ...paid, business_name: 'Alpha LP', business_ein: '12-3456789' },
    )
    const renamed = share(
      '2024',
      { '1': '84000.00' },
      { ...paid, business_name: 'Omega LP', business_ein: '12-3456789' },
    )
    const other = share('2024', { '1': '84000.00' }, { ...paid, business_name: 'Alpha LP', business_ein: '98-7654321' })
    expect(monthly(modelOf('tax_return', [before, renamed]))).toBe('6000.00')
    expect(monthly(modelOf('tax_return', [before, other]))).toBe('7000.00')
  })

  test('two businesses of one year and one of the year before, all unnamed: no history is assumed', () => {
    const papers = [
      business('2023', '60000.00', {}),
      taxForm('x', 'schedule_c', '2024', { '31': '24000.00' }),
      taxForm('y', 'schedule_c', '2024', { '31': '36000.00' }),
    ]
    expect(monthly(modelOf('tax_return', papers))).toBe('5000.00')
  })

  test('a dollar less is not a decline: (50,001 + 50,000) / 24 = 4,166.71', () => {
    const model = modelOf('tax_return', [business('2023', '50001.00', {}), business('2024', '50000.00', {})])
    expect([monthly(model), alertCodes(model).includes('declining_income')]).toEqual(['4166.71', false])
  })

  test('lines name the business, and a reviewer may choose the latest year', () => {
    const papers = [
      business('2023', '60000.00', { business_name: 'Doe Tiles' }),
      business('2024', '84000.00', { business_name: 'Doe Tiles' }),
    ]
    const { label, alternatives, key } = lineOf(papers)
    expect(label).toBe('Business (Schedule C): Doe Tiles')
    expect(alternatives).toMatchObject([{ method: 'latest_year', monthly: '7000.00' }])
    const decisions = [{ kind: 'method', subject: key, method: 'latest_year' } as const]
    expect(monthly(modelOf('tax_return', papers, { decisions }))).toBe('7000.00')
  })
})

const DAYS = { line_2_a: '180' }

describe('properties (Forms 1037 and 1038)', () => {
  const rental = (year: string, lines: Record<string, string>, fields: Record<string, string> = {}) =>
    taxForm(`e${year}`, 'schedule_e', year, lines, fields)

  test('one that moved from column A to B is the same, and its rents fell: 18,000 / 12 + 9,000 / 12 = 2,250.00', () => {
    const papers = [
      rental('2023', { '3_a': '24000.00' }, { line_1a_a: '12 Oak Street, Raleigh, NC 27601' }),
      rental(
        '2024',
        { '3_a': '9000.00', '3_b': '18000.00' },
        { line_1a_a: '88 Elm Ave', line_1a_b: '12 OAK ST RALEIGH NC 27601' },
      ),
    ]
    const model = modelOf('tax_return', papers)
    expect(monthly(model)).toBe('2250.00')
    const declining = model.qualifyingIncome.alerts.filter(({ code }) => code === 'declining_income')
    expect(declining.map(({ message }) => message)).toEqual([
      'Rental (Schedule E): 12 OAK ST RALEIGH NC 27601: income declines from one year to the next',
    ])
  })

  test.each(['14 Oak Street', '12 Elm Street', '12 Oak Street, Apt 2', '12 Oak Avenue'])(
    '%s is not 12 Oak Street, Apt 1',
    (address) => {
      const papers = [
        rental('2023', { '3_a': '24000.00' }, { line_1a_a: '12 Oak Street, Apt 1' }),
        rental('2024', { '3_a': '12000.00' }, { line_1a_a: address }),
      ]
      expect(modelOf('tax_return', papers).qualifyingIncome.subjects).toHaveLength(2)
    },
  )

  test('a loss is also divided by the months let: -3,000 / (90 / 30) = -1,000.00', () => {
    const papers = [rental('2024', { '3_a': '3000.00', '20_a subtraction': '6000.00' }, { line_2_a: '90' })]
    expect(monthly(modelOf('tax_return', papers))).toBe('-1000.00')
  })

  describe('days let and days of personal use', () => {
    const letFor = (days: string | null, personal: string | null) => {
      const fields = { ...(days && { line_2_a: days }), ...(personal && { line_2_a_personal_use: personal }) }
      const model = modelOf('tax_return', [
        rental('2024', { '3_a': '12000.00', '20_a subtraction': '3000.00' }, fields),
      ])
      const codes = ['personal_use', 'part_year_rental', 'no_rental_days']
      return [monthly(model), alertCodes(model).filter((code) => codes.includes(code))]
    }

    test.each<[string, string | null, string | null, string, string[]]>([
      ['its owner used it the rest of the year', '60', '300', '750.00', ['personal_use']],
      ['a second home', '10', '355', '750.00', ['personal_use']],
      ['one day above 14, beyond 10 % of those let', '120', '15', '750.00', ['personal_use']],
      ['few days of use that fill the year', '351', '14', '750.00', ['personal_use']],
      ['14 days of use are not a residence: 9,000.00 / 4', '120', '14', '2250.00', ['part_year_rental']],
      [
        'personal use of a tenth of the days let does not count: 9,000.00 / 7',
        '210',
        '21',
        '1285.71',
        ['part_year_rental'],
      ],
      ['put in service in the year: 9,000.00 / 3', '90', '0', '3000.00', ['part_year_rental']],
      ['never let', '0', '0', '750.00', ['no_rental_days']],
      ['let all year', '365', '0', '750.00', []],
      ['no days reported', null, null, '750.00', []],
    ])('%s', (_, days, personal, expected, codes) => {
      expect(letFor(days, personal)).toEqual([expected, codes])
    })
  })

  test.each<[string, Guideline, [string, string], Record<string, string>, string]>([
    ['Fannie Mae takes the latest return: 36,000 / 12', 'FNMA', ['24000.00', '36000.00'], {}, '3000.00'],
    ['FHA averages Schedule E: (24,000 + 36,000) / 24', 'FHA', ['24000.00', '36000.00'], {}, '2500.00'],
    ['rents that fall are not averaged: 24,000 / 12', 'FHA', ['36000.00', '24000.00'], {}, '2000.00'],
    ['a first year of 180 days: (12,000 + 36,000) / (6 + 12)', 'FHA', ['12000.00', '36000.00'], DAYS, '2666.67'],
  ])('%s (HUD 4000.1 II.A.4.c, Rental Income)', (_, guideline, [before, last], days, expected) => {
    const at = { line_1a_a: '12 Oak Street' }
    const papers = [rental('2023', { '3_a': before }, { ...at, ...days }), rental('2024', { '3_a': last }, at)]
    expect(monthly(modelOf('tax_return', papers, { settings: { guideline } }))).toBe(expected)
  })

  test('the only property of each year is the same although no address was read: FHA averages it, 60,000 / 24', () => {
    const one = [rental('2023', { '3_a': '24000.00' }), rental('2024', { '3_a': '36000.00' })]
    const two = [one[0]!, rental('2024', { '3_a': '36000.00', '3_b': '12000.00' })]
    const settings = { guideline: 'FHA' } as const
    expect(monthly(modelOf('tax_return', one, { settings }))).toBe('2500.00')
    expect(monthly(modelOf('tax_return', two, { settings }))).toBe('4000.00')
  })

  test('named dues and casualty losses are added back: (12,000 − 6,000 + 1,800 + 1,200) / 12 = 750.00', () => {
    const lines = {
      '3_a': '12000.00',
      '20_a subtraction': '6000.00',
      '19_a_hoa_dues add_back': '1800.00',
      '19_a_casualty add_back': '1200.00',
    }
    expect(monthly(modelOf('tax_return', [rental('2024', lines)]))).toBe('750.00')
  })

  test('the only royalties of each year are the same although they have no address: they fell, 6,000 / 12 = 500.00', () => {
    const royalties = (year: string, received: string) => rental(year, { '4_a': received }, { line_1b_a: '6' })
    const model = modelOf('tax_return', [royalties('2023', '12000.00'), royalties('2024', '6000.00')])
    expect([monthly(model), alertCodes(model)]).toEqual(['500.00', expect.arrayContaining(['declining_income'])])
  })

  test('royalties in the column of a property are not rent: 36,000 / 12 of the latest year + (6,000 + 2,400) / 24', () => {
    const mixed = (year: string, rents: string, royalties: string) => rental(year, { '3_a': rents, '4_a': royalties })
    const papers = [mixed('2023', '24000.00', '2400.00'), mixed('2024', '36000.00', '6000.00')]
    const { lines, monthly: month } = modelOf('tax_return', papers).qualifyingIncome
    expect(lines.map((line) => line.monthly)).toEqual(['3000.00', '350.00'])
    expect(month).toBe('3350.00')
  })

  test('royalties are not a rental: (9,500 + 13,500) / 24 = 958.33, with only depletion added back', () => {
    const royalties = (year: string, received: string) =>
      rental(
        year,
        { '4_a': received, '20_a subtraction': '1000.00', '18_a add_back': '500.00', '16_a add_back': '300.00' },
        { line_1b_a: '6' },
      )
    const papers = [royalties('2023', '10000.00'), royalties('2024', '14000.00')]
    expect([monthly(modelOf('tax_return', papers)), lineOf(papers).method]).toEqual(['958.33', 'two_year_average'])
    expect(ruleOf(modelOf('tax_return', papers), 'e2024/4')).toBe('within_expenses')
  })
})

test('a farm (Form 1084 line 6): 34,000 + 1,000 untaxed and ongoing − 3,000 crop insurance + 400 amortization, two years: 2,700.00', () => {
  const lines = {
    '34': '34000.00',
    '3a add_back': '5000.00',
    '3b subtraction': '4000.00',
    '6b subtraction': '3000.00',
    '32_amortization add_back': '400.00',
  }
  const both = ['2023', '2024'].map((year) => taxForm(`f${year}`, 'schedule_f', year, lines))
  expect(monthly(modelOf('tax_return', both))).toBe('2700.00')
  expect(ruleOf(modelOf('tax_return', [both[1]!]), 'f2024/2')).toBe('farm_payments_not_ongoing')
})

describe('benefits count in full (B3-3.1-01, B3-3.1-09)', () => {
  const benefits = (year: string, lines: Record<string, string>) => taxForm(`r${year}`, '1040', year, lines)
  const pension = ['2023', '2024'].map((year) => benefits(year, { '5a': '36000.00', '5b': '24000.00' }))

  test('a pension of 36,000 of which 24,000 is taxed: 3,000.00, with the untaxed part named', () => {
    expect(monthly(modelOf('tax_return', pension))).toBe('3000.00')
    expect(lineOf(pension).explanation).toContain('$24,000.00 [line 5a, taxed] + $12,000.00 [line 5a, not taxed]')
    expect(ruleOf(modelOf('tax_return', pension), 'r2024/2')).toBe('within_gross')
  })

  test('grossed up by 25 %: (36,000 + 12,000 × 25 %) / 12 = 3,250.00, as an alternative or by the setting', () => {
    expect(lineOf(pension).alternatives).toContainEqual(
      expect.objectContaining({ method: 'grossed_up', monthly: '3250.00' }),
    )
    const model = modelOf('tax_return', pension, { settings: { grossUp: true } })
    expect(monthly(model)).toBe('3250.00')
    expect(repeated(model.qualifyingIncome.lines[0]!.explanation)).toBe(325_000n)
  })

  test('FHA adds 15 %: (36,000 + 12,000 × 15 %) / 12 = 3,150.00', () => {
    expect(monthly(modelOf('tax_return', pension, { settings: { grossUp: true, guideline: 'FHA' } }))).toBe('3150.00')
  })

  test('the lines of 2019: pensions on 4c and 4d, Social Security on 5a and 5b: (12,000 + 24,000) / 12 = 3,000.00', () => {
    const papers = [benefits('2019', { '4c': '12000.00', '4d': '9000.00', '5a': '24000.00', '5b': '0.00' })]
    expect(monthly(modelOf('tax_return', papers))).toBe('3000.00')
    expect(modelOf('tax_return', papers).qualifyingIncome.lines.map(({ label }) => label)).toEqual([
      'Pensions and annuities',
      'Social Security benefits',
    ])
  })

  test('an IRA distribution with no taxed part may be a rollover', () => {
    const model = modelOf('tax_return', [benefits('2024', { '1a': '12000.00', '4a': '90000.00' })])
    expect([monthly(model), ruleOf(model, 'r2024/2')]).toEqual(['1000.00', 'rollover_possible'])
    expect(alertCodes(model)).toContain('rollover_possible')
  })

  test.each([
    ['124000.00', '24000.00', true],
    ['36000.00', '24000.00', false],
    ['36000.00', '18000.00', false],
  ])('a pension of %s, of which %s is taxed, may include a rollover: %s', (gross, taxed, said) => {
    const model = modelOf('tax_return', [benefits('2024', { '5a': gross, '5b': taxed })])
    expect(alertCodes(model).includes('rollover_possible')).toBe(said)
    expect(alertCodes(modelOf('tax_return', [benefits('2024', { '6a': gross, '6b': '0.00' })]))).not.toContain(
      'rollover_possible',
    )
  })

  test('income that may end needs proof of three years, until a reviewer confirms it', () => {
    const model = modelOf('tax_return', pension)
    expect(alertCodes(model)).toContain('continuance')
    const decisions = [{ kind: 'continuance', subject: keyOf(pension) } as const]
    expect(alertCodes(modelOf('tax_return', pension, { decisions }))).not.toContain('continuance')
  })
})

test('wages that a W-2 documents, and deposits beside a business, are reported as overlaps', () => {
  const papers = [
    taxForm('r', '1040', '2024', { '1a': '60000.00' }),
    w2('w', '2024', '60000.00'),
    taxForm('c', 'schedule_c', '2024', { '31': '12000.00' }),
    statement('s', { bank_name: 'First Bank', period_start: '2024-01-01', period_end: '2024-01-31' }, []),
  ]
  const { alerts } = modelOf('tax_return', papers).qualifyingIncome
  expect(alerts.filter(({ code }) => code === 'overlapping_models')).toHaveLength(2)
})
