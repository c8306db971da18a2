import { randomUUID } from 'node:crypto'
import { freePort, startThrowawayStores } from '@income/devstack'
import { createDatabase } from '@income/platform'
import { sample } from '@income/samples'
import { readiness } from '../support/service/api-on-port.ts'
import { startBalancer } from '../support/service/balancer.ts'
import { createClient } from '../support/clients/client.ts'
import { degraded } from '../support/service/degraded.ts'
import { startLoad } from '../support/clients/load.ts'
import { measured } from '../support/measures/measured.ts'
import { startReceiver } from '../support/clients/receiver.ts'
import { reckon } from '../support/measures/reckoning.ts'
import { UNLIMITED_RATES } from '../support/stores/unlimited-rates.ts'
import type { ServiceProcess } from '../support/service/service-process.ts'
import { until } from '../support/clients/until.ts'
import { thisVersion, versionBefore, versionOf, type Version } from './version.ts'

const FILES = 12
const PER_SECOND = 10

const before = versionBefore()
if (before === undefined)
  process.stderr.write('no release yet, and UPGRADE_FROM names no commit: the upgrade is not tried\n')
const withVersionBefore = before === undefined ? test.skip : test

/** A place in the deployment, whose process may be replaced. */
interface Place {
  service: 'api' | 'worker'
  url: string
  settings: Record<string, string>
  process: ServiceProcess
}

withVersionBefore(
  'an upgrade under load loses no request and no file, and the version before runs on the new schema',
  async () => {
    await using old = await versionOf(before!)
    const stores = await startThrowawayStores(() => {})
    const settings = {
      ...stores.settings,
      ENCRYPTION_KEY: stores.secrets.encryptionKey,
      ...UNLIMITED_RATES,
      WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8',
      LOG_LEVEL: 'silent',
    }
    await old.admin(settings, 'migrate')
    const key = await firstKey(old, settings)
    const places = await Promise.all(
      (['api', 'api', 'worker', 'worker'] as const).map((service) => startPlace(old, service, settings)),
    )
    const apis = places.filter(({ service }) => service === 'api')
    const workers = places.filter(({ service }) => service === 'worker')

    const [first] = apis
    const balancer = startBalancer(apis.map(({ url }) => url))
    const client = createClient(first!.url, key, (url, request) => {
      const headers = { ...request.headers, 'idempotency-key': randomUUID() }
      return balancer.send((at) => fetch(url.replace(first!.url, at), { ...request, headers }))
    })
    // Events, which are used to count ends, are stored only for subscribers.
    const receiver = await startReceiver()
    await client.call('POST', '/webhooks', { url: receiver.url })
    const packageId = await client.createPackage()
    const load = startLoad(PER_SECOND, async (n) => {
      const [method, path] = n % 2 ? ['POST', ''] : ['GET', `/${packageId}`]
      const answer = await balancer.send((at) =>
        fetch(`${at}/api/v1/packages${path}`, {
          method,
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          ...(n % 2 && { body: JSON.stringify({ title: 'Load' }) }),
        }),
      )
      await answer.arrayBuffer()
      return answer.status
    })
    const db = createDatabase({ url: settings.DATABASE_URL, poolSize: 4 })
    try {
      // Scans first: at least one is in the middle of its pages when its worker is replaced.
      for (let i = 0; i < FILES; i++) {
        const file =
          i < 2
            ? degraded({ kind: 'bank_statement', seed: 6 + i, degrade: 'clean_scan' })
            : sample('w2', { seed: 400 + i })
        await client.addFile(packageId, await file)
      }
      await until(async () => (await client.files(packageId)).some(({ status }) => status === 'processing'))
      const { applied } = await thisVersion().admin<{ applied: string[] }>(settings, 'migrate')
      for (const place of [...workers, ...apis]) await replace(place, thisVersion())
      await client.finished(packageId)
      const after = await reckon(db, packageId)

      for (const place of [...workers, ...apis]) await replace(place, old)
      const back = await client.createPackage()
      await client.addFile(back, await sample('w2', { seed: 421 }))
      expect((await client.finished(back)).status).toBe('Processed')
      await load.stop()

      measured(`upgrade from ${before!}`, `${applied.length} migrations; answers ${JSON.stringify(load.answers)}`)
      expect(after).toMatchObject({
        status: 'Processed',
        files: { processed: FILES },
        notEndedOnce: [],
        doubled: [],
        attempts: 0,
      })
      expect(Object.keys(load.answers).sort()).toEqual(['200', '201'])
      expect(await db.package.count({ where: { title: 'Load' } })).toBe(load.answers['201'])
    } finally {
      await load.stop()
      await balancer.stop()
      await Promise.all(places.map(({ process }) => process.kill()))
      await receiver.close()
      await db.$disconnect()
      await stores.stop()
    }
  },
)

async function firstKey(version: Version, settings: Record<string, string>): Promise<string> {
  const tenant = await version.admin<{ id: string }>(settings, 'tenant', 'create', 'Acme Lending')
  await version.admin(settings, 'user', 'create', '--tenant', tenant.id, '--email', 'ops@acme.test')
  const key = ['key', 'create', '--tenant', tenant.id, '--user', 'ops@acme.test', '--scopes', 'read,write,admin']
  return (await version.admin<{ key: string }>(settings, ...key)).key
}

async function startPlace(
  version: Version,
  service: Place['service'],
  settings: Record<string, string>,
): Promise<Place> {
  const port = String(await freePort())
  const own = { ...settings, ...(service === 'api' ? { PORT: port } : { METRICS_PORT: port, READERS: '1' }) }
  const place = { service, url: `http://127.0.0.1:${port}`, settings: own, process: version.start(service, own) }
  await until(async () => (await readiness(place.url)) === 200)
  return place
}

/** As an operator does it: SIGTERM, its end, and the next process once this one is ready. */
async function replace(place: Place, version: Version): Promise<void> {
  expect(await place.process.stop()).toBe(true)
  place.process = version.start(place.service, place.settings)
  await until(async () => (await readiness(place.url)) === 200)
}
