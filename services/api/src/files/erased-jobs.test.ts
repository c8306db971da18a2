import { QUEUES, testStores } from '../../../../tests/support/stores/test-stores.ts'
import { startApi, type TestApi } from '../testing/api.ts'
import { newPackage, register, upload } from '../testing/documents.ts'

/** A file or package that is deleted before its turn leaves no job in the queue. */

describe.each(QUEUES)('with the queue on %s', (queue) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi({ ...(await testStores(queue)) })
    // The first call connects, which may take longer than a later call may wait.
    for (let i = 0; i < 40 && (await api.deps.queue.depth('process_file')) === null; i++)
      await new Promise((resolve) => setTimeout(resolve, 50))
  })
  afterAll(() => api.close())

  async function waitingFile(packageId: string): Promise<{ id: string; job: string }> {
    const { body } = await register(api, packageId, (await upload(api)).uri)
    return { id: body.id, job: `${body.id}-1` }
  }

  const missing = (jobs: string[]) => api.deps.queue.missing('process_file', jobs)

  test('the job of a deleted file is gone, and so are those of a deleted package', async () => {
    const { id } = await newPackage(api)
    const files = [await waitingFile(id), await waitingFile(id), await waitingFile(id)]
    const jobs = files.map(({ job }) => job)
    expect(await missing(jobs)).toEqual([])

    expect((await api.send('delete', `/packages/${id}/files/${files[0]!.id}`)).status).toBe(204)
    expect(await missing(jobs)).toEqual([jobs[0]])
    expect((await api.send('delete', `/packages/${id}`)).status).toBe(204)
    expect(await missing(jobs)).toEqual(jobs)
  })
})
