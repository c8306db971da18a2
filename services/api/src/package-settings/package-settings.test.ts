import type { AuditEvent, IncomeModelDetail, PackageSettings, PageOf } from '@income/shared'
import { startApi, type TestApi } from '../testing/api.ts'
import { newPackage, packageWithFile } from '../testing/documents.ts'
import { businessStatement, partnershipShare, processedPackage } from '../testing/processed.ts'

/** Settings of a package and of an account in it: the values in force, and their effect on income. */

let api: TestApi
let packageId: string
let path: string

beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  packageId = await processedPackage(api, [businessStatement()])
  path = `/packages/${packageId}`
})
afterAll(() => api.close())

async function settings(): Promise<PackageSettings> {
  return JSON.parse((await api.send('get', `${path}/settings`)).text) as PackageSettings
}

async function model(ofPath = path): Promise<IncomeModelDetail> {
  const { body } = await api.send('get', `${ofPath}/models`)
  return JSON.parse((await api.send('get', `${ofPath}/models/${body.results[0]!.id}`)).text) as IncomeModelDetail
}

const change = (body: object, headers = {}) => api.send('patch', `${path}/settings`, { body, headers })
const changeOf = (subject: string, body: object) => api.send('patch', `${path}/settings/subjects/${subject}`, { body })

test('at first everything is as set for the tenant', async () => {
  const { set, in_force, subjects, version } = await settings()
  expect(Object.values(set).every((value) => value === null)).toBe(true)
  expect(in_force).toEqual({
    guideline: 'FNMA',
    personal_expense_factor: '0',
    business_expense_factor: '0.5',
    ownership_share: '1',
    gross_up: false,
  })
  expect(subjects).toMatchObject([{ label: 'First Bank, account ending 1234', in_force: { expense_factor: '0.5' } }])
  expect(version).toBe(1)
})

test("a package setting changes its income at once, and never another package's", async () => {
  const other = `/packages/${await processedPackage(api, [businessStatement()])}`
  const untouched = await model(other)
  const before = await model()
  expect(before.monthly).toBe('2550.00')

  const because = { reason: 'The letter of the accountant' }
  expect((await change({ business_expense_factor: '0.4', guideline: 'NON_QM_12', ...because })).status).toBe(200)
  // 5,100.00 × (1 − 0.4)
  const after = await model()
  expect(after.monthly).toBe('3060.00')
  expect(after.qualifying_income?.settings).toMatchObject({ guideline: 'NON_QM_12', business_expense_factor: '0.4' })
  expect(await model(other)).toEqual(untouched)

  await change({ business_expense_factor: null, guideline: null })
  expect((await model()).qualifying_income).toEqual(before.qualifying_income)
  const { text } = await api.send('get', `${path}/audit?action=settings_changed`)
  expect((JSON.parse(text) as PageOf<AuditEvent>).results).toMatchObject([
    {
      ...{ subject: null, reason: 'The letter of the accountant' },
      ...{ before: { business_expense_factor: null }, after: { business_expense_factor: '0.4' } },
    },
    { before: { [before.eligibility_model_id]: '3060.00' }, after: { [before.eligibility_model_id]: '2550.00' } },
  ])
})

test('tenant, then package, then account: the most specific wins, value by value', async () => {
  await change({ business_expense_factor: '0.4', ownership_share: '0.5' })
  const [account] = (await settings()).subjects
  const { status, text } = await changeOf(account!.key, { expense_factor: '0.2' })
  expect(status).toBe(200)
  expect((JSON.parse(text) as PackageSettings).subjects).toMatchObject([
    {
      set: { expense_factor: '0.2', ownership_share: null },
      in_force: { expense_factor: '0.2', ownership_share: '0.5' },
    },
  ])
  // 5,100.00 × (1 − 0.2) × 0.5
  const { monthly, qualifying_income: income } = await model()
  expect(monthly).toBe('2040.00')
  expect(income?.subjects[0]?.settings).toMatchObject({ expense_factor: '0.2', ownership_share: '0.5' })

  await changeOf(account!.key, { expense_factor: null })
  // 5,100.00 × (1 − 0.4) × 0.5
  expect((await model()).monthly).toBe('1530.00')
})

test('settings can be set before there are files, or while files are being read', async () => {
  const { id: empty } = await newPackage(api)
  const { packageId: busy } = await packageWithFile(api)
  for (const id of [empty, busy]) {
    const { status } = await api.send('patch', `/packages/${id}/settings`, { body: { guideline: 'VA' } })
    expect(status).toBe(200)
  }
})

test.each([
  [{ guideline: 'FANNIE' }, 'guideline'],
  [{ business_expense_factor: '1.5' }, 'business_expense_factor'],
  [{ ownership_share: 0.5 }, 'ownership_share'],
  [{ expense_factor: '0.5' }, 'expense_factor'],
])('%j is refused by name, and nothing changes', async (body, name) => {
  const before = await settings()
  const answer = await change(body)
  expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
  expect(answer.body.error.message).toContain(name)
  expect(await settings()).toEqual(before)
})

test('an unknown account is not found; a factor beyond 1 is refused', async () => {
  const unknown = await changeOf('account-0000000000000000', { expense_factor: '0.5' })
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'not_found'])
  const [account] = (await settings()).subjects
  const beyond = await changeOf(account!.key, { expense_factor: '1.5' })
  expect([beyond.status, beyond.body.error.code]).toEqual([400, 'invalid_request'])
})

test('a setting without effect on a subject is refused by name, with those that have one', async () => {
  const ofPartner = `/packages/${await processedPackage(api, [businessStatement(), partnershipShare()])}`
  const { text } = await api.send('get', `${ofPartner}/settings`)
  const { subjects } = JSON.parse(text) as PackageSettings
  const changed = (kind: string, body: object) => {
    const { key } = subjects.find((subject) => subject.key.startsWith(kind))!
    return api.send('patch', `${ofPartner}/settings/subjects/${key}`, { body })
  }
  const share = await changed('partnership', { ownership_share: '0.5' })
  expect([share.status, share.body.error.code]).toEqual([400, 'invalid_request'])
  expect(share.body.error.message).toBe(
    'ownership_share: has no effect here; the figure of this subject depends on guideline and gross_up',
  )
  expect((await changed('account', { gross_up: true })).status).toBe(400)
  expect((await changed('partnership', { ownership_share: null, guideline: 'VA' })).status).toBe(200)
  const inForce = subjects.find(({ key }) => key.startsWith('partnership'))?.in_force
  expect(inForce).toMatchObject({ ownership_share: null, expense_factor: null })
})

test('of two changes based on the same version, one is refused', async () => {
  const headers = { 'If-Match': `"${(await settings()).version}"` }
  const answers = await Promise.all([
    change({ business_expense_factor: '0.4' }, headers),
    change({ ownership_share: '0.5' }, headers),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  expect((await settings()).version).toBe(2)
})
