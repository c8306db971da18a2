import { createApp, ROUTES } from '@income/api'
import { createLogger, newId, recordEvent, Registry } from '@income/platform'
import { ask, type Answered } from '../../services/api/src/testing/answer.ts'
import { newAccount, startApi, type Account, type TestApi } from '../../services/api/src/testing/api.ts'
import { Browser } from '../../services/api/src/testing/browser.ts'
import { newPackage, packageWithFile, upload } from '../../services/api/src/testing/documents.ts'
import { addReadRows, endFile } from '../../services/api/src/testing/rows.ts'
import { linesOf } from '../support/measures/lines.ts'
import { allRows } from './all-rows.ts'

/**
 * Every declared route is tried with another tenant's key and session, and the owner's identifiers. A new route must be
 * listed here with the values of its parameters, a query that it requires, and a valid body. Without them the test
 * fails.
 */

let api: TestApi
let thief: Account
/** The thief, signed in at the console. */
let browser: Browser
/** The owner's identifiers, by parameter, in every form that a route accepts. */
let owned: Record<string, string[]>
let ownedUri: string
/** The API used by the thief, whose log is inspected. */
let watched: ReturnType<typeof createApp>
const log = linesOf()

beforeAll(async () => {
  api = await startApi()
  thief = await newAccount(api.deps, 'Thief')
  browser = await Browser.signedIn(api, thief.key)
  watched = createApp({ ...api.deps, log: createLogger('api', 'info', log.sink), metrics: new Registry() })
  const { packageId, fileId } = await packageWithFile(api)
  const rows = await addReadRows(api, packageId, fileId)
  await endFile(api, fileId, 'corrupt_file')
  const { body } = await api.send('get', `/packages/${packageId}`)
  ownedUri = (await upload(api)).uri
  owned = {
    package_id: [packageId, body.public_id],
    file_id: [fileId],
    document_id: [rows.documentId],
    model_id: [rows.modelId, rows.modelPublicId],
    entry_id: [rows.creditId],
    signal_id: [await addSignal(packageId, fileId)],
    name: ['net_pay'],
    kind: ['method'],
    subject: ['model'],
    ...(await addWebhook(packageId)),
    key_id: [api.owner.key.split('_')[1]!],
  }
})
afterAll(() => api.close())

/** How the thief is authenticated. */
const WAYS = ['key', 'session'] as const
type Way = (typeof WAYS)[number]

/** One attempt of the thief. */
function steal(route: (typeof ROUTES)[number], path: string, way: Way = 'key'): Promise<Answered> {
  const headers = {
    'idempotency-key': 'stolen',
    ...(way === 'key' ? { 'x-api-key': thief.key } : browser.credentials()),
  }
  const query = QUERIES[route.name] ?? ''
  return ask(watched, route.method, `/api/v1${path}${query}`, { body: bodyFor(route), headers })
}

/** The answer without the part that differs with every request. */
function withoutRequestId({ text, body }: Answered): string {
  expect(body.error.request_id).toMatch(/^[0-9a-f-]{36}$/)
  return text.replace(body.error.request_id, '')
}

/** Nothing that the thief requested is in the log, not even in lines of refused requests. */
function expectUnlogged(): void {
  const ids = [api.owner.tenantId, ...Object.values(owned).flat()].filter((id) => !NAMES.has(id))
  expect(log.lines.length).toBeGreaterThan(0)
  for (const id of ids) expect(log.lines.join('')).not.toContain(id)
}

/** Parameters that name nothing specific to a tenant. */
const NAMES = new Set(['net_pay', 'method', 'model'])

const QUERIES: Record<string, string> = { exportModel: '?format=csv' }

const BODIES: Record<string, () => object> = {
  createPackage: () => ({ title: 'A' }),
  requestUpload: () => ({ file_name: 'a.pdf' }),
  registerFile: () => ({ uri: ownedUri, file_name: 'a.pdf' }),
  retryFile: () => ({}),
  recomputeModels: () => ({}),
  beginReview: () => ({}),
  completeReview: () => ({}),
  dismissSignal: () => ({ reason: 'Seen before' }),
  overrideEntry: () => ({ eligible: false, reason: 'A one-off' }),
  decide: () => ({ method: 'base_pay', reason: 'Closer to what is paid' }),
  changePackageSettings: () => ({ guideline: 'FHA' }),
  changeSubjectSettings: () => ({ expense_factor: '0.4' }),
  correctEntry: () => ({ amount: '1.00', reason: 'Misread' }),
  correctField: () => ({ value: '1.00', reason: 'Misread' }),
  createWebhook: () => ({ url: 'https://thief.example/' }),
  changeWebhook: () => ({ url: 'https://thief.example/' }),
  rotateWebhookSecret: () => ({}),
  redeliver: () => ({}),
  createKey: () => ({ name: 'A copy', scopes: ['read'] }),
  signIn: () => ({}),
}

