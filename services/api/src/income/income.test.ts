import type { PackageIncome } from '@income/shared'
import { startApi, type TestApi } from '../testing/api.ts'
import { newPackage } from '../testing/documents.ts'
import { businessStatement, partnershipShare, processedPackage } from '../testing/processed.ts'

/** The income of a package over HTTP: the total, overlaps and missing documents. */

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function income(packageId: string): Promise<PackageIncome> {
  const { status, text } = await api.send('get', `/packages/${packageId}/income`)
  expect(status).toBe(200)
  return JSON.parse(text) as PackageIncome
}

test('the guideline of the package decides which of two models counts', async () => {
  const packageId = await processedPackage(api, [businessStatement(), partnershipShare()])
  const byReturns = await income(packageId)
  const { body } = await api.send('get', `/packages/${packageId}/models`)
  const monthlyOf = (name: RegExp) => body.results.find(({ model_name }) => name.test(model_name))!.monthly
  expect(byReturns.monthly).toBe(monthlyOf(/Tax Return/))
  expect(byReturns.overlaps).toHaveLength(1)
  expect(byReturns.borrowers.flatMap(({ borrowers }) => borrowers)).toContain('Jane Rivera')
  expect(byReturns.missing_papers.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['form_1040_missing', 'ownership_proof_missing']),
  )

  await api.send('patch', `/packages/${packageId}/settings`, { body: { guideline: 'NON_QM_12' } })
  const byDeposits = await income(packageId)
  expect([byDeposits.guideline, byDeposits.monthly]).toEqual(['NON_QM_12', monthlyOf(/Business/)])
  expect(byDeposits.alerts.map(({ code }) => code)).toContain('gives_way')
})

test('a package without models has no total', async () => {
  const { id } = await newPackage(api)
  expect(await income(id)).toMatchObject({ monthly: null, borrowers: [], models: [] })
})
