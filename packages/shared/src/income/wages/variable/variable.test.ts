import { alertCodes, modelOf, monthly, type Paper, stub, w2 } from '../../testing/papers.ts'

const LAST_DAY: Record<string, string> = {
  '01': '31',
  '02': '28',
  '03': '31',
  '04': '30',
  '05': '31',
  '06': '30',
  '07': '31',
  '09': '30',
  '11': '30',
  '12': '31',
}

/** A monthly stub with base pay of 4,000.00 and optional variable pay. */
function monthlyStub(month: string, description: string, ytd: string | null): Paper {
  const end = `${month}-${LAST_DAY[month.slice(5)]}`
  const fields = { pay_frequency: 'monthly', period_start: `${month}-01`, period_end: end, pay_date: end }
  return stub(month, fields, { Salary: { pay: '4000.00' }, ...(ytd === null ? {} : { [description]: { ytd } }) })
}

/** The year-end stubs of 2024 and 2025 and one of 2026, with year-to-date amounts of a type of pay. */
function years(description: string, y2024: string, y2025: string, month: string, ytd: string | null) {
  const papers = [
    monthlyStub('2024-12', description, y2024),
    monthlyStub('2025-12', description, y2025),
    monthlyStub(`2026-${month}`, description, ytd),
  ]
  const model = modelOf('wage', papers)
  return { line: model.qualifyingIncome.lines[1] ?? null, codes: alertCodes(model), model }
}

describe('pay that comes once a year or a quarter (Fannie Mae B3-3.1-01, frequency of payment)', () => {
  test.each(['01', '02'])('12,000 every March, in month %s before it: 24,000 / 24 = 1,000', (month) => {
    expect(years('Annual Bonus', '12000.00', '12000.00', month, null).line?.monthly).toBe('1000.00')
  })

  test.each(['03', '04', '06', '11', '12'])(
    '12,000 every March, in month %s after it: 36,000 / 36 = 1,000',
    (month) => {
      expect(years('Annual Bonus', '12000.00', '12000.00', month, '12000.00').line?.monthly).toBe('1000.00')
    },
  )

  test.each([
    ['01', null],
    ['04', '12000.00'],
    ['11', '12000.00'],
  ])('a bonus without a rhythm in its name, in month %s: 1,000 as well', (month, ytd) => {
    expect(years('Bonus', '12000.00', '12000.00', month, ytd).line).toMatchObject({ monthly: '1000.00' })
  })

  test('a monthly bonus stays monthly: (6,000 + 24,000) / 30 = 1,000', () => {
    expect(years('Bonus', '12000.00', '12000.00', '06', '6000.00').line).toMatchObject({
      monthly: '1000.00',
      months: '30',
    })
  })

  test.each([
    ['05', '3000.00', '27'],
    ['04', '6000.00', '30'],
    ['02', '3000.00', '27'],
    ['06', '6000.00', '30'],
  ])('3,000 every quarter, in month %s with %s paid: over %s months, 1,000', (month, ytd, months) => {
    expect(years('Quarterly Bonus', '12000.00', '12000.00', month, ytd).line).toMatchObject({
      monthly: '1000.00',
      months,
    })
  })

  test.each([
    ['Semi-Annual Bonus', '06', '3000.00', '30'],
    ['Semi-annual bonus', '07', '3000.00', '30'],
    ['Bi-Annual Bonus', '05', '3000.00', '30'],
    ['Half-Yearly Bonus', '12', '6000.00', '36'],
  ])('%s of 3,000 in June and December, in month %s with %s paid: over %s months, 500', (name, month, ytd, months) => {
    expect(years(name, '6000.00', '6000.00', month, ytd).line).toMatchObject({ monthly: '500.00', months })
  })

  test('half a year without its payment: 0 of 3,000 by June, so it falls to zero', () => {
    const { line, codes } = years('Semi-Annual Bonus', '6000.00', '6000.00', '06', null)
    expect(line?.monthly).toBe('0.00')
    expect(codes).toContain('declining_variable_pay')
  })

  test('a quarter missed last year: 6,000 by June are two payments of 3,000, and (6,000 + 9,000) / 18 = 833.33', () => {
    const { line } = years('Quarterly Bonus', '12000.00', '9000.00', '06', '6000.00')
    expect(line).toMatchObject({ monthly: '833.33', months: '30' })
    expect(line?.explanation).toContain('6 [months of 2 quarters]')
    expect(line?.explanation).toContain('a quarter was missed')
  })

  test('a quarter missed this year: 3,000 by June cover two quarters, 3,000 / 6 = 500', () => {
    const { line, codes } = years('Quarterly Bonus', '12000.00', '12000.00', '06', '3000.00')
    expect(line?.monthly).toBe('500.00')
    expect(line?.explanation).toContain('a quarter was missed')
    expect(codes).toContain('declining_variable_pay')
  })

  test.each([
    ['Annual Bonus', '02', 'not yet paid'],
    ['Quarterly Bonus', '06', 'paid once a quarter'],
  ])('%s in month %s: %s', (description, month, remark) => {
    const { line } = years(description, '12000.00', '12000.00', month, month === '02' ? null : '6000.00')
    expect(line?.explanation).toContain(remark)
    expect(line?.explanation).not.toContain('missed')
  })
})

