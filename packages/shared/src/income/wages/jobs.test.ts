import { alertCodes, modelOf, monthly, ruleOf, stub, w2 } from '../testing/papers.ts'

const JUNE = { pay_frequency: 'biweekly', period_start: '2026-06-17', period_end: '2026-06-30', pay_date: '2026-06-30' }
const NIGHT = { ...JUNE, employer_name: 'Night Shop LLC' }
const main = stub('main', JUNE, { Salary: { pay: '2000.00', ytd: '26000.00' } })
const second = (fields = {}) => stub('night', { ...NIGHT, ...fields }, { Regular: { pay: '600.00', ytd: '7800.00' } })

describe('a second job (Fannie Mae B3-3.1-05)', () => {
  test('half a year is too little history: the main job alone, 2,000.00 × 26 / 12 = 4,333.33, with an alert', () => {
    const model = modelOf('wage', [main, second()])
    expect(monthly(model)).toBe('4333.33')
    expect(alertCodes(model)).toContain('secondary_job_history')
    expect(ruleOf(model, 'night/1')).toBe('secondary_job_history')
  })

  test("with last year's W-2, or a hire date two years ago: 4,333.33 + 600.00 × 26 / 12 = 5,633.33", () => {
    const papers = w2('w', '2025', '15600.00', { employer_name: 'Night Shop LLC' })
    expect(monthly(modelOf('wage', [main, second(), papers]))).toBe('5633.33')
    expect(monthly(modelOf('wage', [main, second({ hire_date: '2024-03-01' })]))).toBe('5633.33')
  })

  test('FHA asks for two years, so 18 months are too few', () => {
    const papers = [main, second(), w2('w', '2025', '15600.00', { employer_name: 'Night Shop LLC' })]
    expect(monthly(modelOf('wage', papers, { settings: { guideline: 'FHA' } }))).toBe('4333.33')
  })

  test('a reviewer confirms its history: 5,633.33', () => {
    const model = modelOf('wage', [main, second()])
    const { key } = model.qualifyingIncome.subjects.find(({ label }) => label.startsWith('Night Shop'))!
    const decisions = [{ kind: 'job_history' as const, subject: key }]
    expect(monthly(modelOf('wage', [main, second()], { decisions }))).toBe('5633.33')
  })

  test('only for the second job can it be confirmed', () => {
    const { subjects } = modelOf('wage', [main, second()]).qualifyingIncome
    const asked = subjects.map(({ label, confirmations }) => [label.startsWith('Night Shop'), confirmations])
    expect(asked).toContainEqual([true, [{ kind: 'job_history', confirmed: false }]])
    expect(asked).toContainEqual([false, []])
  })

  test('jobs of two people are not second jobs', () => {
    expect(monthly(modelOf('wage', [main, second({ employee_name: 'John Roe' })]))).toBe('5633.33')
  })
})

test('a job was left, not kept, if another began after it and outlasted it', () => {
  const left = stub(
    'left',
    { ...JUNE, employer_name: 'Old Co', period_start: '2026-05-01', period_end: '2026-05-14', pay_date: '2026-05-14' },
    { Salary: { pay: '3000.00', ytd: '27000.00' } },
  )
  const begun = stub('new', { ...JUNE, hire_date: '2026-05-18' }, { Salary: { pay: '2500.00', ytd: '7500.00' } })
  const model = modelOf('wage', [left, begun])
  expect(monthly(model)).toBe('5416.67')
  expect(alertCodes(model)).toContain('employment_not_current')
})

