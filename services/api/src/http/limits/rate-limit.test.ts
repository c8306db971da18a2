import { QUEUES, testStores } from '../../../../../tests/support/stores/test-stores.ts'
import { newAccount, startApi, type TestApi } from '../../testing/api.ts'

describe.each(QUEUES)('counted with the queue on %s', (queue) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi({ ...(await testStores(queue)), RATE_LIMIT_PER_SECOND: '2', RATE_LIMIT_BURST: '6' })
  })
  afterAll(() => api.close())

  test('a burst passes, requests beyond it are told when to retry, and another key is not affected', async () => {
    const answers = []
    for (let i = 0; i < 8; i++) answers.push(await api.send('get', '/packages'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual([
      '5',
      '4',
      '3',
      '2',
      '1',
      '0',
      '0',
      '0',
    ])
    expect(answers[7]?.headers).toMatchObject({ 'ratelimit-limit': '6', 'ratelimit-policy': '6;w=3' })
    expect(answers[7]?.body.error.code).toBe('rate_limit_exceeded')
    const wait = Number(answers[7]?.headers['retry-after'])
    expect(wait).toBeGreaterThanOrEqual(1)
    expect(wait).toBeLessThanOrEqual(3)

    expect((await api.send('get', '/packages', { as: api.stranger })).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, wait * 1000 + 50))
    expect((await api.send('get', '/packages')).status).toBe(200)
  }, 15_000)
})

test('while the count store is away each process counts separately', async () => {
  const stores = await testStores()
  const api = await startApi({
    ...stores,
    QUEUE_URL: 'redis://127.0.0.1:9',
    RATE_LIMIT_PER_SECOND: '1',
    RATE_LIMIT_BURST: '2',
  })
  const { key } = await newAccount(api.deps, 'Counted')
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await api.send('get', '/packages', { as: key })).status)
  expect(statuses).toEqual([200, 200, 429])
  await api.close()
})
