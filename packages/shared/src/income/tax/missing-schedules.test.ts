import { alertCodes, modelOf, taxForm } from '../testing/papers.ts'

const scheduleOne = (lines: Record<string, string>) => taxForm('one', 'schedule_1', '2024', lines)
const business = taxForm('c', 'schedule_c', '2024', { '31': '60000.00' })

function missingOf(papers: Parameters<typeof modelOf>[1]) {
  const { alerts } = modelOf('tax_return', papers).qualifyingIncome
  return alerts.filter(({ code }) => code === 'schedules_missing').map(({ message }) => message)
}

describe('the form that a line is carried from is requested if it is missing', () => {
  test.each([
    ['3', 'Schedule C', taxForm('x', 'schedule_c', '2024', { '31': '12000.00' })],
    ['5', 'Schedule E', taxForm('x', 'schedule_e', '2024', { '3_a': '12000.00' })],
    ['5', 'Schedule E', taxForm('x', 'schedule_k1', '2024', { '1': '12000.00' })],
    ['6', 'Schedule F', taxForm('x', 'schedule_f', '2024', { '34': '12000.00' })],
  ] as const)('line %s of Schedule 1: %s', (line, asked, shown) => {
    const brought = scheduleOne({ [line]: '12000.00' })
    expect(missingOf([brought])).toEqual([expect.stringContaining(`no ${asked} of the year`)])
    expect(missingOf([brought, shown])).toEqual([])
  })

  test('one schedule does not replace another: the rentals of line 5 beside the business of line 3', () => {
    const papers = [scheduleOne({ '3': '60000.00', '5': '12000.00' }), business]
    expect(missingOf(papers)).toEqual([
      'Schedule 1 of 2024 shows income of rentals, royalties, partnerships or trusts on line 5, but no Schedule E of the year is in the package',
    ])
  })

  test('partnerships of Schedule E, line 32, ask for their Schedule K-1', () => {
    const scheduleE = taxForm('e', 'schedule_e', '2024', { '3_a': '12000.00' }, { line_32: '40000.00' })
    expect(missingOf([scheduleE])).toEqual([expect.stringContaining('no Schedule K-1 of the year')])
    expect(missingOf([scheduleE, taxForm('k', 'schedule_k1', '2024', { '1': '40000.00' })])).toEqual([])
  })

  test('a schedule of another year does not count for this one, and a line of zero requests nothing', () => {
    const ofBefore = taxForm('b', 'schedule_c', '2023', { '31': '50000.00' })
    expect(missingOf([scheduleOne({ '3': '60000.00' }), ofBefore])).toHaveLength(1)
    expect(alertCodes(modelOf('tax_return', [scheduleOne({ '3': '0.00' }), ofBefore]))).not.toContain(
      'schedules_missing',
    )
  })
})
