import { createKey, createTenant, createUser } from '@income/api/admin'
import { createDatabase, type Database } from '@income/platform'
import { startApiProcess, type ApiProcess } from '../support/service/api-process.ts'
import { QUEUES, testStores, type TestSettings } from '../support/stores/test-stores.ts'

/** What several processes of the API count together. */

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

/** A cookie of the key's session. */
async function signIn(key: string): Promise<string> {
  const { headers } = await fetch(`${apis[0]!.url}/api/v1/session`, { method: 'POST', headers: { 'x-api-key': key } })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Sends this many requests, the processes taking turns, starting with this one. */
async function ask(key: string | { cookie: string }, times: number, first = 0): Promise<Response[]> {
  const answers: Response[] = []
  const headers = typeof key === 'string' ? { 'x-api-key': key } : key
  for (let i = first; i < first + times; i++)
    answers.push(await fetch(`${apis[i % apis.length]!.url}/api/v1/packages`, { headers }))
  return answers
}

/** Sends requests until one is refused. Some allowance returns meanwhile, more on a slower machine. */
async function askUntilRefused(key: string | { cookie: string }): Promise<{ before: Response[]; refused: Response }> {
  const before: Response[] = []
  for (;;) {
    const [answer] = await ask(key, 1, before.length)
    if (answer!.status === 429) return { before, refused: answer! }
    before.push(answer!)
  }
}

const remaining = ({ headers }: Response) => headers.get('ratelimit-remaining')

const passed = (answers: readonly Response[]) => answers.filter(({ status }) => status === 200).length

function overTwoProcesses(): void {
  test('a key has one limit', async () => {
    const [key] = await newKeys(1)
    const { before, refused } = await askUntilRefused(key!)
    expect(passed(before)).toBeGreaterThanOrEqual(20)
    expect(before.slice(0, 2).map(remaining)).toEqual(['19', '18'])
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limit_exceeded' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(refused.headers.get('ratelimit-policy')).toBe('20;w=20')
    expect(remaining(refused)).toBe('0')
  })

  test('sessions are counted with their key: signing in again gives no more requests', async () => {
    const [key] = await newKeys(1)
    const [first, second] = [await signIn(key!), await signIn(key!)]
    expect(passed(await ask(key!, 6))).toBe(6)
    expect(passed(await ask({ cookie: first }, 6))).toBe(6)
    const { before } = await askUntilRefused({ cookie: second })
    expect(Number(remaining(before[0]!))).toBeLessThanOrEqual(6)
    expect((await ask(key!, 1)).map(({ status }) => status)).toEqual([429])
  })

  test('a tenant has one limit for all of its keys, and another tenant is not affected', async () => {
    const [first, second] = await newKeys(2)
    expect(passed(await ask(first!, 18))).toBe(18)
    const { before, refused } = await askUntilRefused(second!)
    expect(passed(before)).toBeGreaterThanOrEqual(12)
    expect(before.slice(0, 2).map(remaining)).toEqual(['11', '10'])
    expect(refused.headers.get('ratelimit-policy')).toBe('30;w=30')
    const [stranger] = await newKeys(1)
    expect(passed(await ask(stranger!, 4))).toBe(4)
  })
}

// Without Redis each process counts separately.
if (QUEUES.includes('Redis')) describe('over two processes', overTwoProcesses)

test('wrong keys from one address are limited, and a right one still passes', async () => {
  const { before, refused } = await askUntilRefused('idp_none')
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set([401]))
  expect(before.length).toBeGreaterThanOrEqual(10)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  const [key] = await newKeys(1)
  expect(passed(await ask(key!, 2))).toBe(2)
})

test('guessed sessions are limited like wrong keys, and a right one still passes', async () => {
  const { refused } = await askUntilRefused({ cookie: `income_session=${'A'.repeat(43)}` })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  const [key] = await newKeys(1)
  expect(passed(await ask({ cookie: await signIn(key!) }, 2))).toBe(2)
})
