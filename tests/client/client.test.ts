import { setTimeout as sleep } from 'node:timers/promises'
import {
  ApiError,
  ConflictError,
  createClient,
  ForbiddenError,
  InvalidPackageError,
  InvalidRequestError,
  PackageErasedError,
  PreconditionFailedError,
  UnauthorizedError,
  type IncomeClient,
  type LoanPackage,
  type Progress,
} from '@income/client'
import { createKey } from '@income/api/admin'
import { sample } from '@income/samples'
import { runService, type RunningService } from '../support/service/running-service.ts'

let service: RunningService
let client: IncomeClient
beforeAll(async () => {
  service = await runService()
  await service.startWorker()
  client = createClient({ baseUrl: service.url, apiKey: service.key })
})
afterAll(() => service.close())

async function payStub(): Promise<File> {
  const { bytes } = await sample('pay_stub', { seed: 1 })
  return new File([Buffer.from(bytes)], 'pay-stub.pdf', { type: 'application/pdf' })
}

async function newPackage(): Promise<LoanPackage> {
  return client.createPackage({ title: 'Loan 4711' })
}

test('a document is sent with progress, and its income, evidence and export are returned', async () => {
  const { id } = await newPackage()
  const file = await payStub()
  const progress: Progress[] = []
  const registered = await client.uploadFile({ package_id: id, file }, { onProgress: (each) => progress.push(each) })
  expect(registered).toMatchObject({ file_name: 'pay-stub.pdf', file_size: file.size })
  expect(progress.at(-1)).toEqual({ sent: file.size, total: file.size })

  const statuses: string[] = []
  const done = await client.waitFor(id, { onChange: ({ status }) => statuses.push(status) })
  expect([done.status, statuses.at(-1)]).toEqual(['Processed', 'Processed'])

  const [model] = await client.listModels({ package_id: id }).toArray()
  const detail = await client.getModel({ package_id: id, model_id: model!.public_id })
  expect(detail.qualifying_income?.monthly).toBe(model!.monthly)
  const entries = await client.listEntries({ package_id: id, model_id: model!.id })
  expect(entries.results[0]?.box).toHaveLength(4)

  const csv = await client.exportModel({ package_id: id, model_id: model!.id, format: 'csv' })
  expect([csv.name, csv.type]).toEqual([`${model!.public_id}.csv`, expect.stringMatching(/^text\/csv/)])
  expect(await csv.text()).toContain('qualifying income')
  const original = await client.downloadFile({ package_id: id, file_id: registered.id })
  expect(Buffer.from(await original.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
})

test('a list is awaited for one page, or iterated to its end', async () => {
  const external_id = 'LOS-1'
  for (let i = 0; i < 5; i++) await client.createPackage({ title: `Loan ${i}`, external_id })
  expect(await client.listPackages({ external_id, page_size: 2 })).toMatchObject({ count: 5, page: 1, pages: 3 })
  const titles: string[] = []
  for await (const { title } of client.listPackages({ external_id, page_size: 2 })) titles.push(title)
  expect(titles).toEqual(['Loan 4', 'Loan 3', 'Loan 2', 'Loan 1', 'Loan 0'])
  expect(await client.listPackages({ external_id: 'none' }).toArray()).toEqual([])
})

describe('a refusal is an error of the class of its code', () => {
  test('with the details from the service', async () => {
    const refused = await client.getPackage({ package_id: 'PKG-NONE' }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(InvalidPackageError)
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused).toMatchObject({
      name: 'InvalidPackageError',
      code: 'invalid_package',
      status: 404,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      docs: '/docs/errors#invalid_package',
    })
  })

  test('of any code', async () => {
    const { id } = await newPackage()
    await expect(client.createPackage({ title: '' })).rejects.toBeInstanceOf(InvalidRequestError)
    await expect(client.completeReview({ package_id: id })).rejects.toBeInstanceOf(ConflictError)
    const stranger = createClient({ baseUrl: service.url, apiKey: 'idp_none_none' })
    await expect(stranger.getPackage({ package_id: id })).rejects.toBeInstanceOf(UnauthorizedError)
    const { id: tenantId } = await service.db.tenant.findFirstOrThrow({ where: { name: 'Acme Lending' } })
    const { email } = await service.db.user.findFirstOrThrow({ where: { tenantId } })
    const reading = await createKey(service.db, { tenantId, user: email, scopes: ['read'] })
    const reader = createClient({ baseUrl: service.url, apiKey: reading.key })
    await expect(reader.createPackage({ title: 'Loan' })).rejects.toBeInstanceOf(ForbiddenError)
    expect(await reader.getPackage({ package_id: id })).toMatchObject({ id })
  })

  test('a decision on something changed since is refused by its version', async () => {
    const { id } = await newPackage()
    const { version } = await client.getPackageSettings({ package_id: id })
    await client.changePackageSettings({ package_id: id, guideline: 'FHA' }, { ifMatch: version })
    const late = client.changePackageSettings({ package_id: id, guideline: 'VA' }, { ifMatch: version })
    await expect(late).rejects.toBeInstanceOf(PreconditionFailedError)
  })
})

describe('waiting for a package', () => {
  test('ends if the package is deleted', async () => {
    const { id } = await newPackage()
    const waiting = client.waitFor(id)
    const ended = expect(waiting).rejects.toBeInstanceOf(PackageErasedError)
    await sleep(200)
    await client.deletePackage({ package_id: id })
    await ended
  })

  test('ends if aborted', async () => {
    const { id } = await newPackage()
    await expect(client.waitFor(id, { signal: AbortSignal.timeout(300) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  })

  test('polls if there are no events', async () => {
    const withoutEvents: typeof fetch = (input, init) =>
      new Request(input, init).url.endsWith('/events') ? Promise.reject(new TypeError('cut')) : fetch(input, init)
    const asking = createClient({
      ...{ baseUrl: service.url, apiKey: service.key },
      ...{ fetch: withoutEvents, retries: 0, pollMs: 50 },
    })
    const { id } = await newPackage()
    await client.uploadFile({ package_id: id, file: await payStub() })
    expect(await asking.waitFor(id)).toMatchObject({ status: 'Processed' })
  })
})
