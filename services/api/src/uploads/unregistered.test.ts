import { newAccount, startApi, type TestApi } from '../testing/api.ts'
import { newPackage, register, upload } from '../testing/documents.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ UNREGISTERED_UPLOADS: '3', UNREGISTERED_BYTES: '5000', MAX_FILE_SIZE: '4096' })
})
afterAll(() => api.close())

const ask = (as = api.owner, file_size?: number) =>
  api.send('post', '/files', { as, body: { file_name: 'a.pdf', ...(file_size !== undefined && { file_size }) } })

test('a tenant has a limited number of unregistered uploads; a registration makes room', async () => {
  const { uri } = await upload(api)
  for (let granted = 1; granted < 3; granted++) expect((await ask()).status).toBe(201)
  const { status, body, headers } = await ask()
  expect([status, body.error.code]).toEqual([429, 'too_many_uploads'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(api.stranger)).status).toBe(201)
  await register(api, (await newPackage(api)).id, uri)
  expect((await ask()).status).toBe(201)
})

test('and a limited number of bytes; an object too large for its address does not count, since it is erased', async () => {
  const { database } = api.deps
  const own = { tenantId: api.stranger.tenantId }
  await database.upload.updateMany({ where: own, data: { storedSize: 5_000n, maxSize: 4_096n } })
  expect((await ask(api.stranger)).status).toBe(201)
  await database.upload.updateMany({ where: own, data: { storedSize: 4_096n } })
  const { status, body } = await ask(api.stranger)
  expect([status, body.error.message]).toEqual([429, expect.stringContaining('4.88 KB')])
})

test('a declared size counts while its address accepts bytes, and is then replaced by what arrived', async () => {
  const { database } = api.deps
  const another = await newAccount(api.deps, 'Another')
  const own = { tenantId: another.tenantId }
  for (const size of [4_000, 1_000]) expect((await ask(another, size)).status).toBe(201)
  const { status, body } = await ask(another, 1)
  expect([status, body.error.code]).toEqual([429, 'too_many_uploads'])
  await database.upload.updateMany({ where: { ...own, declaredSize: 4_000n }, data: { storedSize: 100n } })
  expect((await ask(another, 1)).status).toBe(201)
  await database.upload.updateMany({ where: own, data: { storedSize: null } })
  await database.upload.deleteMany({ where: { ...own, declaredSize: 1n } })
  expect((await ask(another, 1)).status).toBe(429)
  await database.upload.updateMany({ where: own, data: { createdAt: new Date(0) } })
  expect((await ask(another, 1)).status).toBe(201)
})

test('a size beyond the limit is refused before anything is sent', async () => {
  const { status, body } = await ask(api.stranger, 4_097)
  expect([status, body.error.code]).toEqual([413, 'file_too_large'])
})

test('an empty file is refused as at its registration', async () => {
  const { status, body } = await ask(api.stranger, 0)
  expect([status, body.error]).toMatchObject([415, { code: 'invalid_file_type', message: 'The file is empty' }])
})

test.each([-1, 1.5, '10'])('the size %j is refused', async (file_size) => {
  const { status, body } = await api.send('post', '/files', { body: { file_name: 'a.pdf', file_size } })
  expect([status, body.error.message]).toEqual([400, expect.stringMatching(/^file_size: /)])
})