describe('pay that fell (Fannie Mae B3-3.1-01, income trending)', () => {
  test('it fell and has held: the lower level, 3,000 / 6 = 500, not the average of 700', () => {
    const { line, codes } = years('Overtime', '12000.00', '6000.00', '06', '3000.00')
    expect(line?.monthly).toBe('500.00')
    expect(codes).toContain('declining_variable_pay')
  })

  test('it fell and rises again: the lesser of the average since, 10,500 / 18, and of this year', () => {
    const { line } = years('Commission', '12000.00', '6000.00', '06', '4500.00')
    expect(line?.monthly).toBe('583.33')
    expect(line?.explanation).toContain('the lesser of ')
  })

  test('it is still falling, 1,000 > 750 > 500: left out', () => {
    const { line, codes } = years('Overtime', '12000.00', '9000.00', '06', '3000.00')
    expect(line).toBeNull()
    expect(codes).toContain('declining_variable_pay')
  })

  test('a dollar less is not a decline: (5,999 + 12,000 + 12,000) / 30 = 999.97', () => {
    const { line, codes } = years('Overtime', '12000.00', '12000.00', '06', '5999.00')
    expect(line?.monthly).toBe('999.97')
    expect(codes).not.toContain('declining_variable_pay')
  })
})

describe('by guideline', () => {
  const papers = [monthlyStub('2025-12', 'Overtime', '6000.00'), monthlyStub('2026-06', 'Overtime', '3000.00')]
  const overtime = (guideline: 'FNMA' | 'FHA' | 'VA', of = papers) =>
    modelOf('wage', of, { settings: { guideline } }).qualifyingIncome.lines[1]?.monthly

  test('18 months of overtime count for Fannie Mae, 9,000 / 18 = 500, but not for the VA, which asks for 24', () => {
    expect([overtime('FNMA'), overtime('VA')]).toEqual(['500.00', undefined])
  })

  test('FHA: the lesser of all documented, 21,000 / 30 = 700, and of the completed latest year, 9,000 / 18 = 500', () => {
    expect(overtime('FHA', [monthlyStub('2024-12', 'Overtime', '12000.00'), ...papers])).toBe('500.00')
  })
})

describe('an employment that pays only commission (Fannie Mae B3-3.1-04)', () => {
  const fields = {
    pay_frequency: 'monthly',
    period_start: '2026-06-01',
    period_end: '2026-06-30',
    pay_date: '2026-06-30',
  }
  const w2s = [w2('a', '2024', '90000.00'), w2('b', '2025', '96000.00')]

  test('one stub and two W-2s: (48,000 + 96,000 + 90,000) / 30 = 7,800', () => {
    const only = stub('june', fields, { Commission: { pay: '8000.00', ytd: '48000.00' } })
    const { qualifyingIncome } = modelOf('wage', [only, ...w2s])
    expect(qualifyingIncome.lines).toEqual([
      expect.objectContaining({ monthly: '7800.00', months: '30', document_ids: ['june', 'b', 'a'] }),
    ])
  })

  test('beside a salary the W-2s do not show it separately: left out', () => {
    const mixed = stub('june', fields, {
      Salary: { pay: '4000.00', ytd: '24000.00' },
      Commission: { pay: '4000.00', ytd: '24000.00' },
    })
    const model = modelOf('wage', [mixed, ...w2s])
    expect(monthly(model)).toBe('4000.00')
    expect(alertCodes(model)).toContain('variable_pay_left_out')
  })
})

describe('overtime that was taken back', () => {
  const biweekly = (end: string, start: string, pay: string, ytd: string, date = end) =>
    stub(
      end,
      { pay_frequency: 'biweekly', period_start: start, period_end: end, pay_date: date },
      { Salary: { pay: '2000.00' }, Overtime: { pay, ytd } },
    )
  const before = biweekly('2025-12-31', '2025-12-18', '300.00', '7200.00')
  const mistaken = biweekly('2026-05-31', '2026-05-18', '3000.00', '6300.00')

  test('6,300.00 in May, of which 2,700.00 were taken back in June: (3,600.00 + 7,200.00) / 18 = 600.00', () => {
    const corrected = biweekly('2026-06-30', '2026-06-17', '-2700.00', '3600.00')
    expect(modelOf('wage', [before, mistaken, corrected]).qualifyingIncome.lines[1]).toMatchObject({
      monthly: '600.00',
    })
  })

  test('a check that prints only its own negative pay corrects nothing to date', () => {
    const own = biweekly('2026-06-30', '2026-06-17', '-300.00', '-300.00')
    expect(modelOf('wage', [before, mistaken, own]).qualifyingIncome.lines[1]).toMatchObject({ monthly: '750.00' })
  })
})

describe('pay that began within the documented years', () => {
  test.each(['Overtime', 'Commission', 'Tips', 'Night Differential', 'Auto Allowance', 'Annual Bonus'])(
    '%s since January, none on the year-end stubs before: six months are no history',
    (description) => {
      const { line, codes } = years(description, '0.00', '0.00', '06', '3000.00')
      expect(line).toBeNull()
      expect(codes).toContain('variable_pay_left_out')
    },
  )

  test('overtime since 2025, none in 2024: (6,000 + 3,000) / 18 = 500', () => {
    expect(years('Overtime', '0.00', '6000.00', '06', '3000.00').line?.monthly).toBe('500.00')
  })

  test('a year without it between two with it counts: (0 + 6,000) / 18 = 333.33, for it fell', () => {
    expect(years('Overtime', '12000.00', '0.00', '06', '6000.00').line?.monthly).toBe('333.33')
  })

  test.each(['Annual Bonus', 'Holiday Bonus', 'Profit Sharing'])(
    'a first %s, with no document of an earlier year, has no history of a year',
    (description) => {
      const model = modelOf('wage', [monthlyStub('2026-03', description, '6000.00')])
      expect(model.qualifyingIncome.lines).toHaveLength(1)
      expect(alertCodes(model)).toContain('variable_pay_left_out')
    },
  )
})
