import { sample } from '@income/samples'
import type { Client, TestFile } from '../support/clients/client.ts'
import { byLength } from '../support/measures/length.ts'
import { measured, seconds } from '../support/measures/measured.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { startWorkerProcess, type WorkerProcess } from '../support/service/worker-process.ts'

const WAITING = byLength({ full: 5_000, thorough: 40, short: 25 })
/** How often the few are timed alone; the first time they wait for a reader to start. */
const ROUNDS = byLength({ full: 3, short: 1 })
const FEW = 5
const AT_A_TIME = 8
/**
 * How much work, as a multiple of the work alone, may be done before the few end, in addition to what was already
 * running.
 */
const PATIENCE = 2.5
/** One file that is read, one that is downloaded, and one that is committed. */
const RUNNING = 3

let service: RunningService
let worker: WorkerProcess
let w2: TestFile

beforeAll(async () => {
  service = await runService()
  w2 = await sample('w2', { seed: 2 })
  worker = startWorkerProcess(service.settings, { READERS: '1' })
})
afterAll(async () => {
  await worker.kill()
  await service.close()
})

test(
  `while ${WAITING} files of one tenant wait, ${FEW} of another are read nearly as soon as alone`,
  async () => {
    const [busy, quiet] = [await service.otherTenant(), await service.otherTenant()]
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await timeOfFew(quiet))
    const alone = Math.max(...rounds.slice(-2))

    const packageId = await busy.createPackage()
    await addAll(busy, packageId, WAITING)
    const beside = await timeOfFew(quiet)
    const { progress } = await busy.call<{ progress: number }>('GET', `/packages/${packageId}`)
    measured(`${FEW} files alone, and while ${WAITING} of another tenant wait`, `${seconds(alone)}, ${seconds(beside)}`)
    expect(progress).toBeLessThan(1)
    // Judged by the order of the work, which other load on the machine does not change.
    expect(await endedMeanwhile(packageId)).toBeLessThanOrEqual((PATIENCE - 1) * FEW + RUNNING)
  },
  byLength({ full: 2 * 3_600_000, short: 300_000 }),
)

/** From the first registration to the end of the package, in milliseconds. */
async function timeOfFew(client: Client): Promise<number> {
  const packageId = await client.createPackage()
  const began = performance.now()
  await addAll(client, packageId, FEW)
  await client.finished(packageId)
  return performance.now() - began
}

/** Files of the package that ended between the last registration and the last end of anybody else's files. */
async function endedMeanwhile(packageId: string): Promise<number> {
  const [row] = await service.db.$queryRaw<[{ count: bigint }]>`
    WITH last AS (
      SELECT package_id FROM files WHERE package_id <> ${packageId}::uuid ORDER BY id DESC LIMIT 1
    ), span AS (
      SELECT max(created_at) AS registered, max(ended_at) AS ended FROM files WHERE package_id = (TABLE last)
    )
    SELECT count(*) AS count FROM files, span
    WHERE package_id = ${packageId}::uuid AND ended_at > registered AND ended_at < ended`
  return Number(row.count)
}

let made = 0

async function addAll(client: Client, packageId: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, () => made++).values()
  const add = async () => {
    // Different bytes every time, so that no stored reading is reused.
    for (const n of numbers)
      await client.addFile(packageId, { name: 'w2.pdf', bytes: Buffer.concat([w2.bytes, Buffer.from(`\n%${n}\n`)]) })
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, add))
}
