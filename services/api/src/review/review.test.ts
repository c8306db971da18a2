import { MODEL_AMOUNTS, centsOf, type AuditEvent, type IncomeModelDetail, type PageOf } from '@income/shared'
import { startApi, type TestApi } from '../testing/api.ts'
import type { AnyBody } from '../testing/answer.ts'
import { packageWithFile } from '../testing/documents.ts'
import { bankStatement, processedPackage } from '../testing/processed.ts'

/** A review over HTTP: from Processed to Under Review and back, with every amount as specified. */

let api: TestApi
let packageId: string
let path: string

beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  packageId = await processedPackage(api, [bankStatement()])
  path = `/packages/${packageId}`
})
afterAll(() => api.close())

async function model(): Promise<IncomeModelDetail> {
  const { body } = await api.send('get', `${path}/models`)
  return JSON.parse((await api.send('get', `${path}/models/${body.results[0]!.id}`)).text) as IncomeModelDetail
}

async function entryLike(words: RegExp): Promise<AnyBody> {
  const { id } = await model()
  const { body } = await api.send('get', `${path}/entries?model_id=${id}`)
  return body.results.find(({ description }) => words.test(description))!
}

async function overridePath(words: RegExp): Promise<string> {
  return `${path}/models/${(await model()).id}/overrides/${(await entryLike(words)).id}`
}

const amountsOf = (detail: IncomeModelDetail) => Object.fromEntries(MODEL_AMOUNTS.map((name) => [name, detail[name]]))
/** Without what every calculation creates again. */
const figuresOf = ({ updated_at: _, started_at: __, finished_at: ___, version: ____, ...detail }: IncomeModelDetail) =>
  detail

function expectAlgebra(detail: IncomeModelDetail): void {
  const cents = (name: keyof IncomeModelDetail) => centsOf(detail[name] as string)!
  for (const [side, sides] of [
    ['credit', 'credits'],
    ['debit', 'debits'],
  ] as const) {
    expect(cents(`total_${sides}`)).toBe(cents(`eligible_${side}`) + cents(`ineligible_${side}`))
    expect(cents(`eligible_total_${sides}`)).toBe(cents(`eligible_${side}`) + cents(`overridden_eligible_${sides}`))
    expect(cents(`net_eligible_${sides}`)).toBe(
      cents(`eligible_total_${sides}`) - cents(`overridden_ineligible_${sides}`),
    )
  }
}

test('a package goes under review and back, with every amount as specified', async () => {
  expect((await api.send('get', path)).body).toMatchObject({ status: 'Processed', under_review: false })
  const before = await model()
  expect(amountsOf(before)).toMatchObject({ total_credits: '5145.10', net_eligible_credits: '5100.00' })

  const begun = await api.send('post', `${path}/review`, { body: { reason: 'A refund looks like a gift' } })
  expect([begun.status, begun.body.status, begun.body.under_review]).toEqual([200, 'Under Review', true])

  const accepted = await api.send('put', await overridePath(/REFUND/), { body: { eligible: true, reason: 'A gift' } })
  expect(accepted.body).toMatchObject({
    version: 2,
    eligibility: { eligible: false, override: { eligible: true, reason: 'A gift', by: 'owner@example.test' } },
  })
  const refused = await api.send('put', await overridePath(/ZELLE/), { body: { eligible: false, reason: 'No lease' } })
  expect(refused.status).toBe(200)
  const reviewed = await model()
  expect(reviewed.id).toBe(before.id)
  expect(amountsOf(reviewed)).toEqual({
    ...amountsOf(before),
    overridden_eligible_credits: '45.10',
    overridden_ineligible_credits: '900.00',
    eligible_total_credits: '5145.10',
    net_eligible_credits: '4245.10',
  })
  expectAlgebra(reviewed)
  expect(centsOf(reviewed.qualifying_income?.monthly)).toBeLessThan(centsOf(before.qualifying_income?.monthly)!)

  const done = await api.send('post', `${path}/review/complete`)
  expect([done.status, done.body.status, done.body.under_review]).toEqual([200, 'Processed', false])
  expect(await model()).toEqual(reviewed)
})

test('undoing decisions restores every amount', async () => {
  const before = await model()
  await api.send('post', `${path}/review`)
  const [refund, wages] = [await overridePath(/REFUND/), await overridePath(/PAYROLL/)]
  await api.send('put', refund, { body: { eligible: true, reason: 'Why' } })
  await api.send('put', wages, { body: { eligible: false, reason: 'Why' } })
  // Settings changed meanwhile do not take effect with a decision.
  await api.send('patch', '/settings', { body: { personal_expense_factor: '0.25' } })
  expect((await api.send('delete', wages)).status).toBe(204)
  expect((await api.send('delete', refund)).status).toBe(204)
  expect(figuresOf(await model())).toEqual(figuresOf(before))
  expect((await api.send('delete', refund)).status).toBe(404)
  await api.send('patch', '/settings', { body: { personal_expense_factor: '0' } })
})

