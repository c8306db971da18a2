import { createHash } from 'node:crypto'
import { StorageOutage } from '@income/platform'
import { createApp } from '../app.ts'
import { openDependencies } from '../dependencies.ts'
import { ask } from '../testing/answer.ts'
import { startApi, type TestApi } from '../testing/api.ts'
import { newPackage, packageWithFile, pdfBytes, put, register, upload } from '../testing/documents.ts'
import { beginReview } from '../testing/rows.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ MAX_FILE_SIZE: String(64 * 1024) })
})
afterAll(() => api.close())

test('an uploaded file becomes a queued file record with the size and hash of its bytes', async () => {
  const bytes = pdfBytes()
  const { id } = await newPackage(api)
  const { uri } = await upload(api, bytes)
  const { status, body } = await register(api, id, uri, 'Kontoauszug März.PDF')
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(String),
    loan_package_id: id,
    file_name: 'Kontoauszug März.PDF',
    file_extension: 'pdf',
    file_size: bytes.length,
    file_md5_hash: createHash('md5').update(bytes).digest('hex'),
    file_content_type: 'application/pdf',
    file_created_at: expect.stringMatching(/\.\d{6}\+00:00$/),
    status: 'queued',
    created_at: expect.stringMatching(/\.\d{6}\+00:00$/),
    updated_at: expect.stringMatching(/\.\d{6}\+00:00$/),
    progress: null,
    pages: null,
    other_pages: [],
    signals: [],
  })
  expect((await api.send('get', `/packages/${id}/files/${body.id}`)).body).toEqual(body)
})

test('the package may be named by its public id, and the job reaches the queue', async () => {
  const { public_id } = await newPackage(api)
  const { status, body } = await register(api, public_id, (await upload(api)).uri)
  expect(status).toBe(201)
  expect(await api.deps.queue.missing('process_file', [`${body.id}-1`])).toEqual([])
})

test('the address does not reveal the file name and is valid for fifteen minutes', async () => {
  const { body } = await api.send('post', '/files', { body: { file_name: 'rivera-tax-return.pdf' } })
  expect(JSON.stringify(body)).not.toContain('rivera')
  expect(new URL(body.upload_url).searchParams.get('X-Amz-Expires')).toBe('900')
})

test.each(['pdf', 'PDF', 'png', 'jpg', 'JPEG'])('.%s may be uploaded', async (extension) => {
  expect((await api.send('post', '/files', { body: { file_name: `a.b.${extension}` } })).status).toBe(201)
})

test.each(['a.exe', 'a.pdf.zip', 'pdf', 'a.', '.docx'])('%s may not', async (file_name) => {
  const { status, body } = await api.send('post', '/files', { body: { file_name } })
  expect([status, body.error.code]).toEqual([415, 'invalid_file_type'])
  expect(body.error.message).toMatch(/PDF, PNG and JPEG/)
})

test.each([
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), 'image/png'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]), 'image/jpeg'],
  ['a PDF behind other bytes', Buffer.concat([Buffer.alloc(900, 10), pdfBytes()]), 'application/pdf'],
])('%s is recognised by its bytes, whatever its name', async (_, bytes, contentType) => {
  const { id } = await newPackage(api)
  const { body } = await register(api, id, (await upload(api, bytes)).uri, 'scan')
  expect(body.file_content_type).toBe(contentType)
})

test.each([
  ['empty', Buffer.alloc(0), /^The file is empty$/],
  ['text', Buffer.from('hello'), /accepted types/],
  ['a PDF header too far in', Buffer.concat([Buffer.alloc(2000, 10), pdfBytes()]), /accepted types/],
  ['a program', Buffer.from('MZ\x90'), /accepted types/],
  [
    'a HEIC',
    Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1', 'latin1'),
    /is a HEIC picture .*: convert it to PDF, PNG or JPEG/,
  ],
])('an upload that is %s is not accepted', async (_, bytes, message) => {
  const { id } = await newPackage(api)
  const { status, body } = await register(api, id, (await upload(api, bytes)).uri)
  expect([status, body.error.code]).toEqual([415, 'invalid_file_type'])
  expect(body.error.message).toMatch(message)
})

test('a file over the limit is refused with the limit in force; one at the limit is accepted', async () => {
  const { id } = await newPackage(api)
  const atLimit = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(64 * 1024 - 9)])
  expect((await register(api, id, (await upload(api, atLimit)).uri)).status).toBe(201)
  const over = await register(api, id, (await upload(api, Buffer.concat([atLimit, Buffer.alloc(1)]))).uri)
  expect([over.status, over.body.error.code]).toEqual([413, 'file_too_large'])
  expect(over.body.error.message).toContain('64 KB')
})

test('a file can only be registered after its bytes have arrived', async () => {
  const { id } = await newPackage(api)
  const { body: grant } = await api.send('post', '/files', { body: { file_name: 'a.pdf' } })
  const early = await register(api, id, grant.uri)
  expect([early.status, early.body.error.code]).toEqual([409, 'upload_incomplete'])
  await put(grant.upload_url, pdfBytes())
  expect((await register(api, id, grant.uri)).status).toBe(201)
})

test('registering an upload again returns the existing file; in another package it is another file', async () => {
  const { packageId, fileId, uri } = await packageWithFile(api)
  const again = await register(api, packageId, uri)
  expect([again.status, again.body.id]).toEqual([200, fileId])

  const { id: otherPackage } = await newPackage(api)
  const other = await register(api, otherPackage, uri)
  expect(other.status).toBe(201)
  expect(other.body.id).not.toBe(fileId)
  expect(other.body.file_md5_hash).toBe(again.body.file_md5_hash)
})

test('twenty registrations of one upload at once make one file', async () => {
  const { id } = await newPackage(api)
  const { uri } = await upload(api)
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(api, id, uri)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await api.send('get', `/packages/${id}/files`)).body.count).toBe(1)
})

test('a registration whose copy fails because another one sealed the upload finds it sealed', async () => {
  const { id } = await newPackage(api)
  const { uri } = await upload(api)
  const { dependencies: deps, close } = openDependencies(api.config)
  const copyOvertaken = async () => {
    await register(api, id, uri)
    throw new StorageOutage(new Error('the source vanished in the middle of the copy'))
  }
  const overtaken = createApp({ ...deps, storage: { ...deps.storage, copy: copyOvertaken } })
  const sent = { key: api.owner.key, body: { uri, file_name: 'statement.pdf' } }
  const { status, body } = await ask(overtaken, 'post', `/api/v1/packages/${id}/files`, sent)
  await close()
  expect([status, body.status]).toEqual([200, 'queued'])
})

test('a package under review accepts no more files', async () => {
  const { id } = await newPackage(api)
  await beginReview(api, id)
  const { status, body } = await register(api, id, (await upload(api)).uri)
  expect([status, body.error.code]).toEqual([409, 'conflict'])
})

test('nothing sent to the address after the registration changes the file', async () => {
  const original = pdfBytes()
  const { id } = await newPackage(api)
  const { uri, upload_url } = await upload(api, original)
  const { body: file } = await register(api, id, uri)
  expect(await put(upload_url, pdfBytes())).toBe(200)

  const content = await api.send('get', `/packages/${id}/files/${file.id}/content`)
  const fetched = Buffer.from(await (await fetch(content.headers['location'] ?? '')).arrayBuffer())
  expect(fetched.equals(original)).toBe(true)
  expect((await register(api, id, uri)).body.file_md5_hash).toBe(file.file_md5_hash)
})
