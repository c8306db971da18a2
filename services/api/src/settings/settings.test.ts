import { centsOf, type AuditEvent, type PageOf } from '@income/shared'
import { newAccount, startApi, type TestApi } from '../testing/api.ts'
import { register, upload } from '../testing/documents.ts'
import {
  bankStatement,
  computeModels,
  endAsRead,
  misreadStatement,
  processedPackage,
  unusualStatement,
} from '../testing/processed.ts'

/** A tenant's settings and their effects. */

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const DEFAULTS = {
  guideline: 'FNMA',
  gross_up: false,
  automatic_review: 'never',
  signal_review: 'never',
  personal_expense_factor: '0',
  business_expense_factor: '0.5',
  ownership_share: '1',
  retention_days: null,
}

async function monthly(packageId: string): Promise<string | null | undefined> {
  const { body } = await api.send('get', `/packages/${packageId}/models`)
  const { body: detail } = await api.send('get', `/packages/${packageId}/models/${body.results[0]!.id}`)
  return detail.qualifying_income?.monthly
}

afterEach(() => api.send('patch', '/settings', { body: DEFAULTS }))

test('settings have their documented defaults until changed, and omitted values stay', async () => {
  expect((await api.send('get', '/settings')).body).toEqual(DEFAULTS)
  const change = { ownership_share: '0.5', retention_days: 365 }
  expect((await api.send('patch', '/settings', { body: change })).body).toEqual({ ...DEFAULTS, ...change })
  await api.send('patch', '/settings', { body: { automatic_review: 'failed' } })
  expect((await api.send('get', '/settings')).body).toEqual({ ...DEFAULTS, ...change, automatic_review: 'failed' })
  expect((await api.send('get', '/settings', { as: api.stranger })).body).toEqual(DEFAULTS)
})

test.each([
  { personal_expense_factor: '1.5' },
  { business_expense_factor: 0.5 },
  { ownership_share: '-0.1' },
  { guideline: 'FANNIE' },
  { gross_up: 'yes' },
  { retention_days: 0 },
  { retention_days: 1.5 },
  { automatic_review: 'yes' },
  { automatic_review: true },
  { signal_review: 'info' },
  { reason: '' },
])('%j is refused', async (body) => {
  const answer = await api.send('patch', '/settings', { body })
  expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
})

async function changes(query = ''): Promise<PageOf<AuditEvent>> {
  return JSON.parse((await api.send('get', `/settings/audit${query}`)).text) as PageOf<AuditEvent>
}

test('the audit trail of the settings lists each change with who made it and why', async () => {
  const { count: before } = await changes()
  const body = { ownership_share: '0.25', reason: 'The program of this year' }
  // The reason is not a setting.
  expect((await api.send('patch', '/settings', { body })).body).toEqual({ ...DEFAULTS, ownership_share: '0.25' })
  await api.send('patch', '/settings', { body: { ownership_share: '1' } })
  const actor = { id: api.owner.userId, email: 'owner@example.test', key_id: expect.any(String) }
  const { count, results } = await changes(`?page_size=1&page=${before + 1}`)
  expect(count).toBe(before + 2)
  expect(results).toMatchObject([
    { action: 'settings_changed', actor, reason: 'The program of this year', model_id: null, document_id: null },
  ])
  expect(results[0]).toMatchObject({ before: { ownership_share: '1' }, after: { ownership_share: '0.25' } })
  expect(Object.keys(results[0]!.after)).toEqual(['ownership_share'])
  expect((await changes(`?page_size=1&page=${before + 2}`)).results).toMatchObject([{ reason: null }])
})

test('it has nothing of packages or of other tenants, and a filter by action', async () => {
  await processedPackage(api, [bankStatement()])
  await api.send('patch', '/settings', { body: { ownership_share: '0.5' } })
  const { count, results } = await changes('?action=settings_changed&page_size=100')
  expect(count).toBe((await changes()).count)
  expect(new Set(results.map(({ action }) => action))).toEqual(new Set(['settings_changed']))
  expect((await changes('?action=file_registered')).count).toBe(0)
  expect((await api.send('get', '/settings/audit', { as: api.stranger })).body.count).toBe(0)
})

test('only a key with the scope admin changes settings', async () => {
  const reviewer = await newAccount(api.deps, 'Reviewer', ['read', 'write', 'review'])
  expect((await api.send('get', '/settings', { as: reviewer })).status).toBe(200)
  expect((await api.send('patch', '/settings', { as: reviewer, body: {} })).status).toBe(403)
})

test('a package keeps its models until it is recomputed', async () => {
  const packageId = await processedPackage(api, [bankStatement()])
  const before = await monthly(packageId)
  await api.send('patch', '/settings', { body: { personal_expense_factor: '0.5' } })
  expect(await monthly(packageId)).toBe(before)
  await api.send('post', `/packages/${packageId}/recompute`)
  expect(2n * centsOf(await monthly(packageId))!).toBe(centsOf(before))
  const { text } = await api.send('get', `/packages/${packageId}/audit?action=models_recomputed`)
  const { results } = JSON.parse(text) as PageOf<AuditEvent>
  expect(results).toMatchObject([
    { before: { personal_expense_factor: '0' }, after: { personal_expense_factor: '0.5' } },
  ])
  expect(Object.keys(results[0]!.after)).not.toContain('guideline')
})