function bodyFor({ name, method }: (typeof ROUTES)[number]): object | undefined {
  if (method === 'get' || method === 'delete') return undefined
  const body = BODIES[name]
  if (!body) throw new Error(`tests/tenancy has no body for ${name}`)
  return body()
}

/** Routes without identifiers in their path, which show or create the caller's own objects: tested one by one below. */
const UNADDRESSED = [
  'createPackage',
  'listPackages',
  'requestUpload',
  'getSettings',
  'changeSettings',
  'listSettingsAudit',
  'createWebhook',
  'listWebhooks',
  'createKey',
  'listKeys',
  'signIn',
  'getSession',
  'signOut',
  'signOutEverywhere',
]

const addressed = ROUTES.filter(({ path }) => path.includes('{'))

test('every route without identifiers is listed', () => {
  const names = ROUTES.filter((route) => !addressed.includes(route)).map(({ name }) => name)
  expect(names.sort()).toEqual([...UNADDRESSED].sort())
})

test.each(addressed.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s tells another tenant nothing and changes nothing',
  async (_, route) => {
    const before = await everything()
    for (const path of paths(route.path, owned)) {
      for (const way of WAYS) {
        const theirs = await steal(route, path, way)
        const unknown = await steal(route, pathsTo(route.path, UNKNOWN), way)
        expect([way, theirs.status]).toEqual([way, 404])
        // Not even that it exists.
        expect(withoutRequestId(theirs)).toBe(withoutRequestId(unknown))
      }
    }
    expect(await everything()).toEqual(before)
    expectUnlogged()
  },
)

test.each(
  addressed
    .filter(({ path }) => path.split('{').length > 2)
    .map((route) => [`${route.method} ${route.path}`, route] as const),
)('%s finds nothing of another tenant in one’s own package or webhook', async (_, route) => {
  const { id } = await newPackage(api, thief)
  const { body: hook } = await api.send('post', '/webhooks', { as: thief, body: { url: 'https://thief.example/' } })
  const before = await everything()
  for (const path of paths(route.path, {
    ...owned,
    package_id: [id],
    ...(route.path.includes('{delivery_id}') && { webhook_id: [hook.id] }),
  })) {
    const { status, body } = await steal(route, path)
    expect([status, body.error.code]).toEqual([404, 'not_found'])
  }
  expect(await everything()).toEqual(before)
  expectUnlogged()
})

test.each(
  ROUTES.flatMap((route) =>
    Object.keys(route.query.shape)
      .filter((name) => name.endsWith('_id') && name !== 'external_id')
      .map((name) => [`${route.path}?${name}=`, route, name] as const),
  ),
)('%s finds nothing of another tenant', async (_, route, name) => {
  const { id } = await newPackage(api, thief)
  for (const value of owned[name] ?? [undefined]) {
    const path = `${pathsTo(route.path, { package_id: id })}?${name}=${value}`
    const { status, body } = await api.send(route.method, path, { as: thief })
    expect([status, body.error.code]).toEqual([404, 'not_found'])
  }
})

test('an upload of another tenant cannot be registered', async () => {
  const { id } = await newPackage(api, thief)
  const { status, body } = await api.send('post', `/packages/${id}/files`, {
    as: thief,
    body: { uri: ownedUri, file_name: 'a.pdf' },
  })
  expect([status, body.error.code]).toEqual([404, 'upload_not_found'])
})

test('an Idempotency-Key belongs to its tenant: another gets no answer of its twin', async () => {
  const asked = { body: { title: 'Same' }, headers: { 'idempotency-key': 'the-same' } }
  const { body: first } = await api.send('post', '/packages', asked)
  const { status, body: second } = await api.send('post', '/packages', { ...asked, as: thief })
  expect(status).toBe(201)
  expect(second.id).not.toBe(first.id)
  expect(second.tenant.id).toBe(thief.tenantId)
})

