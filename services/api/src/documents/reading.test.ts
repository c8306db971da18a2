import { ELIGIBILITY_MODELS } from '@income/shared'
import { startApi, type TestApi } from '../testing/api.ts'
import { packageWithFile } from '../testing/documents.ts'
import { addReadRows, type ReadRows } from '../testing/rows.ts'

/** What was read and computed, as the API shows it: documents, entries, checks, models. */

let api: TestApi
let packageId: string
let fileId: string
let rows: ReadRows
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
const timestamp = expect.stringMatching(/\.\d{6}\+00:00$/)

beforeAll(async () => {
  api = await startApi()
  ;({ packageId, fileId } = await packageWithFile(api))
  rows = await addReadRows(api, packageId, fileId)
})
afterAll(() => api.close())

test('a document is shown with its fields, their positions and its checks', async () => {
  const { body } = await api.send('get', `/packages/${packageId}/documents`)
  expect(body).toEqual({
    count: 1,
    page: 1,
    pages: 1,
    results: [
      {
        id: rows.documentId,
        file_id: fileId,
        package_id: packageId,
        document_type: 'pay_stub',
        form: null,
        page_start: 1,
        page_end: 1,
        text_source: 'text_layer',
        confidence: 0.97,
        fields: {
          net_pay: { value: '1500.25', raw: '1,500.25', page: 1, box: [0.1, 0.2, 0.3, 0.4], confidence: 0.99 },
        },
        checks: [{ name: 'net_pay', status: 'passed', expected: '1.00', actual: '1.00', message: 'It adds up' }],
        signals: [],
        version: 1,
      },
    ],
  })
})

test('documents are listed by file', async () => {
  const other = await packageWithFile(api)
  expect((await api.send('get', `/packages/${packageId}/documents?file_id=${fileId}`)).body.count).toBe(1)
  expect((await api.send('get', `/packages/${packageId}/documents?file_id=${other.fileId}`)).status).toBe(404)
  expect((await api.send('get', `/packages/${other.packageId}/documents?file_id=${other.fileId}`)).body.pages).toBe(0)
})

test('entries are shown in reading order with exact amounts', async () => {
  const { body } = await api.send('get', `/packages/${packageId}/entries`)
  expect(body.count).toBe(2)
  expect(body.results[0]).toEqual({
    id: rows.creditId,
    document_id: rows.documentId,
    file_id: fileId,
    date: null,
    description: 'Regular',
    direction: 'credit',
    amount: '2000.00',
    ytd_amount: '40000.00',
    balance: null,
    hours: null,
    rate: null,
    category: 'regular',
    page: 1,
    box: [0.1, 0.2, 0.3, 0.4],
    confidence: 0.9,
    version: 1,
    original: null,
  })
  expect(body.results[1]).toMatchObject({ id: rows.debitId, direction: 'debit', amount: '499.75' })
})

test('with a model, only the entries in its scope are listed, each with its rule and reason', async () => {
  for (const reference of [rows.modelId, rows.modelPublicId]) {
    const { body } = await api.send('get', `/packages/${packageId}/entries?model_id=${reference}`)
    expect(body.count).toBe(1)
    expect(body.results[0]).toMatchObject({
      id: rows.creditId,
      eligibility: { eligible: true, rule: 'base_pay', reason: 'Pay for regular hours', override: null },
    })
  }
})

test('a reviewer’s decision is shown beside the rule’s', async () => {
  const override = { modelKey: 'wage', entryId: rows.creditId, userId: api.owner.userId }
  await api.deps.database.override.create({ data: { ...override, eligible: false, reason: 'A one-off' } })
  const { body } = await api.send('get', `/packages/${packageId}/entries?model_id=${rows.modelId}`)
  expect(body.results[0]?.eligibility).toEqual({
    eligible: true,
    rule: 'base_pay',
    reason: 'Pay for regular hours',
    override: { eligible: false, reason: 'A one-off', by: 'owner@example.test', at: timestamp },
  })
})

test('entries are listed by document', async () => {
  expect((await api.send('get', `/packages/${packageId}/entries?document_id=${rows.documentId}`)).body.count).toBe(2)
  expect((await api.send('get', `/packages/${packageId}/entries?document_id=${fileId}`)).status).toBe(404)
  expect((await api.send('get', `/packages/${packageId}/entries?document_id=nonsense`)).status).toBe(404)
  expect((await api.send('get', `/packages/${packageId}/entries?model_id=nonsense`)).status).toBe(404)
})

test('a page of models is as specified', async () => {
  const { body } = await api.send('get', `/packages/${packageId}/models`)
  expect(body).toMatchObject({ count: 1, page: 1, pages: 1 })
  expect(body.results[0]).toMatchObject({
    id: rows.modelId,
    public_id: rows.modelPublicId,
    total_credits: '0.00',
    net_eligible_debits: '0.00',
    started_at: timestamp,
    eligibility_model_id: ELIGIBILITY_MODELS.wage.id,
    model_name: 'Wage Income',
    status: 'Failed',
  })
  expect(body.results[0]).not.toHaveProperty('qualifying_income')
})

test('a model shows why it failed, and is also found by its public id', async () => {
  for (const reference of [rows.modelId, rows.modelPublicId, rows.modelPublicId.toLowerCase()]) {
    const { body } = await api.send('get', `/packages/${packageId}/models/${reference}`)
    expect(body).toMatchObject({
      id: uuid,
      rule_set_version: '1',
      qualifying_income: null,
      failure: { code: 'no_pay_period', message: 'No stub says its pay period' },
      checks: [{ name: 'net_pay' }],
    })
  }
  expect((await api.send('get', `/packages/${packageId}/models/MDL-00000000`)).body.error.code).toBe('not_found')
})

test('the checks across documents are paged like every list', async () => {
  const check = { status: 'warning', expected: null, actual: null, message: 'Two names' }
  const checks = Array.from({ length: 5 }, (_, i) => ({ ...check, name: `check_${i}` }))
  await api.deps.database.package.update({ where: { id: packageId }, data: { checks } })
  const { body } = await api.send('get', `/packages/${packageId}/checks?page=2&page_size=2`)
  expect(body).toMatchObject({ count: 5, page: 2, pages: 3 })
  expect(body.results.map(({ name }) => name)).toEqual(['check_2', 'check_3'])
})
