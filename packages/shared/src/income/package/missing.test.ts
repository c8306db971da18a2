import { businessMonth, form1040, incomeOf, janesStub, janesW2, missing, scheduleC } from '../testing/package-income.ts'
import { statement, stub, taxForm } from '../testing/papers.ts'

describe('missing documents', () => {
  test('a W-2 of the year before, with the paragraph that asks for it', () => {
    expect(incomeOf([janesStub]).missing_papers).toContainEqual({
      code: 'w2_missing',
      paper: 'The W-2 of 2025',
      reason: 'No document shows what this job paid in 2025, or that it began later',
      of: 'Acme Corp – Jane Doe',
      source: 'Selling Guide B3-3.1-02, Standards for Employment Documentation',
    })
    expect(missing(incomeOf([janesStub, janesW2]))).not.toContain('w2_missing')
  })

  test('of a stub paid in January for a period of December: the W-2 of the year that has ended', () => {
    const period = { pay_frequency: 'biweekly', period_start: '2025-12-16', period_end: '2025-12-29' }
    const papers = [stub('s1', { ...period, pay_date: '2026-01-02' }, { Regular: { pay: '2000.00', ytd: '2000.00' } })]
    expect(incomeOf(papers).missing_papers).toContainEqual(expect.objectContaining({ paper: 'The W-2 of 2025' }))
    expect(missing(incomeOf([...papers, janesW2]))).not.toContain('w2_missing')
  })

  test('a pay stub, if there are only W-2s', () => {
    expect(missing(incomeOf([janesW2]))).toContain('pay_stub_missing')
  })

  test('the return that a schedule belongs to, and that of the year before', () => {
    const codes = missing(incomeOf([scheduleC('c1', '2025', '24000.00')]))
    expect(codes).toEqual(expect.arrayContaining(['form_1040_missing', 'return_of_year_before_missing']))
  })

  test("the return that a schedule belongs to must be the owner's", () => {
    const his = taxForm(
      'c1',
      'schedule_c',
      '2025',
      { '31': '24000.00' },
      { taxpayer_name: 'John Roe', taxpayer_ssn_last4: '9' },
    )
    expect(missing(incomeOf([his, form1040('r1', '2025')]))).toContain('form_1040_missing')
  })

  test('the return of a partnership with 40 % ownership, and proof of its liquidity', () => {
    const known = { business_name: 'Doe Partners', profit_share_percent: '40' }
    const share = taxForm('k1', 'schedule_k1', '2025', { '1': '60000.00' }, known)
    const codes = missing(incomeOf([share, form1040('r1', '2025')]))
    expect(codes).toEqual(expect.arrayContaining(['business_return_missing', 'liquidity_proof_missing']))
  })

  test('each is listed once, as a document and with its subject', () => {
    const bonus = (id: string, day: string) =>
      stub(
        id,
        { pay_frequency: 'monthly', period_start: '2026-05-01', period_end: day, pay_date: day },
        {
          Regular: { pay: '5000.00', ytd: '25000.00' },
          Bonus: { pay: '100.00', ytd: '500.00' },
          Commission: { pay: '10.00', ytd: '50.00' },
        },
      )
    const papers = [bonus('s1', '2026-05-31'), scheduleC('c1', '2025', '24000.00')]
    const { missing_papers: listed } = incomeOf(papers)
    const named = listed.map(({ paper, of }) => `${paper}|${of}`)
    expect(named).toEqual([...new Set(named)])
    expect(listed.filter(({ paper }) => /^(Ask|Confirm)/.test(paper))).toEqual([])
    expect(listed).toContainEqual({
      code: 'return_of_year_before_missing',
      paper: 'The tax return of the year before',
      reason: 'only one tax year; two are usual',
      of: expect.stringContaining('Schedule C'),
      source: null,
    })
    expect(listed.filter(({ code }) => code === 'year_end_stubs_missing')).toMatchObject([
      { paper: 'The year-end pay stubs of the last two years', of: 'Acme Corp – Jane Doe' },
    ])
  })

  test('returns, if the guideline is an agency’s and only deposits show a business', () => {
    expect(missing(incomeOf([businessMonth()]))).toContain('returns_missing')
    expect(missing(incomeOf([businessMonth()], 'NON_QM_12'))).not.toContain('returns_missing')
  })

  test('24 months of statements satisfy a program that asks for 24, even if only the latest 12 count', () => {
    const month = (index: number) => {
      const day = (place: number, of: number) => new Date(Date.UTC(2024, place, of)).toISOString().slice(0, 10)
      const account = { bank_name: 'First Bank', account_number_last4: '1111', account_holder: 'Doe Plumbing LLC' }
      const period = { period_start: day(index, 1), period_end: day(index + 1, 0) }
      const amount = index < 12 ? '12000.00' : '8000.00'
      return statement(`b${index}`, { ...account, ...period }, [[day(index, 5), 'SQUARE INC DES:SDV DEPOSIT', amount]])
    }
    const of = (months: number) => {
      const papers = Array.from({ length: months }, (_, index) => month(24 - months + index))
      return incomeOf(papers, 'NON_QM_24')
    }
    expect([of(24).monthly, missing(of(24))]).toEqual(['4000.00', []])
    expect(of(23).missing_papers).toMatchObject([
      { code: 'statements_missing', reason: expect.stringContaining('cover 23 months') },
    ])
  })
})
