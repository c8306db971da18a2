import { Random } from '@income/samples'
import { FILE_ERRORS } from '@income/shared'
import type { TestFile } from '../support/clients/client.ts'
import { byLength, tell } from '../support/measures/length.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { startWorkerProcess, type WorkerProcess } from '../support/service/worker-process.ts'
import { mutate } from './mutations/mutate.ts'
import { original } from './mutations/originals.ts'

const FILES = byLength({ full: 5_000, thorough: 17, short: 8 })
const A_PACKAGE = 250
const AT_A_TIME = 8
/** Different in every run of full length; printed, so that a run can be repeated. */
const SEED = Number(process.env['SEED'] ?? byLength({ full: Math.floor(Math.random() * 1e9), short: 1 }))

let service: RunningService
let worker: WorkerProcess

beforeAll(async () => {
  service = await runService()
  worker = startWorkerProcess(service.settings)
})
afterAll(async () => {
  await worker.kill()
  await service.close()
})

test(
  `${FILES} damaged files: every one ends, with documents or a code, and a good one is read after them`,
  async () => {
    tell(`seed ${SEED}`)
    const ends = new Map<string, number>()
    for (let first = 0; first < FILES; first += A_PACKAGE) {
      const last = Math.min(FILES, first + A_PACKAGE)
      for (const end of await endsOf(first, last)) ends.set(end, (ends.get(end) ?? 0) + 1)
      tell(`${last} of ${FILES}: ${[...ends].map(([end, count]) => `${count} ${end}`).join(', ')}`)
    }
    const known = ['processed', 'refused', ...Object.keys(FILE_ERRORS)]
    expect(known).toEqual(expect.arrayContaining([...ends.keys()]))
    expect([...ends.values()].reduce((sum, count) => sum + count)).toBe(FILES)

    const packageId = await service.createPackage()
    await service.addFile(packageId, await original(0))
    expect(await service.finished(packageId)).toMatchObject({ status: 'Processed' })
  },
  byLength({ full: 2 * 3_600_000, short: 300_000 }),
)

/** How the mutations of one package ended: processed, with a code, or refused at registration. */
async function endsOf(from: number, to: number): Promise<string[]> {
  // Drawn before the first request, because the API in this process answers nothing while a page is drawn.
  const files: TestFile[] = []
  for (let n = from; n < to; n++) {
    const { name, bytes } = await original(n)
    files.push({ name, bytes: mutate(bytes, new Random(`${SEED} ${n}`)) })
  }
  const packageId = await service.createPackage()
  const damaged = files.values()
  const refused: string[] = []
  const add = async () => {
    for (const file of damaged) {
      await service.addFile(packageId, file).catch((error: unknown) => {
        if (!String(error).includes(': 415 ')) throw error
        refused.push('refused')
      })
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, add))
  await service.finished(packageId)
  const registered = await service.files(packageId)
  return [...refused, ...registered.map((file) => file.error?.code ?? file.status)]
}
