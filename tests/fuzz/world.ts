import { randomUUID } from 'node:crypto'
import { recordEvent } from '@income/platform'
import type { IncomeModel, PackageSettings, PageOf } from '@income/shared'
import type { TestApi } from '../../services/api/src/testing/api.ts'
import { newPackage, packageWithFile, upload } from '../../services/api/src/testing/documents.ts'
import { bankStatement, misreadStatement, payStub, processedPackage } from '../../services/api/src/testing/processed.ts'
import { endFile } from '../../services/api/src/testing/rows.ts'

/** The target of a request: the parameters of its path, and the identifiers in its body. */
export interface Aim {
  params: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

/** Objects for requests to read, decide, correct and delete. */
export interface World {
  /** @param pick selects among what exists. */
  aim(operation: string, pick: number): Promise<Aim>
  /** Restores what a successful request used up. */
  settle(operation: string, aim: Aim, body: unknown): Promise<void>
}

interface Read {
  package_id: string
  public_id: string
  files: string[]
  documents: string[]
  entries: { model_id: string; entry_id: string }[]
  signals: string[]
  /** Of accounts, employments and businesses. */
  subjects: string[]
  /** The method of each model that has a result. */
  methods: { model_id: string; method: string }[]
}

const READ = 4
const FIELDS = [
  ['net_pay', '1234.50'],
  ['pay_frequency', 'biweekly'],
  ['employer_name', 'Acme Corp'],
  ['opening_balance', null],
  ['period_end', '2026-01-31'],
  ['no_such_field', '1'],
] as const

export async function makeWorld(api: TestApi): Promise<World> {
  const underReview = await several(() => readPackage(api))
  const atRest = await several(() => readPackage(api))
  for (const { package_id } of underReview) await api.send('post', `/packages/${package_id}/review`)
  const deliveries = await hookWithDelivery(api, underReview[0]!.package_id)

  /** A package that was read, and an object within it. */
  function within(pick: number, among: readonly Read[]): Record<string, string> {
    const read = among[pick % among.length]!
    const { model_id, entry_id } = read.entries[pick % read.entries.length]!
    return {
      package_id: pick % 2 === 0 ? read.package_id : read.public_id,
      file_id: read.files[pick % read.files.length]!,
      document_id: read.documents[pick % read.documents.length]!,
      model_id,
      entry_id,
    }
  }

  /** A choice of the method that a model already has. */
  function choice(pick: number): { params: Record<string, string>; body: { method: string } } {
    const read = underReview[pick % underReview.length]!
    const { model_id, method } = read.methods[pick % read.methods.length]!
    return { params: { ...within(pick, [read]), model_id, kind: 'method', subject: 'model' }, body: { method } }
  }

  function signalOf(pick: number): Record<string, string> {
    const read = underReview[pick % underReview.length]!
    return { ...within(pick, [read]), signal_id: read.signals[0]! }
  }

  const special: Record<string, (pick: number) => Promise<Aim>> = {
    deletePackage: async () => ({ params: { package_id: (await newPackage(api)).id } }),
    deleteFile: async () => ({ params: namesOf(await packageWithFile(api)) }),
    retryFile: async () => {
      const made = await packageWithFile(api)
      await endFile(api, made.fileId, 'password_protected')
      return { params: namesOf(made) }
    },
    registerFile: async () => ({
      params: { package_id: (await newPackage(api)).id },
      body: { uri: (await upload(api)).uri },
    }),
    requestUpload: async () => ({ params: {}, body: { file_name: 'statement.pdf' } }),
    beginReview: async (pick) => ({ params: within(pick, atRest) }),
    completeReview: async (pick) => {
      const params = within(pick, atRest)
      await api.send('post', `/packages/${params['package_id']}/review`)
      return { params }
    },
    correctField: async (pick) => {
      const [name, value] = FIELDS[pick % FIELDS.length]!
      return { params: { ...within(pick, underReview), name }, body: { value } }
    },
    undoFieldCorrection: async (pick) => {
      const params: Record<string, string> = { ...within(pick, underReview), name: 'period_end' }
      const field = `/packages/${params['package_id']}/documents/${params['document_id']}/fields/period_end`
      await api.send('patch', field, { body: { value: '2026-01-31', reason: 'To be undone' } })
      return { params }
    },
    undoEntryCorrection: async (pick) => {
      const params = within(pick, underReview)
      const entry = `/packages/${params['package_id']}/entries/${params['entry_id']}`
      await api.send('patch', entry, { body: { description: 'As printed', reason: 'To be undone' } })
      return { params }
    },
    decide: async (pick) => choice(pick),
    undoDecision: async (pick) => {
      const { params, body } = choice(pick)
      const path = `/packages/${params['package_id']}/models/${params['model_id']}/decisions/method/model`
      await api.send('put', path, { body: { ...body, reason: 'To be undone' } })
      return { params }
    },
    changeSubjectSettings: async (pick) => {
      const { subjects } = underReview[pick % underReview.length]!
      return { params: { ...within(pick, underReview), subject: subjects[pick % subjects.length]! } }
    },
    dismissSignal: async (pick) => ({ params: signalOf(pick) }),
    undoDismissal: async (pick) => {
      const params = signalOf(pick)
      const path = `/packages/${params['package_id']}/signals/${params['signal_id']}/dismissal`
      await api.send('put', path, { body: { reason: 'To be undone' } })
      return { params }
    },
    revokeKey: async () => {
      const { body } = await api.send('post', '/keys', { body: { name: 'To be revoked', scopes: ['read'] } })
      return { params: { key_id: body.id } }
    },
    createWebhook: async () => ({ params: {} }),
    getWebhook: async () => ({ params: deliveries }),
    listDeliveries: async () => ({ params: deliveries }),
    redeliver: async () => ({ params: deliveries }),
    changeWebhook: async () => ({ params: { webhook_id: await newHook(api) } }),
    deleteWebhook: async () => ({ params: { webhook_id: await newHook(api) } }),
    rotateWebhookSecret: async () => ({ params: { webhook_id: await newHook(api) } }),
  }

  return {
    aim: (operation, pick) => special[operation]?.(pick) ?? Promise.resolve({ params: within(pick, underReview) }),
    async settle(operation, { params }, body) {
      if (operation === 'beginReview') await api.send('post', `/packages/${params['package_id']}/review/complete`)
      // A tenant has 20 webhooks at most.
      const hook = operation === 'createWebhook' ? idOf(body) : params['webhook_id']
      if (hook !== undefined && hook !== deliveries.webhook_id) await api.send('delete', `/webhooks/${hook}`)
    },
  }
}

function several<T>(make: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: READ }, make))
}

