import { randomUUID } from 'node:crypto'
import { freePort } from '@income/devstack'
import { sample } from '@income/samples'
import { readiness, startApiOnPort } from '../support/service/api-on-port.ts'
import { startBalancer } from '../support/service/balancer.ts'
import type { TestFile } from '../support/clients/client.ts'
import { withScannedPages } from '../support/documents/scanned-pages.ts'
import { degraded } from '../support/service/degraded.ts'
import { deploy } from '../support/service/deployment.ts'
import { byLength } from '../support/measures/length.ts'
import { measured, promised } from '../support/measures/measured.ts'
import { startLoad } from '../support/clients/load.ts'
import { reckon } from '../support/measures/reckoning.ts'
import { isAlive } from '../support/service/service-process.ts'
import { until } from '../support/clients/until.ts'

const DRAINED_WITHIN_MS = 20_000
const ROLLING = byLength({
  short: { restarts: 1, perSecond: 10, files: 2 },
  thorough: { restarts: 2, perSecond: 10, files: 4 },
  full: { restarts: 20, perSecond: 100, files: 40 },
})
const statement = () => degraded({ kind: 'bank_statement', seed: 6, degrade: 'clean_scan' })
/** Pages that wait for OCR. */
const SCAN = byLength<() => Promise<TestFile>>({
  short: async () => withScannedPages(await sample('w2', { seed: 6 }), 14),
  thorough: statement,
  full: statement,
})

test('rolling restarts under load lose no request and no file', async () => {
  await using on = await deploy({ READERS: '1' })
  const ports = [await freePort(), await freePort()]
  const apis = await Promise.all(ports.map((port) => startApiOnPort(on.settings, port)))
  const startWorker = async () => {
    const port = await freePort()
    const worker = on.startWorker({ METRICS_PORT: String(port) })
    await ready(`http://127.0.0.1:${port}`)
    return worker
  }
  const workers = await Promise.all([startWorker(), startWorker()])
  const balancer = startBalancer(apis.map(({ url }) => url))
  const client = on.client((url, request) => {
    const headers = { ...request.headers, 'idempotency-key': randomUUID() }
    return balancer.send((at) => fetch(url.replace(on.url, at), { ...request, headers }))
  })
  const packageId = await client.createPackage()
  const load = startLoad(ROLLING.perSecond, async (n) => {
    const answer = await balancer.send((at) =>
      n % 2
        ? on.ask('POST', '/packages', { title: 'Load' }, at)
        : on.ask('GET', `/packages/${packageId}`, undefined, at),
    )
    await answer.arrayBuffer()
    return answer.status
  })
  const samples = await Promise.all(
    Array.from({ length: ROLLING.files }, (_, i) => sample('w2', { seed: 400 + (i % 6) })),
  )
  const registering = (async () => {
    for (const file of samples) await client.addFile(packageId, file)
  })()

  let slowest = 0
  try {
    for (let restart = 0; restart < ROLLING.restarts; restart++) {
      const turn = restart % 2
      const asked = performance.now()
      expect(await Promise.all([apis[turn]!.stop(), workers[turn]!.stop()])).toEqual([true, true])
      slowest = Math.max(slowest, performance.now() - asked)
      apis[turn] = await startApiOnPort(on.settings, ports[turn]!)
      workers[turn] = await startWorker()
      await ready(apis[turn].url)
    }
    await registering
    await load.stop()
    await client.finished(packageId)
  } finally {
    await load.stop()
    await balancer.stop()
    await Promise.all(apis.map((api) => api.kill()))
  }
  measured(
    `${ROLLING.restarts} rolling restarts at ${ROLLING.perSecond} requests a second: answers`,
    JSON.stringify(load.answers),
  )
  expect(Object.keys(load.answers).sort()).toEqual(['200', '201'])
  promised('slowest end of an API or worker after SIGTERM', slowest, DRAINED_WITHIN_MS)
  expect(await on.db.package.count({ where: { title: 'Load' } })).toBe(load.answers['201'])
  expect(await reckon(on.db, packageId)).toMatchObject({
    status: 'Processed',
    files: { processed: ROLLING.files },
    notEndedOnce: [],
    doubled: [],
    attempts: 0,
  })
})

test('a worker asked to end in the middle of a page gives its file back at once, without counting an attempt', async () => {
  await using on = await deploy()
  await on.serveApi()
  const scan = await SCAN()
  const packageId = await on.client().createPackage()
  const { id } = await on.client().addFile(packageId, scan)
  const row = () => on.db.file.findUniqueOrThrow({ where: { id } })
  const worker = on.startWorker()
  // Its pages are counted and need OCR, so that one of them is being read at any moment from now on.
  await until(async () => (await row()).pagesTotal)
  const readers = await worker.readers()
  const asked = performance.now()
  expect(await worker.stop()).toBe(true)
  const drained = performance.now() - asked
  promised('a worker in the middle of a page ended after', drained, DRAINED_WITHIN_MS)
  expect(readers.filter(isAlive)).toEqual([])
  expect(await row()).toMatchObject({ status: 'queued', leaseToken: null, attempts: 0, lostLeases: 0, endedAt: null })
  on.startWorker()
  await until(async () => (await row()).status === 'processing')
})

/** A restart is complete when the new process is ready: only then the next one follows. */
async function ready(url: string): Promise<void> {
  await until(async () => (await readiness(url)) === 200)
}