test('a change that the state does not allow is a conflict', async () => {
  const refund = await overridePath(/REFUND/)
  const body = { eligible: true, reason: 'Why' }
  const conflict = async (...sent: Parameters<TestApi['send']>) => {
    const { status, body: refusal } = await api.send(...sent)
    expect([status, refusal.error.code]).toEqual([409, 'conflict'])
  }
  await conflict('put', refund, { body })
  await conflict('delete', refund)
  await conflict('post', `${path}/review/complete`)
  const { packageId: busy } = await packageWithFile(api)
  await conflict('post', `/packages/${busy}/review`)
  await conflict('post', `/packages/${busy}/recompute`)

  await api.send('post', `${path}/review`)
  await conflict('post', `${path}/review`)
  await conflict('delete', path)
  const { body: files } = await api.send('get', `${path}/files`)
  await conflict('delete', `${path}/files/${files.results[0]!.id}`)
  await conflict('post', `${path}/files/${files.results[0]!.id}/retry`)
  await conflict('post', `${path}/files`, { body: { uri: 's3://b/k', file_name: 'a.pdf' } })
})

test('a decision based on another version is refused', async () => {
  await api.send('post', `${path}/review`)
  const wages = await overridePath(/PAYROLL/)
  const seen = (await entryLike(/PAYROLL/)).version
  const decide = (ifMatch: string) =>
    api.send('put', wages, { body: { eligible: false, reason: 'Why' }, headers: { 'If-Match': ifMatch } })
  const first = await decide(`"${seen}"`)
  expect([first.status, first.headers['etag']]).toEqual([200, `"${seen + 1}"`])
  const second = await decide(`"${seen}"`)
  expect([second.status, second.body.error.code]).toEqual([412, 'precondition_failed'])
  expect((await decide('*')).status).toBe(200)
  const undone = await api.send('delete', wages, { headers: { 'If-Match': `"${seen + 2}"` } })
  expect([undone.status, undone.headers['etag']]).toEqual([204, `"${seen + 3}"`])
})

test('20 racing decisions leave the last one and 20 lines in the audit trail', async () => {
  await api.send('post', `${path}/review`)
  const wages = await overridePath(/PAYROLL/)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      api.send('put', wages, { body: { eligible: i % 2 === 0, reason: `Decision ${i}` } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(answers.map(({ body }) => body.version)).size).toBe(20)

  const { text } = await api.send('get', `${path}/audit?action=entry_overridden&page_size=100`)
  const { count, results: events } = JSON.parse(text) as PageOf<AuditEvent>
  expect(count).toBe(20)
  // Each saw the result of the one before it.
  events.slice(1).forEach((event, i) => expect(event.before).toEqual(events[i]!.after))
  const { eligibility } = await entryLike(/PAYROLL/)
  expect(eligibility?.override?.reason).toBe(events.at(-1)!.reason)
  expectAlgebra(await model())
})

test('100 racing identical requests with one Idempotency-Key have one effect and 100 equal answers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      api.send('post', `${path}/review`, { body: { reason: 'Once' }, headers: { 'Idempotency-Key': 'once' } }),
    ),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]!.body.status).toBe('Under Review')
  expect((await api.send('get', `${path}/audit?action=review_begun`)).body.count).toBe(1)
})

test('the audit trail shows who did what, when, from what to what', async () => {
  const wages = await overridePath(/PAYROLL/)
  await api.send('post', `${path}/review`, { body: { reason: 'Wages look high' } })
  await api.send('put', wages, { body: { eligible: false, reason: 'Left the job' } })
  await api.send('delete', wages)
  await api.send('post', `${path}/recompute`)
  await api.send('post', `${path}/review/complete`)
  const { body } = await api.send('get', `${path}/audit`)
  const { id, eligibility_model_id, qualifying_income } = await model()
  const monthly = qualifying_income?.monthly
  const actor = { id: api.owner.userId, email: 'owner@example.test', key_id: expect.any(String) }
  expect(body.results).toMatchObject([
    { action: 'file_registered', actor, after: { status: 'queued' } },
    { action: 'review_begun', actor, reason: 'Wages look high', before: { status: 'Processed' } },
    {
      action: 'entry_overridden',
      actor,
      model_id: id,
      before: { eligible: null, monthly },
      after: { eligible: false },
    },
    { action: 'override_undone', before: { eligible: false }, after: { eligible: null, monthly } },
    { action: 'models_recomputed', before: { [eligibility_model_id]: monthly } },
    { action: 'review_completed', before: { status: 'Under Review' }, after: { status: 'Processed' } },
  ])
})

test('decisions survive a recalculation', async () => {
  await api.send('post', `${path}/review`)
  await api.send('put', await overridePath(/REFUND/), { body: { eligible: true, reason: 'A gift' } })
  const decided = await model()
  expect((await api.send('post', `${path}/recompute`)).status).toBe(200)
  expect(figuresOf(await model())).toEqual(figuresOf(decided))
})
