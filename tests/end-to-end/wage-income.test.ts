import { workedStub, type WorkedStub } from '@income/samples'
import type { IncomeModel, QualifyingIncome } from '@income/shared'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { QUEUES } from '../support/stores/test-stores.ts'

const ADDRESS = { street: '118 Hawthorne Avenue', city: 'Raleigh', state: 'NC', zip: '27601' }
const PERSON: WorkedStub['person'] = {
  first: 'Elena R',
  last: 'Whitfield',
  name: 'Elena R Whitfield',
  ssn: '412-55-7788',
  address: ADDRESS,
}
const EMPLOYER = {
  name: 'Lakeside Brewing Inc',
  ein: '50-5508145',
  stateId: '600123456',
  address: { ...ADDRESS, street: '9 Dock Road' },
}

type Model = IncomeModel & { qualifying_income: QualifyingIncome }

/** Wage Income over HTTP, with PDFs like those of payroll programs. */
describe('monthly income of pay stubs', () => {
  let service: RunningService
  beforeAll(async () => {
    service = await runService(QUEUES[0])
    await service.startWorker()
  })
  afterAll(() => service.close())

  async function packageOf(...stubs: Omit<WorkedStub, 'person' | 'employer'>[]): Promise<string> {
    const packageId = await service.createPackage()
    for (const stub of stubs) {
      await service.addFile(packageId, await workedStub({ person: PERSON, employer: EMPLOYER, ...stub }))
    }
    await service.finished(packageId)
    return packageId
  }

  async function incomeOf(packageId: string): Promise<QualifyingIncome> {
    const [{ id }] = (await service.models(packageId)) as [IncomeModel]
    return (await service.call<Model>('GET', `/packages/${packageId}/models/${id}`)).qualifying_income
  }

  test('a bonus check beside a regular stub: 2,500.00 × 26 / 12 = 5,416.67, and an alert names the check', async () => {
    const packageId = await packageOf(
      {
        frequency: 'biweekly',
        period: { start: '2025-06-07', end: '2025-06-20', payDate: '2025-06-20' },
        lines: [{ kind: 'regular', amount: 250_000n, ytd: 3_250_000n }],
      },
      {
        frequency: 'biweekly',
        period: { start: '2025-06-27', end: '2025-06-27', payDate: '2025-06-27' },
        lines: [{ kind: 'bonus', amount: 1_000_000n, ytd: 1_000_000n }],
      },
    )
    const income = await incomeOf(packageId)
    expect(income.monthly).toBe('5416.67')
    const offCycle = income.alerts.filter(({ code }) => code === 'off_cycle_stub')
    expect(offCycle.map(({ message }) => message)).toEqual([expect.stringContaining('2025-06-27')])
  })

  test('allowances count at face value, 3,000 + 1,500 + 300; grossed up by the setting, 3,000 + 1,800 × 1.25', async () => {
    const packageId = await packageOf({
      frequency: 'monthly',
      period: { start: '2025-06-01', end: '2025-06-30', payDate: '2025-07-01' },
      lines: [
        { kind: 'regular', amount: 300_000n, ytd: 1_800_000n },
        { kind: 'overtime', amount: 150_000n, ytd: 900_000n },
        { kind: 'holiday', amount: 30_000n, ytd: 180_000n },
      ],
      names: { regular: 'Base Pay', overtime: 'BAH', holiday: 'BAS' },
    })
    expect((await incomeOf(packageId)).monthly).toBe('4800.00')
    await service.call('PATCH', `/packages/${packageId}/settings`, { gross_up: true })
    expect((await incomeOf(packageId)).monthly).toBe('5250.00')
  })
})
