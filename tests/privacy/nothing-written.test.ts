import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createKey, createTenant, createUser } from '@income/api/admin'
import { createDatabase, createS3Storage, issueSignInLink, s3Options, type Database } from '@income/platform'
import { sample, SAMPLE_KINDS, type Sample } from '@income/samples'
import { SCOPES, type FileRecord, type LoanPackage, type PageOf, type Session } from '@income/shared'
import { startApiProcess, type ApiProcess } from '../support/service/api-process.ts'
import { startCollector, type Collector } from '../support/clients/collector.ts'
import { degraded } from '../support/service/degraded.ts'
import { startReceiver, type Receiver } from '../support/clients/receiver.ts'
import { startSpoken, type SpokenProcess } from '../support/service/spoken-process.ts'
import { testStores, type TestSettings } from '../support/stores/test-stores.ts'
import { until } from '../support/clients/until.ts'
import { childrenOf } from '../support/service/worker-process.ts'
import { queueContents } from './queue-contents.ts'
import { numbersOnPages, valuesOf } from './secrets-of.ts'

/**
 * Runs the whole service at its most verbose log level on documents with known contents. No personal data, file names
 * or secrets may then be in anything written outside the database and the storage.
 */

const APPLICANT = 'Priscilla Quartermaine'
const PASSWORD = 'open-sesame'
const LOCAL_RECEIVERS = { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' }

let settings: TestSettings
let db: Database
let api: ApiProcess
let worker: SpokenProcess
let receiver: Receiver
let collector: Collector
let key: string
let tenantId: string
let samples: Pick<Sample, 'name' | 'bytes' | 'truth'>[]
const written: Record<string, string> = {}
const secrets: string[] = []

async function call<T>(method: string, path: string, body?: unknown, as = key): Promise<T> {
  const response = await fetch(`${api.url}/api/v1${path}`, {
    method,
    headers: { 'x-api-key': as, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) written['error answers'] = `${written['error answers'] ?? ''}${text}\n`
  return JSON.parse(text || 'null') as T
}

async function addFile(packageId: string, name: string, bytes: Uint8Array): Promise<FileRecord> {
  const { upload_url, uri } = await call<{ upload_url: string; uri: string }>('POST', '/files', { file_name: name })
  await fetch(upload_url, { method: 'PUT', body: Buffer.from(bytes) })
  return call('POST', `/packages/${packageId}/files`, { uri, file_name: name })
}

async function finished(packageId: string): Promise<LoanPackage> {
  for (;;) {
    const loanPackage = await call<LoanPackage>('GET', `/packages/${packageId}`)
    if (loanPackage.status !== 'Processing') return loanPackage
    await sleep(100)
  }
}

/** Signs in and works with the session; returns its token and the CSRF token. */
async function workSignedIn(): Promise<string[]> {
  const at = (path: string) => `${api.url}/api/v1${path}`
  const opened = await fetch(at('/session'), { method: 'POST', headers: { 'x-api-key': key } })
  const { csrf_token } = (await opened.json()) as Session
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const refused = await fetch(at('/packages'), {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': `${csrf_token}x` },
  })
  written['error answers'] = `${written['error answers'] ?? ''}${await refused.text()}\n`
  const ended = await fetch(at('/session'), { method: 'DELETE', headers: { cookie, 'x-csrf-token': csrf_token ?? '' } })
  expect([opened.status, refused.status, ended.status]).toEqual([201, 403, 204])
  return [cookie.split('=')[1]!, csrf_token!]
}

/** Follows a sign-in link twice; returns its token. */
async function followLink(): Promise<string> {
  const token = (await issueSignInLink(db, key.split('_')[1]!))!
  const follow = async () => (await fetch(`${api.url}/sign-in/link?token=${token}`, { redirect: 'manual' })).status
  expect([await follow(), await follow()]).toEqual([303, 410])
  return token
}

/** Refused requests, with a name in every place that accepts one. */
async function provokeErrors(packageId: string): Promise<void> {
  await call('POST', '/files', { file_name: `${APPLICANT}.docx` })
  await call('POST', `/packages/${packageId}/files`, { uri: `s3://x/${APPLICANT}`, file_name: `${APPLICANT}.pdf` })
  await call('POST', '/packages', `{"title": "${APPLICANT}`)
  await call('POST', '/packages', { title: APPLICANT.repeat(100) })
  await call('GET', `/packages/${encodeURIComponent(APPLICANT)}`)
  await call('GET', `/packages?status=${encodeURIComponent(APPLICANT)}`)
  await call('GET', '/packages', undefined, `${key}x`)
  await call('PATCH', '/settings', { ownership_share: APPLICANT })
}

beforeAll(async () => {
  settings = await testStores()
  db = createDatabase({ url: settings.DATABASE_URL, poolSize: 2 })
  const tenant = await createTenant(db, { name: 'Acme Lending' })
  tenantId = tenant.id
  const { id: user } = await createUser(db, { tenantId, email: 'ops@acme.test' })
  key = (await createKey(db, { tenantId, user, scopes: SCOPES })).key
  receiver = await startReceiver()
  collector = await startCollector()
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }
  api = await startApiProcess(settings, { LOG_LEVEL: 'trace', ...traced, ...LOCAL_RECEIVERS })
  const { secret } = await call<{ secret: string }>('POST', '/webhooks', { url: receiver.url })

  const scan = degraded({ kind: 'w2', seed: 8, degrade: 'clean_scan' })
  samples = await Promise.all([...SAMPLE_KINDS.map((kind) => sample(kind, { seed: 7 })), scan])
  const { id: packageId } = await call<LoanPackage>('POST', '/packages', {
    title: `Loan of ${APPLICANT}`,
    external_id: `ref ${APPLICANT}`,
  })
  for (const { name, bytes } of samples) await addFile(packageId, `${APPLICANT} ${name}`, bytes)
  const locked = await readFile(new URL('../fixtures/locked-pay-stub.pdf', import.meta.url))
  const { id: lockedId } = await addFile(packageId, `${APPLICANT} locked.pdf`, locked)
  await addFile(packageId, `${APPLICANT} broken.pdf`, Buffer.from(`%PDF-1.7 ${APPLICANT}`))
  written['queue, before'] = await queueContents(settings.QUEUE_URL, settings.QUEUE_PREFIX, db)

  const { process, said: metricsPort } = await startSpoken(
    'worker',
    { ...settings, ...traced, ...LOCAL_RECEIVERS, READERS: '2', METRICS_PORT: '0', LOG_LEVEL: 'trace' },
    /"metricsPort":(\d+).*"worker started"/,
  )
  worker = process
  await finished(packageId)
  await call('POST', `/packages/${packageId}/files/${lockedId}/retry`, { password: PASSWORD })
  await finished(packageId)
  await provokeErrors(packageId)
  secrets.push(...(await workSignedIn()), await followLink())
  const { results } = await call<PageOf<FileRecord>>('GET', `/packages/${packageId}/files`)
  expect(results.filter(({ status }) => status === 'processed')).toHaveLength(samples.length + 1)
  await receiver.until((received) => received.length >= results.length + 1)

  const metricsOf = async (url: string) => (await fetch(`${url}/metrics`)).text()
  written['metrics of the API'] = await metricsOf(api.url)
  written['metrics of the worker'] = await metricsOf(`http://127.0.0.1:${metricsPort}`)
  written['queue, after'] = await queueContents(settings.QUEUE_URL, settings.QUEUE_PREFIX, db)
  await until(() => collector.spans.some(({ name }) => name === 'deliver_webhook'))
  written['traces'] = JSON.stringify(collector.spans)
  written['webhooks'] = receiver.received.map(({ body }) => body).join('\n')
  const storage = createS3Storage(s3Options(settings))
  const numbers = await numbersOnPages(storage, tenantId)
  expect(numbers.length).toBeGreaterThanOrEqual(3)
  const [postgres, s3] = [new URL(settings.DATABASE_URL).password, settings.S3_SECRET_KEY]
  secrets.push(key.split('_')[2]!, secret, PASSWORD, settings.ENCRYPTION_KEY, postgres, s3)
  secrets.push(APPLICANT, ...samples.flatMap(valuesOf), ...numbers)
}, 240_000)

afterAll(async () => {
  await Promise.all([api.stop(), worker.stop()])
  await receiver.close()
  await collector.close()
  await db.$disconnect()
})

/** A secret as it is, and as encoded in an address or a header. */
function formsOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+'), Buffer.from(secret).toString('base64')]
}

function expectNothingOf(where: string, text: string): void {
  expect([where, text.length > 0]).toEqual([where, true])
  const found = secrets.filter((secret) => formsOf(secret).some((form) => text.includes(form)))
  expect({ where, found }).toEqual({ where, found: [] })
}

test('the environment of readers has only their channel, memory settings and the cache of compiled sources', async () => {
  const readers = await childrenOf(worker.pid)
  expect(readers.length).toBeGreaterThan(0)
  for (const pid of readers) {
    const environ = await readFile(`/proc/${pid}/environ`, 'utf8')
    const names = environ
      .split('\0')
      .filter(Boolean)
      .map((line) => line.split('=')[0])
    expect(names.filter((name) => !/^(NODE_CHANNEL_|MALLOC_|NODE_COMPILE_CACHE$)/.test(name!))).toEqual([])
  }
})

test.each([
  'queue, before',
  'queue, after',
  'metrics of the API',
  'metrics of the worker',
  'error answers',
  'webhooks',
])('%s: no personal data, file names or secrets', (where) => {
  expectNothingOf(where, written[where] ?? '')
})

test('logs: no personal data, file names or secrets', () => {
  expectNothingOf('the log of the API', api.written())
  expectNothingOf('the log of the worker', worker.written())
})

test('the metrics show what was done', () => {
  const metrics = written['metrics of the worker'] ?? ''
  expect(metrics).toMatch(/^income_files_total\{status="processed",code="",.*\} 6$/m)
  expect(metrics).toMatch(/^income_files_total\{status="failed",code="corrupt_file",.*\} 1$/m)
  expect(metrics).toMatch(/^income_pages_total\{source="text_layer",.*\} [1-9]/m)
  expect(metrics).toMatch(/^income_pages_total\{source="ocr",.*\} [1-9]/m)
  expect(metrics).toMatch(/^income_stage_seconds_count\{.*stage="commit".*\} [1-9]/m)
  expect(metrics).toMatch(/^income_webhook_attempts_total\{outcome="delivered",.*\} [1-9]/m)
  expect(metrics).toMatch(/^income_files_waiting\{.*\} 0$/m)
  expect(metrics).toMatch(/^income_dependency_up\{dependency="queue",.*\} 1$/m)
  // There are as many ids as files: no label may contain one.
  expect(`${metrics} ${written['metrics of the API']}`).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/)
})