test('a file added after a change of the settings moves the income, and the audit trail says why', async () => {
  const packageId = await processedPackage(api, [bankStatement()])
  const before = await monthly(packageId)
  await api.send('patch', '/settings', { body: { personal_expense_factor: '0.5' } })
  const { uri } = await upload(api)
  const { body: added } = await register(api, packageId, uri)
  await endAsRead(api, { packageId, fileId: added.id }, [unusualStatement()])
  const { text } = await api.send('get', `/packages/${packageId}/audit?action=models_recomputed`)
  const { results } = JSON.parse(text) as PageOf<AuditEvent>
  const [model] = Object.keys(results[0]!.before).filter((name) => name.startsWith('bank_statement'))
  expect(results).toMatchObject([
    {
      actor: null,
      before: { personal_expense_factor: '0', [model!]: before },
      after: { personal_expense_factor: '0.5', [model!]: await monthly(packageId) },
    },
  ])
})

test('with automatic review, a package with a failed check goes under review with its models', async () => {
  const asked = await processedPackage(api, [misreadStatement()])
  expect((await api.send('get', `/packages/${asked}`)).body.status).toBe('Processed')
  await api.send('patch', '/settings', { body: { automatic_review: 'failed' } })
  const balanced = await processedPackage(api, [bankStatement()])
  expect((await api.send('get', `/packages/${balanced}`)).body.status).toBe('Processed')

  const doubtful = await processedPackage(api, [misreadStatement()])
  const { body } = await api.send('get', `/packages/${doubtful}`)
  expect([body.status, body.under_review]).toEqual(['Under Review', true])
  const { body: audit } = await api.send('get', `/packages/${doubtful}/audit`)
  expect(audit.results.at(-1)).toMatchObject({ action: 'review_begun', actor: null, after: { status: 'Under Review' } })
})

test('a package with warnings goes under review only if the tenant wants warnings reviewed', async () => {
  await api.send('patch', '/settings', { body: { automatic_review: 'failed' } })
  const left = await processedPackage(api, [unusualStatement()])
  expect((await api.send('get', `/packages/${left}`)).body.status).toBe('Processed')
  await api.send('patch', '/settings', { body: { automatic_review: 'warnings' } })
  const taken = await processedPackage(api, [unusualStatement()])
  expect((await api.send('get', `/packages/${taken}`)).body.status).toBe('Under Review')
})

test('a package goes under review if a signal is as severe as its tenant wants reviewed', async () => {
  const signed = (severity: 'medium' | 'high') => ({
    ...bankStatement(),
    signals: [{ code: 'text_typed_over' as const, severity, summary: 'Text was covered.', evidence: [] }],
  })
  const statusOf = async (severity: 'medium' | 'high') =>
    (await api.send('get', `/packages/${await processedPackage(api, [signed(severity)])}`)).body.status
  expect(await statusOf('high')).toBe('Processed')
  await api.send('patch', '/settings', { body: { signal_review: 'high' } })
  expect([await statusOf('medium'), await statusOf('high')]).toEqual(['Processed', 'Under Review'])
  await api.send('patch', '/settings', { body: { signal_review: 'low' } })
  expect(await statusOf('medium')).toBe('Under Review')
})

test('a dismissed signal does not cause another review', async () => {
  await api.send('patch', '/settings', { body: { signal_review: 'high' } })
  const high = {
    code: 'text_typed_over' as const,
    severity: 'high' as const,
    summary: 'Text was covered.',
    evidence: [],
  }
  const packageId = await processedPackage(api, [{ ...bankStatement(), signals: [high] }])
  const { body } = await api.send('get', `/packages/${packageId}/signals`)
  const path = `/packages/${packageId}/signals/${body.results[0]!.id}/dismissal`
  await api.send('put', path, { body: { reason: 'Confirmed by the bank' } })
  await api.send('post', `/packages/${packageId}/review/complete`)
  const { body: added } = await register(api, packageId, (await upload(api)).uri)
  await endAsRead(api, { packageId, fileId: added.id }, [bankStatement()])
  expect((await api.send('get', `/packages/${packageId}`)).body.status).toBe('Processed')
})

test('a late calculation does not reopen a completed review', async () => {
  await api.send('patch', '/settings', { body: { automatic_review: 'failed' } })
  const packageId = await processedPackage(api, [misreadStatement()])
  await api.send('post', `/packages/${packageId}/review/complete`)
  await computeModels(api, packageId)
  expect((await api.send('get', `/packages/${packageId}`)).body.status).toBe('Processed')
})
