import type { AuditEvent, Decision, DecisionMade, IncomeModelDetail, PageOf } from '@income/shared'
import { startApi, type TestApi } from '../testing/api.ts'
import { businessStatement, corporation, partnershipShare, processedPackage } from '../testing/processed.ts'

/** Methods and confirmations chosen by a reviewer, over HTTP: the income follows, and undoing restores it. */

let api: TestApi
let path: string

beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  path = `/packages/${await processedPackage(api, [businessStatement(), partnershipShare()])}`
})
afterAll(() => api.close())

async function model(name: RegExp): Promise<IncomeModelDetail> {
  const { body } = await api.send('get', `${path}/models`)
  const { id } = body.results.find(({ model_name }) => name.test(model_name))!
  return JSON.parse((await api.send('get', `${path}/models/${id}`)).text) as IncomeModelDetail
}
const business = () => model(/Business/)
const returns = () => model(/Tax Return/)

/** Without what every calculation creates again. */
const figuresOf = ({ updated_at: _, started_at: __, finished_at: ___, version: ____, ...detail }: IncomeModelDetail) =>
  detail

async function decisionPath(of: IncomeModelDetail, kind: string, subject: string): Promise<string> {
  return `${path}/models/${of.id}/decisions/${kind}/${subject}`
}

async function audit(action: string): Promise<AuditEvent[]> {
  const { text } = await api.send('get', `${path}/audit?action=${action}&page_size=100`)
  return (JSON.parse(text) as PageOf<AuditEvent>).results
}

test('the list of models shows the monthly income and its method', async () => {
  const { qualifying_income: income, id } = await business()
  const { body } = await api.send('get', `${path}/models`)
  expect(body.results.find((one) => one.id === id)).toMatchObject({
    monthly: income?.monthly,
    method: income?.method,
  })
})

test('a method chosen for the whole model determines its income until undone', async () => {
  await api.send('post', `${path}/review`)
  const before = await business()
  // 5,100.00 a month less half of it for expenses; before expenses it is all of it.
  expect(before.monthly).toBe('2550.00')
  const choice = await decisionPath(before, 'method', 'model')
  const { status, text } = await api.send('put', choice, {
    body: { method: 'before_expenses', reason: 'A CPA letter' },
  })
  expect(status).toBe(200)
  expect(JSON.parse(text) as DecisionMade).toMatchObject({
    ...{ kind: 'method', subject: 'model', method: 'before_expenses', reason: 'A CPA letter', in_effect: true },
    by: 'owner@example.test',
    effect: { monthly_before: '2550.00', monthly: '5100.00', unmoved_because: null },
  })
  const chosen = await business()
  expect([chosen.monthly, chosen.qualifying_income?.chosen]).toEqual([
    '5100.00',
    { method: 'before_expenses', in_place_of: before.method, rules_monthly: '2550.00' },
  ])

  expect((await api.send('delete', choice)).status).toBe(204)
  expect(figuresOf(await business())).toEqual(figuresOf(before))
  expect((await api.send('delete', choice)).status).toBe(404)
  const on = { model_id: before.id, field: 'method', subject: 'model' }
  expect(await audit('decision_made')).toMatchObject([
    {
      ...on,
      reason: 'A CPA letter',
      before: { decided: null, monthly: '2550.00' },
      after: { decided: 'before_expenses', monthly: '5100.00' },
    },
  ])
  expect(await audit('decision_undone')).toMatchObject([
    { ...on, before: { decided: 'before_expenses' }, after: { decided: null, monthly: '2550.00' } },
  ])
})

test('what documents cannot show is confirmed for a subject, and listed with who did it and why', async () => {
  await api.send('post', `${path}/review`)
  const before = await returns()
  const partnership = before.qualifying_income!.subjects.find(({ confirmations }) =>
    confirmations.some(({ kind }) => kind === 'liquidity'),
  )!
  expect(partnership.confirmations).toContainEqual({ kind: 'liquidity', confirmed: false })
  const confirmation = await decisionPath(before, 'liquidity', partnership.key)
  const { status } = await api.send('put', confirmation, { body: { reason: 'Quick ratio of 1.4 in 2025' } })
  expect(status).toBe(200)
  const { subjects } = (await returns()).qualifying_income!
  expect(subjects.find(({ key }) => key === partnership.key)!.confirmations).toContainEqual({
    kind: 'liquidity',
    confirmed: true,
  })
  const { text } = await api.send('get', `${path}/models/${before.id}/decisions`)
  const listed = JSON.parse(text) as PageOf<Decision>
  expect([listed.count, listed.results]).toEqual([
    1,
    [
      expect.objectContaining({
        ...{ kind: 'liquidity', subject: partnership.key, label: partnership.label, method: null, in_effect: true },
        ...{ reason: 'Quick ratio of 1.4 in 2025', by: 'owner@example.test' },
      }),
    ],
  ])
  await api.send('delete', confirmation)
  expect(figuresOf(await returns())).toEqual(figuresOf(before))
})

