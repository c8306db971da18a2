import { startApi, type TestApi } from '../testing/api.ts'
import { newPackage, packageWithFile, register, upload } from '../testing/documents.ts'
import { beginReview, endFile, finishPackage } from '../testing/rows.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('a new package has the fields of the specification and no history', async () => {
  const { status, body } = await api.send('post', '/packages', { body: { title: 'Loan 7', external_id: 'LOS-7' } })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
    tenant: { id: api.owner.tenantId, name: 'Owner' },
    title: 'Loan 7',
    public_id: expect.stringMatching(/^PKG-[0-9A-HJKMNP-TV-Z]{8}$/),
    external_id: 'LOS-7',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/),
    updated_at: body.created_at,
    status: 'Processing',
    created_by: { id: api.owner.userId, email: 'owner@example.test' },
    progress: 0,
    under_review: false,
  })
})

test('a package is found by its id and by its public id, in any case', async () => {
  const made = await newPackage(api)
  for (const reference of [made.id, made.id.toUpperCase(), made.public_id, made.public_id.toLowerCase()]) {
    expect((await api.send('get', `/packages/${reference}`)).body).toEqual(made)
  }
})

test.each(['00000000-0000-7000-8000-000000000000', 'PKG-00000000', 'nonsense', '%00', '%27%20OR%201=1'])(
  'the package %s is not found',
  async (reference) => {
    const { status, body } = await api.send('get', `/packages/${reference}`)
    expect(status).toBe(404)
    expect(body.error.code).toBe('invalid_package')
  },
)

test.each([
  [{}, /title is missing/],
  [{ title: 7 }, /^title: /],
  [{ title: '  ' }, /^title: must not be empty/],
  // A zero-width space and joiner, a mark of direction, a Hangul filler, a blank of Braille: nobody could see it in a list.
  [{ title: '\u200b\u200d' }, /^title: must not be empty/],
  [{ title: '\ufeff\u00ad' }, /^title: must not be empty/],
  [{ title: '\u202e' }, /^title: must not be empty/],
  [{ title: '\u3164\u2800' }, /^title: must not be empty/],
  [{ title: 'A', external_id: '\u2060' }, /^external_id: must not be empty/],
  [{ title: 'a\0b' }, /^title: must be valid Unicode/],
  [{ title: 'a\ud800b' }, /^title: must be valid Unicode/],
  [{ title: 'x'.repeat(501) }, /^title: must have at most 500/],
  [{ title: 'ok', external_id: 5 }, /^external_id: /],
])('%j is refused with the parameter named', async (body, message) => {
  const answer = await api.send('post', '/packages', { body })
  expect(answer.status).toBe(400)
  expect(answer.body.error).toMatchObject({ code: 'invalid_request', message: expect.stringMatching(message) })
})

test('any text is valid as a title', async () => {
  const title = '\u202eПакет 📦 "O\'Brien"; DROP TABLE packages;--'
  const { body } = await api.send('post', '/packages', { body: { title } })
  expect((await api.send('get', `/packages/${body.id}`)).body.title).toBe(title)
})

describe('progress', () => {
  test('is the mean of the files, and complete only with the final status', async () => {
    const { packageId, fileId } = await packageWithFile(api)
    await register(api, packageId, (await upload(api)).uri)
    await api.deps.database.file.update({
      where: { id: fileId },
      data: { startedAt: new Date(), pagesTotal: 4, pagesDone: 2 },
    })
    const progress = async () => (await api.send('get', `/packages/${packageId}`)).body
    expect(await progress()).toMatchObject({ status: 'Processing', progress: 0.25 })

    for (const { id } of (await api.send('get', `/packages/${packageId}/files`)).body.results)
      await endFile(api, id, null)
    const waiting = await progress()
    expect(waiting.status).toBe('Processing')
    expect(waiting.progress).toBeGreaterThan(0.9)
    expect(waiting.progress).toBeLessThan(1)

    await finishPackage(api, packageId)
    expect(await progress()).toMatchObject({ status: 'Processed', progress: 1 })
  })

  test('a package with a failed file ends Failed, and is complete too', async () => {
    const { packageId, fileId } = await packageWithFile(api)
    await endFile(api, fileId, 'corrupt_file')
    await finishPackage(api, packageId)
    expect((await api.send('get', `/packages/${packageId}`)).body).toMatchObject({ status: 'Failed', progress: 1 })
  })

  test('another file in a finished package brings it back to Processing', async () => {
    const { packageId, fileId } = await packageWithFile(api)
    await endFile(api, fileId, null)
    await finishPackage(api, packageId)
    await register(api, packageId, (await upload(api)).uri)
    expect((await api.send('get', `/packages/${packageId}`)).body).toMatchObject({
      status: 'Processing',
      progress: 0.5,
    })
  })
})

describe('deletion', () => {
  test('a deleted package is gone with its files, and their objects are scheduled for erasure', async () => {
    const { packageId, fileId } = await packageWithFile(api)
    expect((await api.send('delete', `/packages/${packageId}`)).status).toBe(204)
    expect((await api.send('get', `/packages/${packageId}`)).status).toBe(404)
    expect((await api.send('delete', `/packages/${packageId}`)).status).toBe(404)
    expect(await api.deps.database.file.count({ where: { id: fileId } })).toBe(0)
    expect(
      await api.deps.database.erasure.count({
        where: { objectKey: { startsWith: 'originals/' }, dueAt: { lte: new Date() } },
      }),
    ).toBe(1)
  })

  test('a package under review is not deleted', async () => {
    const { id } = await newPackage(api)
    await beginReview(api, id)
    const { status, body } = await api.send('delete', `/packages/${id}`)
    expect([status, body.error.code]).toEqual([409, 'conflict'])
    expect((await api.send('get', `/packages/${id}`)).status).toBe(200)
  })
})
