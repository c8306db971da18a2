import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createKey, createTenant, createUser } from '@income/api/admin'
import { createDatabase, type Database } from '@income/platform'
import { MODEL_AMOUNTS, type Entry, type IncomeModelDetail, type PageOf } from '@income/shared'
import { startApiProcess, type ApiProcess } from '../support/service/api-process.ts'
import { largePackageUnderReview } from '../support/documents/large-package.ts'
import { byLength, FULL_LENGTH } from '../support/measures/length.ts'
import { measured } from '../support/measures/measured.ts'
import { testStores } from '../support/stores/test-stores.ts'
import type { Reading, ReadingTimes } from './reader.ts'

/** One tenant's work on a large package does not affect another. */

const ENTRIES = byLength({ full: 4_000, short: 1_000 })
const DECISIONS = byLength({ full: 100, short: 40 })
const READS_A_SECOND = 40
/** Measured before the decisions and again after them, because the machine's load may change. */
const ALONE_MS = byLength({ full: 5_000, short: 500 })
/** The first request opens a connection. */
const WARM_UP_MS = 500
/** How much slower the slowest of a hundred reads may be during the decisions. Enforced only in runs of full length. */
const SLOWER = 3

interface Account {
  tenantId: string
  userId: string
  keyId: string
  key: string
}

let db: Database
let api: ApiProcess
let reviewer: Account
let stranger: Account
let packageId: string
beforeAll(async () => {
  const settings = await testStores()
  db = createDatabase({ url: settings.DATABASE_URL, poolSize: 2 })
  reviewer = await newAccount('Reviewer')
  stranger = await newAccount('Stranger')
  packageId = await largePackageUnderReview(db, reviewer, ENTRIES)
  api = await startApiProcess(settings)
}, 120_000)
afterAll(async () => {
  await api.stop()
  await db.$disconnect()
})

async function newAccount(name: string): Promise<Account> {
  const { id: tenantId } = await createTenant(db, { name })
  const { id: userId } = await createUser(db, { tenantId, email: 'ops@lending.test' })
  const { id: keyId, key } = await createKey(db, { tenantId, user: userId, scopes: ['read', 'review'] })
  return { tenantId, userId, keyId, key }
}

async function send(method: string, path: string, { key }: Account, body?: object): Promise<Response> {
  return fetch(`${api.url}/api/v1${path}`, {
    method,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function read<T>(path: string): Promise<T> {
  const answer = await send('GET', `/packages/${packageId}${path}`, reviewer)
  expect(answer.status).toBe(200)
  return (await answer.json()) as T
}

/** Lists the other tenant's packages all the while, and returns the answers with their times. */
async function whileReading(work: () => Promise<void>): Promise<ReadingTimes> {
  const reading: Reading = { url: `${api.url}/api/v1/packages`, key: stranger.key, perSecond: READS_A_SECOND }
  const reader = new Worker(new URL('./reader.ts', import.meta.url), { workerData: reading })
  await once(reader, 'online')
  await sleep(WARM_UP_MS)
  await work()
  reader.postMessage('end')
  const [read] = (await once(reader, 'message')) as [ReadingTimes]
  await reader.terminate()
  return read
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}

test(`${DECISIONS} concurrent decisions on a package of ${ENTRIES} entries do not delay another tenant`, async () => {
  const { id: modelId } = (await read<PageOf<IncomeModelDetail>>('/models')).results[0]!
  const { results: entries } = await read<PageOf<Entry>>(`/entries?model_id=${modelId}&page_size=100`)
  const decide = (i: number) =>
    i % 2 === 0
      ? send('PUT', `/packages/${packageId}/models/${modelId}/overrides/${entries[i]!.id}`, reviewer, {
          eligible: i % 4 === 0,
          reason: 'Decided among many',
        })
      : send('PATCH', `/packages/${packageId}/entries/${entries[i]!.id}`, reviewer, {
          amount: `${i}.00`,
          reason: 'Corrected among many',
        })
  expect((await decide(0)).status).toBe(200)

  const before = await whileReading(() => sleep(ALONE_MS))
  let decided: Response[] = []
  const begun = performance.now()
  const beside = await whileReading(async () => {
    decided = await Promise.all(Array.from({ length: DECISIONS }, (_, i) => decide(i)))
  })
  const took = performance.now() - begun
  const after = await whileReading(() => sleep(ALONE_MS))

  const [alone, besides] = [p99([...before.times, ...after.times]), p99(beside.times)]
  const statuses = Map.groupBy(decided, ({ status }) => status)
  measured(
    `${DECISIONS} decisions at once`,
    `${[...statuses].map(([status, { length }]) => `${length} × ${status}`).join(', ')} in ${took.toFixed(0)} ms; ` +
      `p99 of another tenant ${alone.toFixed(1)} ms alone, ${besides.toFixed(1)} ms beside them`,
  )
  expect(Object.keys({ ...before.answers, ...beside.answers, ...after.answers })).toEqual(['200'])
  expect([...statuses.keys()].every((status) => status === 200 || status === 429)).toBe(true)
  for (const refused of statuses.get(429) ?? []) {
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ error: { code: 'package_busy' } })
  }
  if (FULL_LENGTH) expect(besides / alone).toBeLessThan(SLOWER)
  await expectRightSums(modelId, entries, decided)
}, 300_000)

/** Every answer of 200 took effect, no other did, and the model adds up. */
async function expectRightSums(modelId: string, before: readonly Entry[], decided: readonly Response[]): Promise<void> {
  const { results: after } = await read<PageOf<Entry>>(`/entries?model_id=${modelId}&page_size=100`)
  decided.forEach(({ status }, i) => {
    if (i === 0) return
    const [was, is] = [before[i]!, after[i]!]
    const changed = i % 2 === 0 ? is.eligibility?.override != null : is.amount === `${i}.00`
    expect({ i, changed, version: is.version }).toEqual({
      i,
      changed: status === 200,
      version: was.version + (status === 200 ? 1 : 0),
    })
  })
  const model = await read<IncomeModelDetail>(`/models/${modelId}`)
  const sums = await sumsByHand(modelId)
  expect(Object.fromEntries(MODEL_AMOUNTS.map((name) => [name, model[name]]))).toMatchObject(sums)
}

/** The model's amounts, computed by the database from entries, classifications and overrides. */
async function sumsByHand(modelId: string): Promise<Record<string, string>> {
  const rows = await db.$queryRaw<{ direction: string; eligible: boolean; override: boolean | null; cents: bigint }[]>`
    SELECT entry.direction, made.eligible, override.eligible AS override, sum(entry.amount_cents)::bigint AS cents
    FROM classifications made
    JOIN entries entry ON entry.id = made.entry_id
    LEFT JOIN overrides override ON override.entry_id = entry.id
    WHERE made.model_id = ${modelId}::uuid
    GROUP BY 1, 2, 3`
  return Object.fromEntries(
    ['credit', 'debit'].map((direction) => {
      const net = rows
        .filter((row) => row.direction === direction && (row.override ?? row.eligible))
        .reduce((sum, { cents }) => sum + cents, 0n)
      return [`net_eligible_${direction}s`, `${net / 100n}.${String(net % 100n).padStart(2, '0')}`]
    }),
  )
}
