import { readFile } from 'node:fs/promises'
import { sample, SAMPLE_KINDS, type Sample } from '@income/samples'
import type { LoanPackage } from '@income/shared'
import { FULL_LENGTH } from '../support/measures/length.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { QUEUES } from '../support/stores/test-stores.ts'

const fixture = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url))

describe.each(QUEUES)('with the queue on %s', (queue) => {
  let service: RunningService
  beforeAll(async () => {
    service = await runService(queue)
    await service.startWorker()
    await service.startWorker()
  })
  afterAll(() => service.close())

  test('documents of every kind go in; their values and income models come out', async () => {
    const samples = await Promise.all(SAMPLE_KINDS.map((kind) => sample(kind, { seed: 7 })))
    const packageId = await service.createPackage()
    for (const file of samples) await service.addFile(packageId, file)

    const seen: LoanPackage[] = []
    const final = await service.finished(packageId, (answer) => seen.push(answer))
    expect(final).toMatchObject({ status: 'Processed', progress: 1, under_review: false })
    expect(seen.map((answer) => answer.progress)).toEqual(seen.map((answer) => answer.progress).sort((a, b) => a - b))
    expect(seen.filter((answer) => answer.progress === 1)).toHaveLength(1)

    for (const truth of samples.flatMap((each: Sample) => each.truth.documents)) {
      const read = (await service.documents(packageId)).find(
        (document) => document.document_type === truth.document_type && document.form === (truth.form ?? null),
      )
      for (const [name, value] of Object.entries(truth.fields)) {
        expect([name, read?.fields[name]?.value ?? null]).toEqual([name, value])
      }
    }
    const models = await service.models(packageId)
    expect(models.map((model) => model.status)).not.toContain('Failed')
    expect(models.length).toBeGreaterThanOrEqual(3)
  })

  // The rest is the same on every queue, and packages/platform tests their common contract.
  if (queue !== QUEUES[0] && !FULL_LENGTH) return

  test('a failed file shows the reason, and the package ends as Failed with the models of the others', async () => {
    const packageId = await service.createPackage()
    const good = await service.addFile(packageId, await sample('w2', { seed: 3 }))
    const bad = await service.addFile(packageId, { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing else') })
    expect(await service.finished(packageId)).toMatchObject({ status: 'Failed', progress: 1 })
    const files = await service.files(packageId)
    expect(files.find((file) => file.id === good.id)).toMatchObject({ status: 'processed', progress: 1 })
    expect(files.find((file) => file.id === bad.id)).toMatchObject({
      status: 'failed',
      error: { code: 'corrupt_file' },
    })
    expect(await service.models(packageId)).toMatchObject([{ status: 'Success' }])
  })

  test('a locked document is opened by a retry with its password, which is then erased', async () => {
    const packageId = await service.createPackage()
    const locked = { name: 'locked.pdf', bytes: await fixture('locked-pay-stub.pdf') }
    const { id } = await service.addFile(packageId, locked)
    await service.finished(packageId)
    expect(await service.files(packageId)).toMatchObject([{ error: { code: 'password_protected' } }])

    await service.call('POST', `/packages/${packageId}/files/${id}/retry`, { password: 'open-sesame' })
    expect(await service.finished(packageId)).toMatchObject({ status: 'Processed' })
    expect(await service.documents(packageId)).toMatchObject([{ fields: { net_pay: { value: '4204.38' } } }])
    expect(await service.db.file.findUniqueOrThrow({ where: { id } })).toMatchObject({ passwordCiphertext: null })
  })

  test('bytes that changed in storage are not read', async () => {
    const { bytes, name } = await sample('pay_stub', { seed: 11 })
    const packageId = await service.createPackage()
    const { uri } = await service.upload({ name, bytes })
    // Sealed by a first registration, then changed in storage before a second package reads it.
    await service.call('POST', `/packages/${await service.createPackage()}/files`, { uri, file_name: name })
    const { sealedKey } = await service.db.upload.findUniqueOrThrow({ where: { uri } })
    await service.storage.write(sealedKey!, Buffer.from(bytes).fill(32, 100, 200), 'application/pdf')
    await service.call('POST', `/packages/${packageId}/files`, { uri, file_name: name })
    await service.finished(packageId)
    expect(await service.files(packageId)).toMatchObject([{ error: { code: 'content_changed' } }])
  })

  test('a file added to a finished package brings it back to Processing, and its models keep their ids', async () => {
    const packageId = await service.createPackage()
    await service.addFile(packageId, await sample('w2', { seed: 21 }))
    await service.finished(packageId)
    const [before] = await service.models(packageId)
    await service.addFile(packageId, await sample('w2', { seed: 22 }))
    expect(await service.call('GET', `/packages/${packageId}`)).toMatchObject({ status: 'Processing' })
    expect(await service.finished(packageId)).toMatchObject({ status: 'Processed' })
    const [after] = await service.models(packageId)
    expect(after!.id).toBe(before!.id)
    expect(Number(after!.total_credits)).toBeGreaterThan(Number(before!.total_credits))
  })

  test("deleting a package erases its rows and, after the eraser's round, its objects", async () => {
    const packageId = await service.createPackage()
    await service.addFile(packageId, await sample('w2', { seed: 31 }))
    await service.finished(packageId)
    const { sha256, tenantId, uploadId } = await service.db.file.findFirstOrThrow({ where: { packageId } })
    const objects = async () => [
      ...(await service.storage.keys(`pages/${tenantId}/${sha256}/`)),
      ...(await service.storage.keys(`originals/${tenantId}/${uploadId}`)),
    ]
    expect((await objects()).length).toBeGreaterThanOrEqual(2)
    await service.call('DELETE', `/packages/${packageId}`)
    await expect(service.call('GET', `/packages/${packageId}`)).rejects.toThrow('404')
    while ((await objects()).length > 0) await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await service.db.entry.count({ where: { packageId } })).toBe(0)
  })
})