test('a corporation counts once a reviewer confirms that the borrower owns all of it and that it is liquid: 63,600 / 12', async () => {
  path = `/packages/${await processedPackage(api, [corporation()])}`
  await api.send('post', `${path}/review`)
  const { key } = (await returns()).qualifying_income!.subjects[0]!
  const figures: (string | null)[] = [(await returns()).monthly]
  for (const kind of ['sole_ownership', 'liquidity']) {
    const confirmation = await decisionPath(await returns(), kind, key)
    const { status } = await api.send('put', confirmation, { body: { reason: 'Stock register and balance sheet' } })
    expect(status).toBe(200)
    figures.push((await returns()).monthly)
  }
  expect(figures).toEqual(['0.00', '0.00', '5300.00'])
})

describe('invalid input', () => {
  const body = { method: 'before_expenses', reason: 'Why' }

  test('nothing is decided outside a review', async () => {
    const choice = await decisionPath(await business(), 'method', 'model')
    for (const method of ['put', 'delete'] as const) {
      const answer = await api.send(method, choice, method === 'put' ? { body } : {})
      expect([answer.status, answer.body.error.code]).toEqual([409, 'conflict'])
    }
  })

  test('a method that is not an alternative is refused, and the message lists the alternatives', async () => {
    await api.send('post', `${path}/review`)
    const choice = await decisionPath(await business(), 'method', 'model')
    for (const method of ['the_best', undefined]) {
      const answer = await api.send('put', choice, { body: { method, reason: 'Why' } })
      expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
      expect(answer.body.error.message).toContain('before_expenses')
    }
  })

  test('a removed model, line or subject is not found', async () => {
    await api.send('post', `${path}/review`)
    const of = await business()
    const gone = [
      `${path}/models/0197a2c4-0000-7000-8000-000000000000/decisions/method/model`,
      await decisionPath(of, 'method', 'account-0000000000000000'),
      await decisionPath(of, 'liquidity', 'partnership-0000000000000000'),
    ]
    for (const choice of gone) {
      const answer = await api.send('put', choice, { body })
      expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found'])
    }
  })

  test('a decision that does not apply to a subject is refused', async () => {
    await api.send('post', `${path}/review`)
    const of = await business()
    const account = of.qualifying_income!.subjects[0]!.key
    const answers = [
      await api.send('put', await decisionPath(of, 'liquidity', account), { body: { reason: 'Why' } }),
      await api.send('put', await decisionPath(of, 'liquidity', account), { body }),
      await api.send('put', await decisionPath(of, 'fortune', account), { body: { reason: 'Why' } }),
      await api.send('put', await decisionPath(of, 'method', 'model'), { body: { method: 'before_expenses' } }),
    ]
    for (const { status, body: refusal } of answers)
      expect([status, refusal.error.code]).toEqual([400, 'invalid_request'])
  })

  test('of two decisions based on the same version, one is refused and nothing is lost', async () => {
    await api.send('post', `${path}/review`)
    const seen = await business()
    const account = seen.qualifying_income!.lines[0]!
    const headers = { 'If-Match': `"${seen.version}"` }
    const answers = await Promise.all([
      api.send('put', await decisionPath(seen, 'method', 'model'), { body, headers }),
      api.send('put', await decisionPath(seen, 'method', account.key), {
        body: { method: account.method, reason: 'As it is' },
        headers,
      }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const done = answers.find(({ status }) => status === 200)!
    expect(done.headers['etag']).toBe(`"${(await business()).version}"`)
    const { body: listed } = await api.send('get', `${path}/models/${seen.id}/decisions`)
    expect(listed.count).toBe(1)
    expect(await audit('decision_made')).toHaveLength(1)
  })
})

test('a decision survives a recalculation', async () => {
  await api.send('post', `${path}/review`)
  const body = { method: 'before_expenses', reason: 'Why' }
  await api.send('put', await decisionPath(await business(), 'method', 'model'), { body })
  const decided = await business()
  expect((await api.send('post', `${path}/recompute`)).status).toBe(200)
  expect(figuresOf(await business())).toEqual(figuresOf(decided))
})

test('a decision on an entry reports its effect on the income, or why there was none', async () => {
  await api.send('post', `${path}/review`)
  const { id } = await business()
  const { body: entries } = await api.send('get', `${path}/entries?model_id=${id}&page_size=100`)
  const entryLike = (words: RegExp) => entries.results.find(({ description }) => words.test(description))!
  const override = async (words: RegExp, eligible: boolean) => {
    const { text } = await api.send('put', `${path}/models/${id}/overrides/${entryLike(words).id}`, {
      body: { eligible, reason: 'Why' },
    })
    return (JSON.parse(text) as DecisionMade).effect
  }
  // 45.10 more of deposits, less half for expenses.
  expect(await override(/REFUND/, true)).toEqual({
    ...{ monthly_before: '2550.00', monthly: '2572.55', unmoved_because: null },
  })
  expect(await override(/REFUND/, true)).toMatchObject({ monthly: '2572.55', unmoved_because: expect.any(String) })
  const { eligibility } = entryLike(/ZELLE/)
  expect(await override(/ZELLE/, eligibility!.eligible)).toMatchObject({
    unmoved_because: 'The rules give the same result for this entry',
  })
})
