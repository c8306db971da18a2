import { claimFile, endFile } from '@income/platform'
import type { FoundSignal } from '@income/shared'
import { startApi, type TestApi } from '../testing/api.ts'
import { packageWithFile } from '../testing/documents.ts'
import { bankStatement, computeModels } from '../testing/processed.ts'

let api: TestApi
let packageId: string
let fileId: string

const CHANGED: FoundSignal = {
  code: 'revision_changed_text',
  severity: 'high',
  summary: 'The page showed “2,412.00” in an earlier state of the file and now shows “9,412.00”.',
  evidence: [{ page: 1, box: [0.1, 0.2, 0.3, 0.4], detail: '“2,412.00” before, “9,412.00” now', before: '2,412.00' }],
}
const EARLY: FoundSignal = {
  code: 'made_before_period_ended',
  severity: 'medium',
  summary: 'The file was created on 2026-01-20, but the document covers the time up to 2026-01-31.',
  evidence: [{ page: 1, box: null, detail: 'covers the time up to 2026-01-31' }],
}

beforeAll(async () => {
  api = await startApi()
  ;({ packageId, fileId } = await packageWithFile(api))
  const db = api.deps.database
  const lease = await claimFile(db, fileId, 1)
  await endFile(db, lease!, {
    status: 'processed',
    documents: [{ ...bankStatement(), signals: [EARLY] }],
    otherPages: [],
    signals: [CHANGED],
  })
  await computeModels(api, packageId)
})
afterAll(() => api.close())

const signals = async (query = '') => (await api.send('get', `/packages/${packageId}/signals${query}`)).body

test("the signals of a package are listed, those of a file's structure without a document", async () => {
  const { count, results } = await signals()
  const [document] = (await api.send('get', `/packages/${packageId}/documents`)).body.results
  expect(count).toBe(2)
  expect(results).toEqual([
    { id: expect.any(String), file_id: fileId, document_id: null, category: 'history', dismissed: null, ...CHANGED },
    {
      id: expect.any(String),
      file_id: fileId,
      document_id: document!.id,
      category: 'origin',
      dismissed: null,
      ...EARLY,
    },
  ])
})

test('they are shown with their file and their document', async () => {
  const [changed, early] = (await signals()).results
  const file = await api.send('get', `/packages/${packageId}/files/${fileId}`)
  const files = await api.send('get', `/packages/${packageId}/files`)
  const documents = await api.send('get', `/packages/${packageId}/documents`)
  expect(file.body.signals).toEqual([changed])
  expect(files.body.results[0]!.signals).toEqual([changed])
  expect(documents.body.results[0]!.signals).toEqual([early])
})

test('they are filtered by severity and by file', async () => {
  expect((await signals('?severity=high')).results).toMatchObject([{ code: CHANGED.code }])
  expect((await signals('?severity=low')).count).toBe(0)
  expect((await signals(`?file_id=${fileId}`)).count).toBe(2)
  const other = await packageWithFile(api)
  expect((await api.send('get', `/packages/${packageId}/signals?file_id=${other.fileId}`)).status).toBe(404)
})

test('a reviewer dismisses one with a reason, and undoes the dismissal', async () => {
  const [changed] = (await signals()).results
  const path = `/packages/${packageId}/signals/${changed!.id}/dismissal`
  const reason = 'The bank confirmed it'
  expect((await api.send('put', path, { body: { reason } })).status).toBe(409)
  await api.send('post', `/packages/${packageId}/review`)
  expect((await api.send('put', path, { body: {} })).status).toBe(400)
  const { body } = await api.send('put', path, { body: { reason } })
  expect(body).toMatchObject({ dismissed: { reason, by: 'owner@example.test', at: expect.any(String) } })
  const file = await api.send('get', `/packages/${packageId}/files/${fileId}`)
  expect(file.body.signals).toEqual([body])
  expect((await api.send('delete', path)).status).toBe(204)
  expect((await signals()).results[0]).toEqual(changed)
  expect((await api.send('delete', path)).status).toBe(404)
  const audit = await api.send('get', `/packages/${packageId}/audit`)
  expect(audit.body.results.slice(-2)).toMatchObject([
    { action: 'signal_dismissed', file_id: fileId, subject: CHANGED.code, reason, after: { dismissed: true } },
    { action: 'dismissal_undone', before: { dismissed: true }, after: { dismissed: false } },
  ])
  await api.send('post', `/packages/${packageId}/review/complete`)
})

test('they are erased with their file', async () => {
  await api.send('delete', `/packages/${packageId}/files/${fileId}`)
  expect((await signals()).count).toBe(0)
  expect(await api.deps.database.signal.count({ where: { packageId } })).toBe(0)
})
