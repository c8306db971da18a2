import { alertCodes, modelOf, monthly, type Paper, taxForm } from '../testing/papers.ts'

const decided = (papers: readonly Paper[], entryId: string, eligible: boolean) =>
  modelOf('tax_return', papers, { overrides: [{ entryId, eligible }] })
const business = (year: string, net: string) => taxForm(`c${year}`, 'schedule_c', year, { '31': net })
const wages = taxForm('r', '1040', '2024', { '1a': '36000.00' })

describe("a reviewer's decisions on entries of returns", () => {
  test('restore income of a source that ended: 36,000 / 12 + 60,000 / 12 = 8,000.00', () => {
    const papers = [business('2023', '60000.00'), wages]
    expect(monthly(modelOf('tax_return', papers))).toBe('3000.00')
    const model = decided(papers, 'c2023/1', true)
    expect([monthly(model), alertCodes(model).includes('override_without_effect')]).toEqual(['8000.00', false])
  })

  test('accepting a year that is too old does not change monthly income, and the reason is given', () => {
    const model = decided([business('2022', '60000.00'), wages], 'c2022/1', true)
    expect(monthly(model)).toBe('3000.00')
    const said = model.qualifyingIncome.alerts.find(({ code }) => code === 'override_without_effect')
    expect(said?.message).toContain('only the latest two tax years count')
  })

  test('a refused earlier year stays in the average as zero: (0 + 72,000) / 24 = 3,000.00', () => {
    const papers = [business('2023', '48000.00'), business('2024', '72000.00')]
    expect(monthly(modelOf('tax_return', papers))).toBe('5000.00')
    const model = decided(papers, 'c2023/1', false)
    const [line] = model.qualifyingIncome.lines
    expect([monthly(model), line?.months, line?.method]).toEqual(['3000.00', '24', 'two_year_average'])
    expect(line?.explanation).toContain('2023, refused')
  })

  test('a refused latest year leaves the source without income', () => {
    const model = decided([business('2023', '48000.00'), business('2024', '72000.00')], 'c2024/1', false)
    expect(model.failure?.code).toBe('no_income_lines')
  })
})
