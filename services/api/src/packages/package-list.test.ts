import { newAccount, startApi, type Account, type TestApi } from '../testing/api.ts'
import { packageWithFile } from '../testing/documents.ts'
import { endFile, finishPackage } from '../testing/rows.ts'

let api: TestApi
let lister: Account
beforeAll(async () => {
  api = await startApi()
  lister = await newAccount(api.deps, 'Lister')
  for (let i = 1; i <= 45; i++) {
    await api.send('post', '/packages', { as: lister, body: { title: `Loan ${i}`, external_id: `ext-${i % 3}` } })
  }
})
afterAll(() => api.close())

async function list(query: string) {
  return api.send('get', `/packages${query}`, { as: lister })
}

test('newest first, twenty per page', async () => {
  const { body } = await list('')
  expect(body).toMatchObject({ count: 45, page: 1, pages: 3 })
  expect(body.results.map((item) => item.title)).toEqual(Array.from({ length: 20 }, (_, i) => `Loan ${45 - i}`))
})

test('the pages together contain every package once', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}&page_size=15`)))
  const titles = pages.flatMap(({ body }) => body.results.map((item) => item.title))
  expect(titles).toEqual(Array.from({ length: 45 }, (_, i) => `Loan ${45 - i}`))
  expect(pages[3]?.body).toEqual({ count: 45, page: 4, pages: 3, results: [] })
})

test('a page far beyond the end is empty', async () => {
  const { status, body } = await list('?page=999999999&page_size=100')
  expect(status).toBe(200)
  expect(body).toEqual({ count: 45, page: 999_999_999, pages: 1, results: [] })
})

test('an empty list has no pages', async () => {
  const { body } = await api.send('get', '/packages', { as: api.stranger })
  expect(body).toEqual({ count: 0, page: 1, pages: 0, results: [] })
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=', 'page=x', 'page=1&page=2', 'page=99999999999999999999'])(
  '%s is refused',
  async (query) => {
    const { status, body } = await list(`?${query}`)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: 'invalid_request',
      message: 'page: must be a whole number from 1 to 999999999',
    })
  },
)

test.each(['page_size=0', 'page_size=101', 'page_size=ten'])('%s is refused', async (query) => {
  const { status, body } = await list(`?${query}`)
  expect(status).toBe(400)
  expect(body.error.message).toBe('page_size: must be a whole number from 1 to 100')
})

test('packages are found by part of their title, or by a whole identifier', async () => {
  const searcher = await newAccount(api.deps, 'Searcher')
  const found = async (search: string) => {
    const { body } = await api.send('get', `/packages?search=${encodeURIComponent(search)}`, { as: searcher })
    return body.results.map(({ title }) => title)
  }
  const make = async (title: string, external_id: string) =>
    (await api.send('post', '/packages', { as: searcher, body: { title, external_id } })).body
  const { public_id } = await make('Rivera, 41 Alder Court', 'LOS-7')
  await make('Okafor, 100% of it', 'LOS-77')
  expect(
    await Promise.all(['alder', 'LOS-7', public_id.toLowerCase(), '100%', '%', '_', 'LOS-', 'Loan 1'].map(found)),
  ).toEqual([
    ['Rivera, 41 Alder Court'],
    ['Rivera, 41 Alder Court'],
    ['Rivera, 41 Alder Court'],
    ['Okafor, 100% of it'],
    ['Okafor, 100% of it'],
    [],
    [],
    [],
  ])
})

test("packages are listed by the client's identifier", async () => {
  const { body } = await list('?external_id=ext-2&page_size=100')
  expect(body.count).toBe(15)
  expect(new Set(body.results.map((item) => item.external_id))).toEqual(new Set(['ext-2']))
})

test('packages are listed by status, and an unknown status is refused', async () => {
  const { packageId, fileId } = await packageWithFile(api)
  await endFile(api, fileId, null)
  await finishPackage(api, packageId)
  const { body } = await api.send('get', '/packages?status=Processed')
  expect(body.results.map((item) => item.id)).toEqual([packageId])
  expect((await api.send('get', '/packages?status=Under%20Review')).body.count).toBe(0)

  const refused = await api.send('get', '/packages?status=Done')
  expect(refused.status).toBe(400)
  expect(refused.body.error.message).toMatch(/^status: .*Processing/)
})
