import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { freePort } from '@income/devstack'
import { sample } from '@income/samples'
import { readiness } from '../support/service/api-on-port.ts'
import { tell } from '../support/measures/length.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { until } from '../support/clients/until.ts'
import { startWorkerProcess, type WorkerProcess } from '../support/service/worker-process.ts'

/** Published third-party test files, which are not part of the product: without them, nothing is tested. */
const FOLDER = '../shared/corpus/hostile'
const PAGE_DEADLINE_MS = 60_000

/** What is known about some of them, from their publishers or their names. */
const KNOWN: Record<string, object> = {
  'password.pdf': { error: { code: 'password_protected' } },
  'issue6010_1.pdf': { error: { code: 'password_protected' } },
  'corrupt.pdf': { error: { code: 'corrupt_file' } },
  'DA-619p.pdf': { pages: 619 },
}

const whereItIs = existsSync(FOLDER) ? describe : describe.skip
if (!existsSync(FOLDER)) process.stderr.write(`${FOLDER} is not here: its hostile files are not tried.\n`)

whereItIs('hostile files of others', () => {
  let service: RunningService
  let worker: WorkerProcess
  let health: string
  beforeAll(async () => {
    service = await runService()
    const port = await freePort()
    health = `http://127.0.0.1:${port}`
    worker = startWorkerProcess(service.settings, { METRICS_PORT: String(port) })
  })
  afterAll(async () => {
    await worker.kill()
    await service.close()
  })

  test('each ends within its deadline with documents or a code, without harm to its readers', async () => {
    const packageId = await service.createPackage()
    const refused: string[] = []
    for (const path of await pdfs()) {
      await service
        .addFile(packageId, { name: basename(path), bytes: await readFile(path) })
        .catch((error: unknown) => {
          if (!String(error).includes(': 415 ')) throw error
          refused.push(basename(path))
        })
    }
    await service.finished(packageId)
    const files = await service.files(packageId)
    for (const { file_name, status, pages, error } of files)
      tell(`${file_name}: ${error?.code ?? status}, ${pages ?? 'no'} pages${error ? `: ${error.details}` : ''}`)
    tell(`refused when they were registered: ${refused.join(', ') || 'none'}`)

    for (const file of files) if (KNOWN[file.file_name]) expect(file).toMatchObject(KNOWN[file.file_name]!)
    for (const row of await service.db.file.findMany({ where: { packageId } })) {
      const took = row.endedAt!.getTime() - row.startedAt!.getTime()
      expect({ file: row.fileName, attempts: row.attempts, inTime: took < limitOf(row) }).toEqual({
        file: row.fileName,
        attempts: 0,
        inTime: true,
      })
    }
  })

  test('and the worker is unaffected', async () => {
    await until(async () => (await readiness(health)) === 200)
    const packageId = await service.createPackage()
    await service.addFile(packageId, await sample('w2', { seed: 81 }))
    expect(await service.finished(packageId)).toMatchObject({ status: 'Processed' })
    expect((await worker.readers()).length).toBeLessThanOrEqual(2)
  })
})

async function pdfs(): Promise<string[]> {
  const names = await readdir(FOLDER, { recursive: true })
  return names.filter((name) => name.endsWith('.pdf')).map((name) => join(FOLDER, name))
}

function limitOf({ pagesTotal }: { pagesTotal: number | null }): number {
  return PAGE_DEADLINE_MS * Math.max(1, pagesTotal ?? 0)
}
