import { startApi, type TestApi } from '../../testing/api.ts'
import { newPackage, packageWithFile } from '../../testing/documents.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** As stored in Postgres, to the microsecond. */
async function stored(table: 'packages' | 'files', id: string): Promise<string> {
  const [row] = await api.deps.database.$queryRawUnsafe<[{ at: string }]>(
    `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US+00:00') AS at FROM ${table} WHERE id = $1::uuid`,
    id,
  )
  return row.at
}

test('a timestamp has microseconds, the same in every answer', async () => {
  const { id } = await newPackage(api)
  const at = await stored('packages', id)
  expect((await api.send('get', `/packages/${id}`)).body.created_at).toBe(at)
  const { body } = await api.send('get', '/packages')
  expect(body.results.find((each) => each.id === id)?.created_at).toBe(at)
  const { packageId, fileId } = await packageWithFile(api)
  expect((await api.send('get', `/packages/${packageId}/files/${fileId}`)).body.created_at).toBe(
    await stored('files', fileId),
  )
})

test('microseconds are real: not all timestamps end in three zeros', async () => {
  const moments = await Promise.all(
    Array.from({ length: 8 }, async () => stored('packages', (await newPackage(api)).id)),
  )
  expect(moments.some((at) => !/000\+/.test(at))).toBe(true)
})
