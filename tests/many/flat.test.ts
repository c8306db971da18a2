import { sample } from '@income/samples'
import { byLength, FULL_LENGTH } from '../support/measures/length.ts'
import { measured } from '../support/measures/measured.ts'
import type { TestFile } from '../support/clients/client.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { startWorkerProcess, type WorkerProcess } from '../support/service/worker-process.ts'

const FILES = byLength({ full: 10_000, thorough: 30, short: 15 })
const PACKAGES = byLength({ full: 2_000, thorough: 12, short: 6 })
const AT_A_TIME = 8
/** The compared shares of the whole: a tenth at the beginning and a tenth at the end. */
const SHARE = 10
/** How much slower the last may be than the first. */
const GROWTH = 1.15
const TIMEOUT = byLength({ full: 2 * 3_600_000, short: 300_000 })

let service: RunningService
let workers: WorkerProcess[]
let w2: TestFile

beforeEach(async () => {
  service = await runService()
  workers = []
  w2 = await sample('w2', { seed: 1 })
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill()))
  await service.close()
})

test(
  byLength({
    full: `the time of a file does not grow with the number before it: ${FILES} files in one package`,
    short: `${FILES} files in one package are all read`,
  }),
  async () => {
    const packageId = await service.createPackage()
    const registered = await timesOf(FILES, async (n) => {
      await service.addFile(packageId, another(n))
    })
    start()
    expect(await service.finished(packageId)).toMatchObject({ status: 'Processed', progress: 1 })
    expectFlat('registering a file', registered)
    expectFlat('processing a file', await ends())
    const calculated = await service.db.package.findUniqueOrThrow({ where: { id: packageId } })
    expect(calculated.calculatedRevision).toBe(calculated.revision)
  },
  TIMEOUT,
)

test(
  byLength({
    full: `${PACKAGES} packages at once all finish, the last as fast as the first`,
    short: `${PACKAGES} packages at once all finish`,
  }),
  async () => {
    const packages: string[] = []
    await timesOf(PACKAGES, async (n) => {
      const packageId = await service.createPackage()
      await service.addFile(packageId, another(n))
      packages.push(packageId)
    })
    start()
    for (const packageId of packages) expect((await service.finished(packageId)).status).toBe('Processed')
    expectFlat('processing a package of one file', await ends())
  },
  TIMEOUT,
)

function start(): void {
  workers.push(
    startWorkerProcess(service.settings, { READERS: '1' }),
    startWorkerProcess(service.settings, { READERS: '1' }),
  )
}

/** The same document with different bytes, so that no stored reading is reused. */
function another(n: number): TestFile {
  return { name: `w2-${n}.pdf`, bytes: Buffer.concat([w2.bytes, Buffer.from(`\n%${n}\n`)]) }
}

/** When each of these was done, in milliseconds, several at a time. */
async function timesOf(count: number, act: (n: number) => Promise<void>): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, n) => n).values()
  const done: number[] = []
  const work = async () => {
    for (const n of numbers) {
      await act(n)
      done.push(performance.now())
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return done
}

/** When each file ended, by the database's clock. */
async function ends(): Promise<number[]> {
  const files = await service.db.file.findMany({ select: { endedAt: true }, orderBy: { endedAt: 'asc' } })
  return files.map(({ endedAt }) => endedAt!.getTime())
}

/** The last took no longer than the first. A short run is too short to tell. */
function expectFlat(what: string, times: readonly number[]): void {
  if (!FULL_LENGTH) return
  const share = Math.floor(times.length / SHARE)
  const each = (from: number) => (times[from + share - 1]! - times[from]!) / (share - 1)
  // The very first wait for processes to start.
  const [first, last] = [each(share), each(times.length - share)]
  measured(what, `${first.toFixed(1)} ms at first, ${last.toFixed(1)} ms at last, ratio ${(last / first).toFixed(2)}`)
  expect(last / first).toBeLessThan(GROWTH)
}