test('lists and new objects are the caller’s own', async () => {
  const { body: hook } = await api.send('post', '/webhooks', { as: thief, body: { url: 'https://thief.example/' } })
  const { body: hooks } = await api.send('get', '/webhooks?page_size=100', { as: thief })
  expect(hooks.results.map(({ id }) => id)).toContain(hook.id)
  expect(hooks.results.map(({ id }) => id)).not.toEqual(expect.arrayContaining(owned['webhook_id']!))
  const { body: key } = await api.send('post', '/keys', { as: thief, body: { name: 'Own', scopes: ['read'] } })
  const { body: keys } = await api.send('get', '/keys?page_size=100', { as: thief })
  expect(keys.results.map(({ id }) => id)).toContain(key.id)
  expect(keys.results.map(({ id }) => id)).not.toEqual(expect.arrayContaining(owned['key_id']!))
  const { body: made } = await api.send('post', '/packages', { as: thief, body: { title: 'Own' } })
  expect(made.tenant.id).toBe(thief.tenantId)
  const { body } = await api.send('get', '/packages?page_size=100', { as: thief })
  expect(new Set(body.results.map((item) => item.tenant.id))).toEqual(new Set([thief.tenantId]))
  await api.send('patch', '/settings', { body: { reason: 'Of the owner' } })
  await api.send('patch', '/settings', { as: thief, body: { reason: 'Own' } })
  const { body: changes } = await api.send('get', '/settings/audit', { as: thief })
  expect(changes.results).toMatchObject([{ reason: 'Own' }])
  const { body: grant } = await api.send('post', '/files', { as: thief, body: { file_name: 'a.pdf' } })
  expect(grant.uri).toContain(thief.tenantId)
})

test('signing out everywhere affects nobody of another tenant', async () => {
  const owner = await Browser.signedIn(api)
  const { status } = await api.send('delete', '/sessions', { as: await newAccount(api.deps, 'Leaver') })
  expect(status).toBe(204)
  expect((await owner.send('get', '/session')).body.tenant.id).toBe(api.owner.tenantId)
})

const UNKNOWN = {
  package_id: '0197a2c4-0000-7000-8000-000000000000',
  file_id: '0197a2c4-0000-7000-8000-000000000000',
  document_id: '0197a2c4-0000-7000-8000-000000000000',
  model_id: '0197a2c4-0000-7000-8000-000000000000',
  entry_id: '0197a2c4-0000-7000-8000-000000000000',
  signal_id: '0197a2c4-0000-7000-8000-000000000000',
  kind: 'method',
  subject: 'model',
}

/** A signal for a file of the owner. */
async function addSignal(packageId: string, fileId: string): Promise<string> {
  const id = newId()
  const seen = { code: 'saved_over', category: 'history', severity: 'info', summary: 'Saved over', evidence: [] }
  await api.deps.database.signal.create({ data: { id, tenantId: api.owner.tenantId, packageId, fileId, ...seen } })
  return id
}

/** A webhook of the owner, with a delivery. */
async function addWebhook(packageId: string): Promise<{ webhook_id: string[]; delivery_id: string[] }> {
  const { body } = await api.send('post', '/webhooks', { body: { url: 'https://owner.example/' } })
  const data = { package_id: packageId, status: 'Failed' }
  const event = { tenantId: api.owner.tenantId, type: 'package.failed', data } as const
  await api.deps.database.$transaction((tx) => recordEvent(tx, event))
  const { id } = await api.deps.database.delivery.findFirstOrThrow({ where: { endpointId: body.id } })
  return { webhook_id: [body.id], delivery_id: [id] }
}

/** The path with each form of the identifiers of its parameters. */
function paths(path: string, values: Record<string, string[]>): string[] {
  const [name] = /(?<=\{)\w+(?=\})/.exec(path) ?? []
  if (name === undefined) return [path]
  const forms = values[name]
  if (!forms) throw new Error(`tests/tenancy has no value for {${name}}`)
  return forms.flatMap((value) => paths(path.replace(`{${name}}`, value), values))
}

function pathsTo(path: string, values: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
}

function everything(): Promise<Record<string, string>> {
  return allRows(api.deps.database)
}
