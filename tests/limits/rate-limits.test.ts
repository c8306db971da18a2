import { createKey, createTenant, createUser } from '@income/api/admin'
import { createDatabase, type Database } from '@income/platform'
import { startApiProcess, type ApiProcess } from '../support/api-process.ts'
import { QUEUES, testStores, type TestSettings } from '../support/test-stores.ts'

/** What is counted together by several processes of the API. */

const LIMITS = {
  RATE_LIMIT_PER_SECOND: '1',
  RATE_LIMIT_BURST: '20',
  TENANT_RATE_LIMIT_PER_SECOND: '1',
  TENANT_RATE_LIMIT_BURST: '30',
  FAILED_KEYS_PER_MINUTE: '10',
}

let settings: TestSettings
let db: Database
let apis: ApiProcess[]
beforeAll(async () => {
  settings = await testStores()
  db = createDatabase({ url: settings.DATABASE_URL, poolSize: 2 })
  apis = await Promise.all([startApiProcess(settings, LIMITS), startApiProcess(settings, LIMITS)])
}, 60_000)
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()))
  await db.$disconnect()
})

/** Keys of one new tenant. */
async function newKeys(count: number): Promise<string[]> {
  const { id: tenantId } = await createTenant(db, { name: 'Counted' })
  const { id: user } = await createUser(db, { tenantId, email: 'a@counted.test' })
  const keys = Array.from({ length: count }, () => createKey(db, { tenantId, user, scopes: ['read'] }))
  return (await Promise.all(keys)).map(({ key }) => key)
}

/** Asks so many times, the processes taking turns. */
async function ask(key: string, times: number): Promise<Response[]> {
  const answers: Response[] = []
  for (let i = 0; i < times; i++)
    answers.push(await fetch(`${apis[i % apis.length]!.url}/api/v1/packages`, { headers: { 'x-api-key': key } }))
  return answers
}

const passed = (answers: readonly Response[]) => answers.filter(({ status }) => status === 200).length

function overTwoProcesses(): void {
  test('a key has one limit', async () => {
    const [key] = await newKeys(1)
    const answers = await ask(key!, 26)
    // A little is earned meanwhile, when the window ends.
    expect(passed(answers)).toBeGreaterThanOrEqual(20)
    const refused = answers.find(({ status }) => status === 429)!
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limit_exceeded' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(refused.headers.get('ratelimit-policy')).toBe('20;w=20')
    expect(refused.headers.get('ratelimit-remaining')).toBe('0')
  })

  test('a tenant has one limit for all of its keys, and another tenant is not held up', async () => {
    const [first, second] = await newKeys(2)
    expect(passed(await ask(first!, 18))).toBe(18)
    const answers = await ask(second!, 18)
    expect(passed(answers)).toBeGreaterThanOrEqual(12)
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.headers.get('ratelimit-policy')).toBe('30;w=30')
    const [stranger] = await newKeys(1)
    expect(passed(await ask(stranger!, 4))).toBe(4)
  })
}

// Without Redis each process counts for itself.
if (QUEUES.includes('Redis')) describe('over two processes', overTwoProcesses)

test('wrong keys from one address are limited, and a right one still passes', async () => {
  const answers = await ask('idp_none', 2 * 10 + 4)
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(10)
  expect(refused.length).toBeGreaterThanOrEqual(1)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  const [key] = await newKeys(1)
  expect(passed(await ask(key!, 2))).toBe(2)
})
