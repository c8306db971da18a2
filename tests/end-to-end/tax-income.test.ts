import { workedReturn, type WorkedReturn } from '@income/samples'
import type { IncomeModel, QualifyingIncome } from '@income/shared'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { QUEUES } from '../support/stores/test-stores.ts'

const PERSON: WorkedReturn['person'] = {
  first: 'Elena R',
  last: 'Whitfield',
  name: 'Elena R Whitfield',
  ssn: '412-55-7788',
  address: { street: '118 Hawthorne Avenue', city: 'Raleigh', state: 'NC', zip: '27601' },
}
const FIRM = { name: 'Lakeside Brewing Inc', ein: '50-5508145', address: { ...PERSON.address, street: '9 Dock Road' } }

type Model = IncomeModel & { qualifying_income: QualifyingIncome }

/** Tax Return Income over HTTP, with PDFs like those of real programs. */
describe('monthly income of tax returns', () => {
  let service: RunningService
  beforeAll(async () => {
    service = await runService(QUEUES[0])
    await service.startWorker()
  })
  afterAll(() => service.close())

  async function incomeOf(...returns: WorkedReturn[]): Promise<QualifyingIncome> {
    const packageId = await service.createPackage()
    for (const worked of returns) await service.addFile(packageId, await workedReturn(worked))
    await service.finished(packageId)
    const [{ id }] = (await service.models(packageId)) as [IncomeModel]
    return (await service.call<Model>('GET', `/packages/${packageId}/models/${id}`)).qualifying_income
  }

  test('a K-1 without distributions counts nothing of 100,000 a year, and shows its owner and the ownership', async () => {
    const years = [2023, 2024].map((year): WorkedReturn => {
      const share = { of: '1120-S', firm: FIRM, percent: '40.000000', boxes: { 1: 100_000n } } as const
      return { year, person: PERSON, income: {}, shares: [share] }
    })
    const income = await incomeOf(...years)
    expect(income.monthly).toBe('0.00')
    expect(income.lines.map(({ label }) => label)).toEqual([expect.stringContaining('Lakeside Brewing Inc')])
    expect(income.alerts.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['no_distribution_history', 'self_employed_owner']),
    )
  })

  test('fair rental days are read: (9,000 − 3,300 + 1,300) / (180 / 30) + (24,000 − 6,000 + 2,400) / 12 = 2,866.67', async () => {
    const property = { type: 1, personalDays: 0 }
    const income = await incomeOf({
      year: 2024,
      person: PERSON,
      income: {
        rentals: [
          {
            property: { ...property, address: { ...PERSON.address, street: '12 Oak Street' }, rentalDays: 180 },
            rents: 9_000n,
            expenses: { 14: 2_000n, 16: 1_300n },
          },
          {
            property: { ...property, address: { ...PERSON.address, street: '88 Elm Avenue' }, rentalDays: 365 },
            rents: 24_000n,
            expenses: { 14: 3_600n, 18: 2_400n },
          },
        ],
      },
    })
    expect(income.monthly).toBe('2866.67')
    expect(income.lines.map(({ label, months }) => [label.includes('12 Oak Street'), months]).sort()).toEqual([
      [false, '12'],
      [true, '6'],
    ])
  })

  test('Social Security of 24,000 of which 20,400 is taxed, and tax-exempt interest of 6,000: 2,500.00', async () => {
    const income = { retirement: { socialSecurity: { gross: 24_000n, taxable: 20_400n } }, taxExemptInterest: 6_000n }
    const figure = await incomeOf(...[2023, 2024].map((year) => ({ year, person: PERSON, income })))
    expect(figure.monthly).toBe('2500.00')
    expect(figure.lines.flatMap(({ alternatives }) => alternatives.map(({ method }) => method))).toContain('grossed_up')
  })
})
