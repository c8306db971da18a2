import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FILE_KINDS, sample, type Sample } from '@income/samples'
import { createClient, type Client } from '../support/clients/client.ts'
import type { Docker } from './docker.ts'
import { buildWithoutNetwork, examineImages } from './images.ts'
import { placesWith } from './left-bytes.ts'

const FILES = 40
const API = 'http://127.0.0.1:3000'
const ADMIN = ['api', 'node', 'services/api/src/admin/main.ts']

/** The steps in order; each reports its findings, and the first failure ends the run. */
export async function trial(on: Docker): Promise<void> {
  await on.compose(['down', '--volumes', '--remove-orphans'])
  try {
    await step('images built', () => on.compose(['build']))
    await step('images without development tools, run by any user', () => examineImages(on))
    await step('images built again without a network', () => buildWithoutNetwork(on))
    await step('up', () => up(on, { api: 2, worker: 3 }))
    const key = await step('first key', () => firstKey(on))
    const client = createClient(API, key)
    const documents = await step(`${FILES} documents drawn`, () =>
      Promise.all(
        Array.from({ length: FILES }, (_, i) => sample(FILE_KINDS[i % FILE_KINDS.length]!, { seed: 900 + i })),
      ),
    )
    const packageId = await step('files read while two workers are killed and removed', () =>
      read(on, client, documents),
    )
    await step('no byte of a document outside the storage', () => nothingLeft(on, documents))
    const before = await answers(client, packageId)
    await step('backed up, restored on an empty host, answers the same', async () => {
      await backUpAndRestore(on)
      if ((await answers(client, packageId)) !== before) throw new Error('the answers differ after the restore')
    })
  } finally {
    await on.compose(['down', '--volumes', '--remove-orphans'])
  }
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  console.log(`ok  ${name}  ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  return result
}

async function up(on: Docker, counts: Record<string, number>): Promise<void> {
  const scale = Object.entries(counts).flatMap(([service, count]) => ['--scale', `${service}=${count}`])
  await on.compose(['up', '--detach', '--wait', ...scale])
}

/** As in docs/operations.md. */
async function firstKey(on: Docker): Promise<string> {
  const admin = async (...args: string[]) =>
    JSON.parse((await on.compose(['exec', '-T', ...ADMIN, ...args, '--json'])).toString()) as {
      id: string
      key: string
    }
  const { id: tenant } = await admin('tenant', 'create', 'Acme Lending')
  await admin('user', 'create', '--tenant', tenant, '--email', 'ops@acme.example')
  return (await admin('key', 'create', '--tenant', tenant, '--user', 'ops@acme.example')).key
}

async function read(on: Docker, client: Client, documents: readonly Sample[]): Promise<string> {
  const packageId = await client.createPackage()
  for (const document of documents) await client.addFile(packageId, document)
  const names = (await on.compose(['ps', '--quiet', 'worker'])).toString().trim().split('\n')
  for (const name of names.slice(1)) {
    await sleep(2_000)
    await on.docker(['kill', name])
    await on.docker(['rm', name])
  }
  const { status } = await client.finished(packageId)
  const read = (await client.files(packageId)).filter((file) => file.status === 'processed')
  if (status !== 'Processed' || read.length !== FILES)
    throw new Error(`${status}: ${read.length} of ${FILES} files read`)
  return packageId
}

async function nothingLeft(on: Docker, documents: readonly Sample[]): Promise<void> {
  const places = await placesWith(on, documents)
  if (!places.some((place) => place.endsWith('_objects')))
    throw new Error('the search finds nothing in the storage itself')
  const elsewhere = places.filter((place) => !place.endsWith('_objects'))
  if (elsewhere.length > 0) throw new Error(`documents were left in ${elsewhere.join(', ')}`)
}

async function answers(client: Client, packageId: string): Promise<string> {
  const parts = ['', '/files', '/documents', '/models', '/entries']
  const bodies = await Promise.all(parts.map((part) => client.call('GET', `/packages/${packageId}${part}`)))
  return createHash('sha256').update(JSON.stringify(bodies)).digest('hex')
}

/** As in docs/operations.md. */
async function backUpAndRestore(on: Docker): Promise<void> {
  const postgres = ['exec', '-T', 'postgres']
  const dump = await on.compose([...postgres, 'pg_dump', '--username=income', '--format=custom', 'income'])
  const objects = await on.compose(['exec', '-T', ...ADMIN, 'bucket', 'export'])
  await on.compose(['down', '--volumes'])

  await on.compose(['up', '--detach', '--wait', 'postgres', 'redis', 's3'])
  const restore = ['pg_restore', '--username=income', '--dbname=income', '--exit-on-error', '--no-owner']
  await on.compose([...postgres, ...restore], dump)
  await on.compose(['run', '--rm', '--no-deps', '-T', 'migrate'])
  await on.compose(['run', '--rm', '--no-deps', '-T', ...ADMIN, 'bucket', 'import'], objects)
  await on.compose(['up', '--detach', '--wait'])
}