describe('a job that ended on 31 May before one that began on 1 June', () => {
  const semimonthly = (end: string) => ({
    pay_frequency: 'semimonthly',
    period_start: end.replace(/\d\d$/, (day) => (day === '15' ? '01' : '16')),
    period_end: end,
    pay_date: end,
  })
  const old = (end: string, other = {}) =>
    stub(
      'old',
      { ...semimonthly(end), employer_name: 'Old Co' },
      { Salary: { pay: '2300.00', ytd: '23000.00' }, ...other },
    )
  const cheque = (end: string, ytd: string) => {
    const pay = { gross_pay: '2500.00', gross_pay_ytd: ytd, employer_name: 'New Inc' }
    return stub(end, { ...semimonthly(end), ...pay }, { Salary: { pay: '2500.00', ytd } })
  }

  test('was left if a stub of its next period would be there: 2,500 × 24 / 12 = 5,000', () => {
    const papers = [old('2026-05-31'), cheque('2026-06-15', '2500.00'), cheque('2026-06-30', '5000.00')]
    expect(monthly(modelOf('wage', papers))).toBe('5000.00')
  })

  test.each(['Severance', 'Separation Pay', 'Final PTO Pay Out'])('was left if it paid %s', (description) => {
    const papers = [old('2026-05-31', { [description]: { pay: '900.00' } }), cheque('2026-06-15', '2500.00')]
    expect(monthly(modelOf('wage', papers))).toBe('5000.00')
  })

  test('may continue if no stub is missing yet', () => {
    const papers = [
      old('2026-05-31'),
      cheque('2026-06-15', '2500.00'),
      w2('w', '2025', '55200.00', { employer_name: 'Old Co' }),
    ]
    const model = modelOf('wage', papers)
    expect(alertCodes(model)).not.toContain('employment_not_current')
  })
})

test('a monthly job was left after a month without a stub: 3,000 × 26 / 12 = 6,500', () => {
  const month = {
    pay_frequency: 'monthly',
    period_start: '2026-06-01',
    period_end: '2026-06-30',
    pay_date: '2026-06-30',
  }
  const old = stub('old', { ...month, employer_name: 'Old Co' }, { Salary: { pay: '5000.00', ytd: '30000.00' } })
  const fields = {
    ...JUNE,
    period_start: '2026-07-29',
    period_end: '2026-08-11',
    pay_date: '2026-08-11',
    hire_date: '2026-07-01',
  }
  const begun = stub('new', { ...fields, employer_name: 'New Inc' }, { Salary: { pay: '3000.00', ytd: '9000.00' } })
  const w2s = w2('w', '2025', '60000.00', { employer_name: 'Old Co' })
  expect(monthly(modelOf('wage', [old, begun, w2s]))).toBe('6500.00')
})

describe('how current the documents are', () => {
  const codes = (papers: Parameters<typeof modelOf>[1], asOf?: string) =>
    alertCodes(modelOf('wage', papers, asOf === undefined ? {} : { asOf }))

  test('W-2s alone show no current work', () => {
    expect(codes([w2('a', '2025', '60000.00')])).toContain('no_current_pay_stub')
  })

  test('a stub is current for 30 days, and stale after 120', () => {
    expect(codes([main], '2026-07-20')).not.toContain('no_current_pay_stub')
    expect(codes([main], '2026-08-15')).toContain('no_current_pay_stub')
    expect(codes([main], '2026-08-15')).not.toContain('stale_documents')
    expect(codes([main], '2026-12-01')).toContain('stale_documents')
  })

  test('documents that were old when the rules came into force are always stale', () => {
    expect(codes([w2('a', '2019', '60000.00'), w2('b', '2020', '60000.00')])).toContain('stale_documents')
    expect(codes([main])).not.toContain('stale_documents')
  })

  test('a stub alone does not show when the work began; a hire date or an earlier year does', () => {
    expect(codes([main])).toContain('employment_dates_unknown')
    expect(codes([main, w2('w', '2025', '52000.00')])).not.toContain('employment_dates_unknown')
    expect(codes([stub('s', { ...JUNE, hire_date: '2020-01-06' }, { Salary: { pay: '2000.00' } })])).not.toContain(
      'employment_dates_unknown',
    )
  })
})
