import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sample } from '@income/samples'
import { deploy, type Deployment } from '../support/service/deployment.ts'
import { until } from '../support/clients/until.ts'

let on: Deployment
let workDirectory: string
beforeEach(async () => {
  on = await deploy()
  await on.serveApi()
  workDirectory = await mkdtemp(join(tmpdir(), 'left-behind-'))
})
afterEach(async () => {
  await on[Symbol.asyncDispose]()
  await rm(workDirectory, { recursive: true })
})

/** Files under the work directory that contain a piece of the document. */
async function filesWith(bytes: Uint8Array): Promise<string[]> {
  const piece = Buffer.from(bytes).subarray(200, 400)
  const entries = await readdir(workDirectory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(paths.map((path) => readFile(path)))
  return paths.filter((_, i) => contents[i]!.includes(piece))
}

test('no byte of a document stays on disk once another worker replaces one that was killed while reading it', async () => {
  const document = await sample('pay_stub', { seed: 11 })
  const doomed = on.startWorker({ WORK_DIRECTORY: workDirectory, NODE_ENV: 'test', CRASH_AT: 'original_fetched' })
  const packageId = await on.client().createPackage()
  await on.client().addFile(packageId, document)
  expect(await doomed.ended).toBe('SIGKILL')
  expect(await filesWith(document.bytes)).toHaveLength(1)

  // As if the killed worker's last sign of life had been two minutes ago.
  const twoMinutesAgo = new Date(Date.now() - 120_000)
  for (const folder of await readdir(workDirectory))
    await utimes(join(workDirectory, folder), twoMinutesAgo, twoMinutesAgo)
  const heir = on.startWorker({ WORK_DIRECTORY: workDirectory })
  await on.client().finished(packageId)
  await until(async () => (await filesWith(document.bytes)).length === 0)
  await heir.stop()
  expect(await readdir(workDirectory)).toEqual([])
})
