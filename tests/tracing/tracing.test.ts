import { sample } from '@income/samples'
import { createKey, createTenant, createUser } from '@income/api/admin'
import { createDatabase, Sealing, type Database } from '@income/platform'
import { startApiProcess } from '../support/service/api-process.ts'
import { createClient } from '../support/clients/client.ts'
import { startCollector, type CollectedSpan, type Collector } from '../support/clients/collector.ts'
import { startReceiver, type Receiver } from '../support/clients/receiver.ts'
import { startSpoken, type SpokenProcess } from '../support/service/spoken-process.ts'
import { testStores } from '../support/stores/test-stores.ts'
import { until } from '../support/clients/until.ts'
import { newEndpoint } from '../support/clients/webhooks.ts'

const REGISTERED = 'POST /packages/{package_id}/files'

let collector: Collector
let receiver: Receiver
let db: Database
let api: Awaited<ReturnType<typeof startApiProcess>>
let worker: SpokenProcess
let fileId: string
let packageId: string
beforeAll(async () => {
  const stores = await testStores()
  ;[collector, receiver] = [await startCollector(), await startReceiver()]
  db = createDatabase({ url: stores.DATABASE_URL, poolSize: 2 })
  const { id: tenantId } = await createTenant(db, { name: 'Acme Lending' })
  const { id: user } = await createUser(db, { tenantId, email: 'ops@acme.test' })
  const { key } = await createKey(db, { tenantId, user, scopes: ['read', 'write'] })
  await newEndpoint(db, tenantId, receiver.url, undefined, new Sealing(stores.ENCRYPTION_KEY))
  const settings = {
    ...{ ...stores, LOG_LEVEL: 'info', WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' },
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  }
  api = await startApiProcess(settings)
  worker = (await startSpoken('worker', { ...settings, READERS: '1' }, /worker started/)).process
  const client = createClient(api.url, key)
  packageId = await client.createPackage()
  fileId = (await client.addFile(packageId, await sample('w2', { seed: 3 }))).id
  await client.finished(packageId)
})
afterAll(async () => {
  await api.stop()
  await worker.stop()
  await collector.close()
  await receiver.close()
  await db.$disconnect()
})

/** Names of the spans above one, from itself to the root of its trace. */
function wayTo(span: CollectedSpan): string[] {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [span.name, ...(parent ? wayTo(parent) : [])]
}

const named = (name: string) => collector.spans.filter((span) => span.name === name)

test('a file is one trace, from its registration to the webhooks that announce it', async () => {
  // For the end of the file and of the package.
  await until(() => named('deliver_webhook').length === 2)
  await until(() => named(REGISTERED).length === 1)
  const [request] = named(REGISTERED)
  const file = ['process_file', REGISTERED]
  for (const stage of ['download', 'read', 'understand', 'commit']) {
    expect(named(stage).map(wayTo)).toEqual([[stage, ...file]])
  }
  const calculation = ['calculate_package', 'commit', ...file]
  expect(
    named('deliver_webhook')
      .map(wayTo)
      .sort((a, b) => a.length - b.length),
  ).toEqual([
    ['deliver_webhook', 'commit', ...file],
    ['deliver_webhook', ...calculation],
  ])
  const ofTrace = collector.spans.filter(({ traceId }) => traceId === request!.traceId)
  expect(ofTrace.map(({ name }) => name)).toContain('reader: survey')
})

test('log lines of the API and of the worker name the trace', () => {
  const [request] = named(REGISTERED)
  const lines = `${api.written()}\n${worker.written()}`.split('\n').filter((line) => line.startsWith('{'))
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const messages = parsed.filter(({ trace_id }) => trace_id === request!.traceId).map(({ msg }) => msg)
  expect(messages).toEqual(expect.arrayContaining(['request', 'file ended', 'package calculated']))
})

test('the propagated context has only the trace', async () => {
  const [file] = await db.$queryRaw<{ traceParent: string }[]>`
    SELECT trace_parent AS "traceParent" FROM files WHERE id = ${fileId}::uuid`
  expect(file!.traceParent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  expect([...keys].sort()).toEqual([
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'income.attempt',
    'income.event_id',
    'income.file_id',
    'income.package_id',
    'income.request_id',
  ])
})
