import { createDatabase, lockPackage } from '@income/platform'
import { newAccount, startApi, type TestApi } from '../testing/api.ts'
import { newPackage, register, upload } from '../testing/documents.ts'
import { bankStatement, processedPackage } from '../testing/processed.ts'

/** The fewest connections possible, so that any that is held is noticed. */
const POOL = 2
const MANY = 40

let api: TestApi
beforeAll(async () => {
  api = await startApi({ DATABASE_POOL: String(POOL) })
})
afterAll(() => api.close())

/** As another process would: the package's row is locked until the work is done. */
async function whileLocked<T>(packageId: string, work: () => Promise<T>): Promise<T> {
  const other = createDatabase({ url: api.config.DATABASE_URL, poolSize: 1 })
  try {
    return await other.$transaction(async (tx) => {
      await lockPackage(tx, api.owner.tenantId, packageId)
      return work()
    })
  } finally {
    await other.$disconnect()
  }
}

test('while another process holds a package, requests for it hold no connection, and are answered afterwards', async () => {
  const { id } = await newPackage(api)
  const { uri } = await upload(api)
  const registered = await whileLocked(id, async () => {
    const waiting = Array.from({ length: MANY }, () => register(api, id, uri))
    const passing = Array.from({ length: MANY }, () => api.send('get', '/packages', { as: api.stranger }))
    expect(new Set((await Promise.all(passing)).map(({ status }) => status))).toEqual(new Set([200]))
    expect((await api.send('post', '/packages', { body: { title: 'Another' } })).status).toBe(201)
    return waiting
  }).then((waiting) => Promise.all(waiting))
  expect(registered.map(({ status }) => status).sort()).toEqual([...Array<number>(MANY - 1).fill(200), 201])
  expect(new Set(registered.map(({ body }) => body.id)).size).toBe(1)
})

test('twins whose first is delayed elsewhere hold no connection either', async () => {
  const id = await processedPackage(api, [bankStatement()])
  const sent = { body: { reason: 'Once' }, headers: { 'idempotency-key': 'held-up' } }
  const waiting = await whileLocked(id, async () => {
    const twins = Array.from({ length: MANY }, () => api.send('post', `/packages/${id}/review`, sent))
    expect((await api.send('get', '/packages', { as: api.stranger })).status).toBe(200)
    return twins
  })
  const answers = await Promise.all(waiting)
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]!.body.under_review).toBe(true)
})

test('more changes to a package than may wait are told to retry, and nothing else is refused', async () => {
  const { id } = await newPackage(api)
  const { uri } = await upload(api)
  const waiting = await whileLocked(id, async () => {
    const registered = Array.from({ length: 60 }, () => register(api, id, uri))
    // The first refusals are for those that found the line full.
    const refused = await Promise.any(registered.map(async (answer) => expectRefused(await answer)))
    expect(refused.body.error.code).toBe('package_busy')
    expect((await newPackage(api)).id).not.toBe(id)
    return registered
  })
  const answers = await Promise.all(waiting)
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(51)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
})

function expectRefused<A extends { status: number }>(answer: A): A {
  if (answer.status !== 429) throw new Error(`answered ${answer.status}`)
  return answer
}

test("one tenant's concurrent changes leave connections to the others", async () => {
  const other = await newAccount(api.deps, 'Other')
  const made = Array.from({ length: MANY }, () => api.send('post', '/packages', { body: { title: 'One of many' } }))
  const read = Array.from({ length: MANY }, () => api.send('get', '/packages', { as: other }))
  const statuses = (await Promise.all([...made, ...read])).map(({ status }) => status)
  expect(statuses).toEqual([...Array<number>(MANY).fill(201), ...Array<number>(MANY).fill(200)])
})
