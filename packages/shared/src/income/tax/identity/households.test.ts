import { alertCodes, modelOf, monthly, ruleOf, stub, taxForm } from '../../testing/papers.ts'

const OWEN = { taxpayer_name: 'Owen Nakamura', taxpayer_ssn_last4: '1111' }
const PATRICK = { taxpayer_name: 'Patrick Van Doren', taxpayer_ssn_last4: '2222' }
const form1040 = (id: string, year: string, wages: string, fields: Record<string, string>) =>
  taxForm(id, '1040', year, { '1a': wages }, fields)
const lines = (model: ReturnType<typeof modelOf>) =>
  model.qualifyingIncome.lines.map(({ label, method, monthly: month }) => [label, method, month])

describe('attribution of tax forms to people', () => {
  test('two people with a year each are never averaged: 72,000 / 12 + 48,000 / 12 = 10,000.00, with an alert', () => {
    const model = modelOf('tax_return', [
      form1040('a', '2023', '72000.00', PATRICK),
      form1040('b', '2024', '48000.00', OWEN),
    ])
    expect(monthly(model)).toBe('10000.00')
    expect(lines(model)).toEqual([
      ['Wages (Owen Nakamura)', 'latest_year', '4000.00'],
      ['Wages (Patrick Van Doren)', 'latest_year', '6000.00'],
    ])
    expect(model.qualifyingIncome.subjects.map(({ borrowers }) => borrowers)).toEqual([
      ['Owen Nakamura'],
      ['Patrick Van Doren'],
    ])
    expect(alertCodes(model)).toContain('different_taxpayers')
    expect(alertCodes(model)).not.toContain('declining_income')
  })

  test("a business does not end with another person's later return, but with the owner's", () => {
    const business = taxForm('c', 'schedule_c', '2023', { '31': '60000.00' }, PATRICK)
    const others = [business, form1040('b', '2024', '48000.00', OWEN)]
    expect([monthly(modelOf('tax_return', others)), ruleOf(modelOf('tax_return', others), 'c/1')]).toEqual([
      '9000.00',
      'business',
    ])
    const own = [...others, form1040('p', '2024', '12000.00', PATRICK)]
    expect([monthly(modelOf('tax_return', own)), ruleOf(modelOf('tax_return', own), 'c/1')]).toEqual([
      '5000.00',
      'source_ended',
    ])
  })

  test("one person's schedule is not the source of another's return", () => {
    const owes = taxForm('p', '1040', '2025', { '1a': '12000.00' }, { ...PATRICK, line_8: '60000.00' })
    const schedule = (owner: typeof OWEN) => taxForm('c', 'schedule_c', '2025', { '31': '60000.00' }, owner)
    expect(alertCodes(modelOf('tax_return', [owes, schedule(OWEN)]))).toContain('schedules_missing')
    expect(alertCodes(modelOf('tax_return', [owes, schedule(PATRICK)]))).not.toContain('schedules_missing')
  })

  test.each([
    ['the number, whatever the name', { taxpayer_name: 'O. Nakarnura', taxpayer_ssn_last4: '1111' }],
    ['the name, if a digit is misread', { taxpayer_name: 'NAKAMURA, OWEN', taxpayer_ssn_last4: '1171' }],
    ['a letter misread', { taxpayer_name: 'Owen Nakamora', taxpayer_ssn_last4: '' }],
    ['a joint return of the year before', { taxpayer_name: 'Aiko & Owen Nakamura', taxpayer_ssn_last4: '3333' }],
    ['no name at all', { taxpayer_name: '', taxpayer_ssn_last4: '' }],
  ])('one household by %s: (48,000 + 72,000) / 24 = 5,000.00', (_, { taxpayer_name, taxpayer_ssn_last4 }) => {
    const { document, entries } = form1040('a', '2023', '48000.00', { taxpayer_name })
    const fields = { ...document.fields, taxpayer_ssn_last4: taxpayer_ssn_last4 || null }
    const model = modelOf('tax_return', [
      { document: { ...document, fields }, entries },
      form1040('b', '2024', '72000.00', OWEN),
    ])
    expect([monthly(model), alertCodes(model).includes('different_taxpayers')]).toEqual(['5000.00', false])
  })

  test('a similar name with another number is another person: 48,000 / 12 + 72,000 / 12 = 10,000.00', () => {
    const model = modelOf('tax_return', [
      form1040('a', '2023', '48000.00', { taxpayer_name: 'Mario Lopez', taxpayer_ssn_last4: '1111' }),
      form1040('b', '2024', '72000.00', { taxpayer_name: 'Maria Lopez', taxpayer_ssn_last4: '2222' }),
    ])
    expect(monthly(model)).toBe('10000.00')
  })

  test("a spouse's schedule belongs to the joint return, and ends with it", () => {
    const joint = { ...OWEN, filing_status: 'married_filing_jointly' }
    const aiko = { taxpayer_name: 'Aiko Mori', taxpayer_ssn_last4: '3333' }
    const papers = [
      taxForm('c', 'schedule_c', '2023', { '31': '60000.00' }, aiko),
      form1040('b', '2024', '48000.00', joint),
    ]
    expect([monthly(modelOf('tax_return', papers)), ruleOf(modelOf('tax_return', papers), 'c/1')]).toEqual([
      '4000.00',
      'source_ended',
    ])
  })

  test("a schedule without a name belongs to its year's return", () => {
    const { document, entries } = taxForm('c', 'schedule_c', '2023', { '31': '60000.00' })
    const fields = { ...document.fields, taxpayer_name: null, taxpayer_ssn_last4: null }
    const model = modelOf('tax_return', [
      { document: { ...document, fields }, entries },
      form1040('a', '2023', '12000.00', PATRICK),
      form1040('b', '2024', '48000.00', OWEN),
    ])
    expect(lines(model).map(([label]) => label)).toContain('Business (Schedule C) (Patrick Van Doren)')
  })

  test("another person's pay stub does not document a return", () => {
    const papers = [
      form1040('a', '2024', '72000.00', PATRICK),
      form1040('b', '2024', '48000.00', OWEN),
      stub('s', { employee_name: 'Owen Nakamura' }, { Regular: { pay: '2000.00' } }),
    ]
    const model = modelOf('tax_return', papers)
    expect([ruleOf(model, 'a/1'), ruleOf(model, 'b/1')]).toEqual(['wages', 'documented_by_wages'])
  })

  test('two owners of businesses with one name each have a business: 60,000 / 12 + 84,000 / 12 = 12,000.00', () => {
    const model = modelOf('tax_return', [
      taxForm('a', 'schedule_c', '2023', { '31': '60000.00' }, { ...PATRICK, business_name: 'Doe Tiles' }),
      taxForm('b', 'schedule_c', '2024', { '31': '84000.00' }, { ...OWEN, business_name: 'Doe Tiles' }),
    ])
    expect(monthly(model)).toBe('12000.00')
  })
})
