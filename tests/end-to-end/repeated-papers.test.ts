import type { Entry, IncomeDocument, IncomeModelDetail, OverriddenEntry, PageOf } from '@income/shared'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { QUEUES } from '../support/stores/test-stores.ts'
import { modelOf, processed } from './computed.ts'
import { w2 } from './drawn-applicant.ts'

/** One W-2 of 66,000.00 sent twice, over HTTP: 66,000.00 / 12 = 5,500.00. */
describe('two copies of a W-2', () => {
  let service: RunningService
  let path: string
  let ids: string[]
  beforeAll(async () => {
    service = await runService(QUEUES[0])
    await service.startWorker()
    path = await processed(service, [w2(), w2()])
    const documents = await service.call<PageOf<IncomeDocument>>('GET', `${path}/documents`)
    ids = documents.results.map(({ id }) => id).sort()
    await service.call('POST', `${path}/review`)
  })
  afterAll(() => service.close())

  const correct = (documentId: string, box: string, value: string) =>
    service.call('PATCH', `${path}/documents/${documentId}/fields/${box}`, { value, reason: 'As the page has it' })

  async function income() {
    const { id, monthly, qualifying_income: figure } = await modelOf(service, path, /Wage/)
    const alerts = figure!.alerts.filter(({ code }) => /_differ$/.test(code)).map(({ code }) => code)
    return { id, monthly, alerts }
  }

  test('count once', async () => {
    expect(ids).toHaveLength(2)
    expect(await income()).toMatchObject({ monthly: '5500.00', alerts: [] })
  })

  test('count once when an amount outside the income is corrected on one, with an alert', async () => {
    await correct(ids[1]!, 'box_3', '66008.00')
    expect(await income()).toMatchObject({ monthly: '5500.00', alerts: ['copies_differ'] })
  })

  test('with different wages, the corrected one counts: 60,000.00 / 12', async () => {
    await correct(ids[1]!, 'box_1', '60000.00')
    await correct(ids[1]!, 'box_5', '60000.00')
    expect(await income()).toMatchObject({ monthly: '5000.00', alerts: ['versions_differ'] })
  })

  test('both count if a reviewer decides that they are two: (66,000.00 + 60,000.00) / 12, and one again', async () => {
    const { id } = await income()
    const entries = await service.call<PageOf<Entry>>('GET', `${path}/entries?model_id=${id}&page_size=100`)
    const wages = entries.results.find(({ document_id, category }) => document_id === ids[0] && category === 'wages')!
    const override = `${path}/models/${id}/overrides/${wages.id}`
    const { effect } = await service.call<OverriddenEntry>('PUT', override, { eligible: true, reason: 'Two jobs' })
    expect(effect).toEqual({ monthly_before: '5000.00', monthly: '10500.00', unmoved_because: null })
    expect((await service.call<IncomeModelDetail>('GET', `${path}/models/${id}`)).monthly).toBe('10500.00')
    expect((await income()).alerts).toEqual([])
    await service.call('DELETE', override)
    expect(await income()).toMatchObject({ monthly: '5000.00', alerts: ['versions_differ'] })
  })
})
