import { startApi, type TestApi } from '../testing/api.ts'
import { newPackage, packageWithFile, register, upload } from '../testing/documents.ts'
import { endFile } from '../testing/rows.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_BURST: '10000' })
})
afterAll(() => api.close())

function keyed(key: string) {
  return { 'idempotency-key': key }
}

test('a hundred identical concurrent requests have one effect and one answer', async () => {
  const sent = { body: { title: 'Raced' }, headers: keyed('raced'), as: api.stranger }
  const answers = await Promise.all(Array.from({ length: 100 }, () => api.send('post', '/packages', sent)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect((await api.send('get', '/packages', { as: api.stranger })).body.count).toBe(1)
})

test('fifty identical concurrent registrations have one effect, one job and one answer', async () => {
  const { id } = await newPackage(api)
  const { uri } = await upload(api)
  const before = (await api.deps.queue.depth('process_file'))?.waiting ?? 0
  const sent = { body: { uri, file_name: 'a.pdf' }, headers: keyed('registered') }
  const answers = await Promise.all(Array.from({ length: 50 }, () => api.send('post', `/packages/${id}/files`, sent)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect((await api.deps.queue.depth('process_file'))?.waiting).toBe(before + 1)
})

test('a repeated request gets its first answer even after later changes', async () => {
  const { id } = await newPackage(api)
  const { uri } = await upload(api)
  const sent = { body: { uri, file_name: 'a.pdf' }, headers: keyed('moved-on') }
  const first = await api.send('post', `/packages/${id}/files`, sent)
  await api.send('delete', `/packages/${id}/files/${first.body.id}`)
  const again = await api.send('post', `/packages/${id}/files`, sent)
  expect([again.status, again.text]).toEqual([201, first.text])
})

test('the answers about a package are erased with it', async () => {
  const made = await api.send('post', '/packages', { body: { title: 'Jane Roe' }, headers: keyed('erased') })
  await api.send('delete', `/packages/${made.body.id}`)
  expect(await api.deps.database.idempotencyRecord.count({ where: { key: 'erased' } })).toBe(0)
})

test('the same key with another body is refused', async () => {
  await api.send('post', '/packages', { body: { title: 'One' }, headers: keyed('reused') })
  const { status, body } = await api.send('post', '/packages', { body: { title: 'Two' }, headers: keyed('reused') })
  expect([status, body.error.code]).toEqual([422, 'idempotency_key_reused'])
})

test('the order of the parameters makes no difference', async () => {
  const headers = keyed('reordered')
  const first = await api.send('post', '/packages', { body: { title: 'A', external_id: 'B' }, headers })
  const again = await api.send('post', '/packages', { body: { external_id: 'B', title: 'A' }, headers })
  expect(again.text).toBe(first.text)
})

test('a key is valid for one tenant and one path', async () => {
  const headers = keyed('shared')
  const mine = await api.send('post', '/packages', { body: { title: 'Mine' }, headers })
  const theirs = await api.send('post', '/packages', { body: { title: 'Theirs' }, headers, as: api.stranger })
  expect(theirs.status).toBe(201)
  expect(theirs.body.id).not.toBe(mine.body.id)
  expect((await api.send('post', '/files', { body: { file_name: 'a.pdf' }, headers })).status).toBe(201)
})

test('a package is recognised by its id and by its public id, in any case', async () => {
  const made = await newPackage(api)
  const { uri } = await upload(api)
  const sent = { body: { uri, file_name: 'a.pdf' }, headers: keyed('by-any-name') }
  const first = await api.send('post', `/packages/${made.id}/files`, sent)
  for (const name of [made.public_id, made.public_id.toLowerCase(), made.id.toUpperCase()]) {
    const again = await api.send('post', `/packages/${name}/files`, sent)
    expect([again.status, again.text]).toEqual([201, first.text])
  }
})

test('a path that names nothing is also refused with a key', async () => {
  for (const name of ['%00', '%F0%9F%93%A6', 'PKG-00000000']) {
    const { status } = await api.send('post', `/packages/${name}/recompute`, { body: {}, headers: keyed('nowhere') })
    expect(status).toBe(404)
  }
})

test('a repeated upload request returns the same upload at a newly signed address, and no address is stored', async () => {
  const sent = { body: { file_name: 'a.pdf' }, headers: keyed('granted') }
  const first = await api.send('post', '/files', sent)
  const again = await api.send('post', '/files', sent)
  expect(again.body.uri).toBe(first.body.uri)
  expect((await fetch(again.body.upload_url, { method: 'PUT', body: '%PDF-1.7' })).status).toBe(200)
  const records = await api.deps.database.idempotencyRecord.findMany({ where: { key: 'granted' } })
  expect(JSON.stringify(records)).not.toContain('X-Amz')
})

test('no password can be guessed from the stored request', async () => {
  const { packageId, fileId } = await packageWithFile(api)
  await endFile(api, fileId, 'password_protected')
  const path = `/packages/${packageId}/files/${fileId}/retry`
  await api.send('post', path, { body: { password: 'swordfish' }, headers: keyed('with-password') })
  const other = await api.send('post', path, { body: { password: 'swordfisk' }, headers: keyed('with-password') })
  expect(other.status).toBe(422)
  const [record] = await api.deps.database.idempotencyRecord.findMany({ where: { key: 'with-password' } })
  expect(JSON.stringify(record)).not.toContain('swordfish')
})

test('a refused request is not recorded: it may succeed later with the same key', async () => {
  const { id } = await newPackage(api)
  const { body: grant } = await api.send('post', '/files', { body: { file_name: 'a.pdf' } })
  const sent = { body: { uri: grant.uri, file_name: 'a.pdf' }, headers: keyed('in-time') }
  expect((await api.send('post', `/packages/${id}/files`, sent)).status).toBe(409)
  await fetch(grant.upload_url, { method: 'PUT', body: '%PDF-1.7' })
  expect((await api.send('post', `/packages/${id}/files`, sent)).status).toBe(201)
})

test('after 24 hours a key may be used again', async () => {
  const sent = { body: { title: 'Again' }, headers: keyed('aged') }
  const first = await api.send('post', '/packages', sent)
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await api.deps.database.idempotencyRecord.updateMany({ where: { key: 'aged' }, data: { createdAt: yesterday } })
  const second = await api.send('post', '/packages', sent)
  expect(second.status).toBe(201)
  expect(second.body.id).not.toBe(first.body.id)
  expect((await api.send('post', '/packages', sent)).text).toBe(second.text)
})

test.each(['', ' ', 'x'.repeat(256), 'a b'])('the key %j is refused', async (key) => {
  const { status, body } = await api.send('post', '/packages', { body: { title: 'A' }, headers: keyed(key) })
  expect([status, body.error.code]).toEqual([400, 'invalid_request'])
})

test('a second registration is recognised without a key', async () => {
  const { packageId, uri } = await packageWithFile(api)
  expect((await register(api, packageId, uri)).status).toBe(200)
})