/** A package at rest whose documents were read and whose models are computed. */
async function readPackage(api: TestApi): Promise<Read> {
  const package_id = await processedPackage(api, [bankStatement(), misreadStatement(), payStub()])
  const list = async (of: string) => (await api.send('get', `/packages/${package_id}/${of}`)).body.results
  const parsed = async <T>(of: string) => JSON.parse((await api.send('get', `/packages/${package_id}/${of}`)).text) as T
  const { body } = await api.send('get', `/packages/${package_id}`)
  const [files, documents, models] = await Promise.all([list('files'), list('documents'), list('models')])
  const entries = await Promise.all(
    models.map(async ({ id }) =>
      (await list(`entries?model_id=${id}`)).map((entry) => ({ model_id: id, entry_id: entry.id })),
    ),
  )
  const { subjects } = await parsed<PackageSettings>('settings')
  const methods = (await parsed<PageOf<IncomeModel>>('models')).results.flatMap(({ id, method }) =>
    method === null ? [] : { model_id: id, method },
  )
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
  return {
    package_id,
    public_id: body.public_id,
    files: ids(files),
    documents: ids(documents),
    signals: [await newSignal(api, package_id, files[0]!.id)],
    entries: entries.flat(),
    subjects: subjects.map(({ key }) => key),
    methods,
  }
}

async function newSignal({ owner, deps }: TestApi, packageId: string, fileId: string): Promise<string> {
  const found = { code: 'content_after_end', category: 'history', severity: 'low', summary: 'Content after the end.' }
  const id = randomUUID()
  await deps.database.signal.create({
    data: { ...found, id, packageId, fileId, tenantId: owner.tenantId, evidence: [] },
  })
  return id
}

async function newHook(api: TestApi): Promise<string> {
  const { body } = await api.send('post', '/webhooks', { body: { url: 'https://127.0.0.1/hook' } })
  return body.id
}

async function hookWithDelivery(api: TestApi, packageId: string) {
  const webhook_id = await newHook(api)
  const data = { package_id: packageId, status: 'Under Review' }
  const event = { tenantId: api.owner.tenantId, type: 'package.under_review', data } as const
  await api.deps.database.$transaction((tx) => recordEvent(tx, event))
  const { id } = await api.deps.database.delivery.findFirstOrThrow({ where: { endpointId: webhook_id } })
  return { webhook_id, delivery_id: id }
}

function namesOf({ packageId, fileId }: { packageId: string; fileId: string }): Record<string, string> {
  return { package_id: packageId, file_id: fileId }
}

function idOf(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : undefined
}
