import type { PackageIncome, PackageSettings } from '@income/shared'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { QUEUES } from '../support/stores/test-stores.ts'
import { modelOf, modelsOf, processed } from './computed.ts'
import { businessStatement, interestStatement, partnersReturn, payStub, taxReturn, w2 } from './drawn-applicant.ts'

/** Settings of a tenant, of a package and of one subject in it, over HTTP, with PDFs like those of real programs. */
let service: RunningService
let path: string
let other: string
beforeAll(async () => {
  service = await runService(QUEUES[0])
  await service.startWorker()
  const ofWork = [w2(), payStub(2024, 12), payStub(2025, 2)]
  path = await processed(service, [businessStatement(1), taxReturn(2024), ...ofWork])
  other = await processed(service, [businessStatement(1), payStub(2025, 2)])
})
afterAll(() => service.close())

const monthOf = async (name: RegExp) => (await modelOf(service, path, name)).monthly
const change = (settings: object) => service.call<PackageSettings>('PATCH', `${path}/settings`, settings)
const subjectOf = async (name: RegExp, label: RegExp) =>
  (await modelOf(service, path, name)).qualifying_income!.subjects.find((subject) => label.test(subject.label))!
async function changeOf(name: RegExp, label: RegExp, settings: object): Promise<void> {
  await service.call('PATCH', `${path}/settings/subjects/${(await subjectOf(name, label)).key}`, settings)
}

test('the most specific wins, the model shows what was in force, and no other package is affected', async () => {
  const untouched = JSON.stringify(await modelsOf(service, other))
  // 10,000.00 × (1 − 0.5)
  expect(await monthOf(/Business/)).toBe('5000.00')

  await service.call('PATCH', '/settings', { business_expense_factor: '0.4' })
  expect(await monthOf(/Business/)).toBe('5000.00')
  await service.call('POST', `${path}/recompute`)
  // 10,000.00 × (1 − 0.4)
  expect(await monthOf(/Business/)).toBe('6000.00')

  await change({ business_expense_factor: '0.3' })
  // 10,000.00 × (1 − 0.3)
  expect(await monthOf(/Business/)).toBe('7000.00')

  await changeOf(/Business/, /2468/, { expense_factor: '0.2', ownership_share: '0.5' })
  // 10,000.00 × (1 − 0.2) × 0.5
  const { monthly, qualifying_income: income } = await modelOf(service, path, /Business/)
  expect(monthly).toBe('4000.00')
  expect(income!.settings).toMatchObject({ business_expense_factor: '0.3', ownership_share: '1' })
  expect(income!.subjects).toMatchObject([{ settings: { expense_factor: '0.2', ownership_share: '0.5' } }])

  await changeOf(/Business/, /2468/, { expense_factor: null, ownership_share: null })
  expect(await monthOf(/Business/)).toBe('7000.00')
  await change({ business_expense_factor: null })
  expect(await monthOf(/Business/)).toBe('6000.00')
  await service.call('PATCH', '/settings', { business_expense_factor: '0.5' })
  await service.call('POST', `${path}/recompute`)
  expect(await monthOf(/Business/)).toBe('5000.00')
  expect(JSON.stringify(await modelsOf(service, other))).toBe(untouched)
})

test('the guideline and gross-up of a package, of one employment and of one benefit', async () => {
  // Overtime with 14 months of history counts for Fannie Mae; VA asks for 24.
  expect(await monthOf(/Wage/)).toBe('5500.00')
  await changeOf(/Wage/, /Harbor/, { guideline: 'VA' })
  expect([await monthOf(/Wage/), await monthOf(/Tax Return/)]).toEqual(['5000.00', '2000.00'])
  await changeOf(/Wage/, /Harbor/, { guideline: null })
  await change({ guideline: 'VA' })
  expect(await monthOf(/Wage/)).toBe('5000.00')

  // 24,000 a year and 25 % of the untaxed 3,600; FHA adds 15 %.
  await change({ guideline: null, gross_up: true })
  expect([await monthOf(/Wage/), await monthOf(/Tax Return/)]).toEqual(['5500.00', '2075.00'])
  await changeOf(/Tax Return/, /Social Security/, { guideline: 'FHA' })
  expect(await monthOf(/Tax Return/)).toBe('2045.00')
  expect((await subjectOf(/Tax Return/, /Social Security/)).settings).toMatchObject({
    ...{ guideline: 'FHA', gross_up: true },
  })
  await changeOf(/Tax Return/, /Social Security/, { gross_up: false })
  expect(await monthOf(/Tax Return/)).toBe('2000.00')
  await changeOf(/Tax Return/, /Social Security/, { guideline: null, gross_up: null })
  await change({ gross_up: null })
})

test('deposits replace the firm’s returns in a bank statement program', async () => {
  const income = () => service.call<PackageIncome>('GET', `${path}/income`)
  // Wages and Social Security; the firm made no distributions.
  expect((await income()).monthly).toBe('7500.00')
  await change({ guideline: 'NON_QM_12' })
  // Wages, Social Security, and 10,000.00 × (1 − 0.5) of deposits instead of the firm's share.
  expect((await income()).monthly).toBe('12500.00')
  expect((await income()).missing_papers.map(({ code }) => code)).toContain('statements_missing')
  await change({ guideline: null })
})

test('interest on an account is not a business: 60,000.00 / 12 of a partnership stay, and 4.12 counts in addition', async () => {
  const ofPartner = await processed(service, [partnersReturn(2024), interestStatement()])
  await service.call('PATCH', `${ofPartner}/settings`, { guideline: 'NON_QM_12', reason: 'A bank statement program' })
  const { monthly, overlaps } = await service.call<PackageIncome>('GET', `${ofPartner}/income`)
  expect([monthly, overlaps]).toEqual(['5004.12', []])
})
