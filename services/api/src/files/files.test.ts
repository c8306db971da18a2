import { startApi, type TestApi } from '../testing/api.ts'
import { newPackage, packageWithFile, pdfBytes, register, upload } from '../testing/documents.ts'
import { beginReview, endFile, finishPackage } from '../testing/rows.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('files are listed in the order of their registration', async () => {
  const { id } = await newPackage(api)
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push((await register(api, id, (await upload(api)).uri)).body.id)
  const first = await api.send('get', `/packages/${id}/files?page_size=3`)
  const second = await api.send('get', `/packages/${id}/files?page_size=3&page=2`)
  expect(first.body).toMatchObject({ count: 5, page: 1, pages: 2 })
  expect([...first.body.results, ...second.body.results].map((file) => file.id)).toEqual(ids)
})

test('a failed file is listed with its error', async () => {
  const { packageId, fileId } = await packageWithFile(api)
  await endFile(api, fileId, 'password_protected')
  const { body } = await api.send('get', `/packages/${packageId}/files`)
  expect(body.results[0]).toMatchObject({
    status: 'failed',
    progress: 1,
    error: {
      code: 'password_protected',
      message: 'The document is protected by a password; retry with the password',
      details: 'page 1',
    },
  })
})

test('the content is a short-lived redirect to the original, and the address does not reveal its name', async () => {
  const bytes = pdfBytes()
  const { id } = await newPackage(api)
  const { uri } = await upload(api, bytes)
  const { body: file } = await register(api, id, uri, 'rivera-tax-return.pdf')
  const { status, headers } = await api.send('get', `/packages/${id}/files/${file.id}/content`)
  expect(status).toBe(302)
  expect(headers['cache-control']).toBe('no-store')
  expect(Number(new URL(headers['location'] ?? '').searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(60)
  expect(headers['location']).not.toContain('rivera')

  const original = await fetch(headers['location'] ?? '')
  expect(original.headers.get('content-type')).toBe('application/pdf')
  expect(original.headers.get('content-disposition')).toBe(`attachment; filename="${file.id}.pdf"`)
  expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true)
})

test('the audit trail shows who registered, retried and erased a file, even after it is gone', async () => {
  const { packageId, fileId } = await packageWithFile(api)
  await endFile(api, fileId, 'corrupt_file')
  await finishPackage(api, packageId)
  const path = `/packages/${packageId}/files/${fileId}`
  await api.send('post', `${path}/retry`)
  await api.send('delete', path)
  const { body, text } = await api.send('get', `/packages/${packageId}/audit`)
  const { file_name } = (await register(api, packageId, (await upload(api)).uri)).body
  const event = { file_id: fileId, actor: { id: api.owner.userId, email: 'owner@example.test' } }
  expect(body.results).toMatchObject([
    { ...event, action: 'file_registered', before: {}, after: { status: 'queued' } },
    {
      ...event,
      action: 'file_retried',
      before: { status: 'failed', error: 'corrupt_file' },
      after: { status: 'queued' },
    },
    { ...event, action: 'file_erased', before: { status: 'queued' }, after: {} },
  ])
  expect(text).not.toContain(file_name)
})

describe('retry', () => {
  test('puts a failed file back to queued, and its package to Processing', async () => {
    const { packageId, fileId } = await packageWithFile(api)
    await endFile(api, fileId, 'processing_timeout')
    await finishPackage(api, packageId)
    const { status, body } = await api.send('post', `/packages/${packageId}/files/${fileId}/retry`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: fileId, status: 'queued', progress: null })
    expect(body).not.toHaveProperty('error')
    expect((await api.send('get', `/packages/${packageId}`)).body.status).toBe('Processing')
  })

  test('stores a password, but not readably', async () => {
    const { packageId, fileId } = await packageWithFile(api)
    await endFile(api, fileId, 'password_protected')
    const { status } = await api.send('post', `/packages/${packageId}/files/${fileId}/retry`, {
      body: { password: 'hunter2' },
      headers: { 'idempotency-key': 'retry-with-password' },
    })
    expect(status).toBe(200)
    const { passwordCiphertext } = await api.deps.database.file.findUniqueOrThrow({ where: { id: fileId } })
    expect(Buffer.from(passwordCiphertext ?? []).includes('hunter2')).toBe(false)
    expect(api.deps.sealing.open(passwordCiphertext ?? new Uint8Array())).toBe('hunter2')
  })

  test('is for failed files only', async () => {
    const { packageId, fileId } = await packageWithFile(api)
    const { status, body } = await api.send('post', `/packages/${packageId}/files/${fileId}/retry`, { body: {} })
    expect([status, body.error.code]).toEqual([409, 'conflict'])
    expect(body.error.message).toContain('queued')
  })

  test('waits for the end of a review', async () => {
    const { packageId, fileId } = await packageWithFile(api)
    await endFile(api, fileId, 'corrupt_file')
    await beginReview(api, packageId)
    expect((await api.send('post', `/packages/${packageId}/files/${fileId}/retry`)).status).toBe(409)
    expect((await api.send('delete', `/packages/${packageId}/files/${fileId}`)).status).toBe(409)
  })
})

describe('deletion', () => {
  test('a deleted file is gone, and the package is as if it had never existed', async () => {
    const { packageId, fileId } = await packageWithFile(api)
    expect((await api.send('delete', `/packages/${packageId}/files/${fileId}`)).status).toBe(204)
    const gone = await api.send('get', `/packages/${packageId}/files/${fileId}`)
    expect([gone.status, gone.body.error.code]).toEqual([404, 'not_found'])
    expect((await api.send('get', `/packages/${packageId}`)).body).toMatchObject({ status: 'Processing', progress: 0 })
  })

  test('deleting the only failed file recalculates the package', async () => {
    const { packageId, fileId } = await packageWithFile(api)
    const { body: kept } = await register(api, packageId, (await upload(api)).uri)
    await endFile(api, fileId, 'corrupt_file')
    await endFile(api, kept.id, null)
    await finishPackage(api, packageId)
    await api.send('delete', `/packages/${packageId}/files/${fileId}`)
    expect((await api.send('get', `/packages/${packageId}`)).body.status).toBe('Processing')
    expect((await api.deps.queue.depth('calculate_package'))?.waiting).toBe(1)
  })
})

test.each(['00000000-0000-7000-8000-000000000000', 'nonsense', 'PKG-00000000'])(
  'the file %s is not found',
  async (id) => {
    const { packageId } = await packageWithFile(api)
    for (const [method, rest] of [
      ['get', ''],
      ['delete', ''],
      ['get', '/content'],
      ['post', '/retry'],
    ] as const) {
      const { status, body } = await api.send(method, `/packages/${packageId}/files/${id}${rest}`)
      expect([status, body.error.code]).toEqual([404, 'not_found'])
    }
  },
)

test('a file is found only in its package', async () => {
  const { fileId } = await packageWithFile(api)
  const { id } = await newPackage(api)
  expect((await api.send('get', `/packages/${id}/files/${fileId}`)).status).toBe(404)
})
