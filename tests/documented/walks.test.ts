import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Sealing } from '@income/platform'
import { sample } from '@income/samples'
import { openReaderShell, type ReaderShell } from '../support/service/reader-shell.ts'
import { startReceiver } from '../support/clients/receiver.ts'
import { newPackage } from '../support/stores/rows.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { shellBlocks, type ShellBlock } from '../support/clients/shell-blocks.ts'
import { until } from '../support/clients/until.ts'
import { deliverer, happen } from '../support/clients/webhooks.ts'

const NEEDED = ['bash', 'curl', 'jq']
const missing = NEEDED.filter((program) => spawnSync(program, ['--version']).error)
if (missing.length > 0)
  process.stderr.write(`${missing.join(', ')} not found: the commands of README and docs are not tried.\n`)
const onceInstalled = missing.length > 0 ? test.skip : test

let service: RunningService
let folder: string
let shell: ReaderShell
beforeAll(async () => {
  service = await runService(undefined, { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' })
  await service.startWorker()
})
afterAll(() => service.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'income-reader-'))
  shell = openReaderShell(folder)
})
afterEach(async () => {
  await shell.close()
  await rm(folder, { recursive: true })
})

/** Runs the blocks in order; each must print what the page shows, comparing names and types of values. */
async function walk(blocks: readonly ShellBlock[]): Promise<void> {
  for (const { commands, answer } of blocks) {
    const written = await shell.run(commands)
    if (answer !== undefined)
      expect({ commands, answer: JSON.parse(written) as unknown }).toEqual({ commands, answer: like(answer) })
  }
}

/** Where the page shows null there may also be a value. */
const PRESENT = { asymmetricMatch: (actual: unknown) => actual !== undefined }

/** Matches anything with these fields, of these types. */
function like(shown: unknown): unknown {
  if (shown === null || shown === undefined) return PRESENT
  if (Array.isArray(shown)) return expect.arrayContaining(shown.slice(0, 1).map(like))
  if (typeof shown !== 'object') return expect.any(shown.constructor)
  return expect.objectContaining(Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, like(value)])))
}

/** The blocks with the values that readers fill in themselves. */
function filledIn(blocks: readonly ShellBlock[], values: Record<string, string>): ShellBlock[] {
  const fill = (commands: string): string =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
      commands,
    )
  return blocks.map((block) => ({ ...block, commands: fill(block.commands) }))
}

const mine = () => ({ BASE: `${service.url}/api/v1`, API_KEY: service.key })

onceInstalled('the walk of the README, from a stack that runs to the income of a pay stub', async () => {
  await mkdir(join(folder, '.devstack'))
  await writeFile(join(folder, '.devstack/ready.json'), JSON.stringify({ api_url: service.url, api_key: service.key }))
  await writeFile(join(folder, 'pay-stub-1.pdf'), (await sample('pay_stub', { seed: 1 })).bytes)
  await shell.run(scriptsWithoutInstalling())
  const [read, together, ...others] = await shellBlocks('README.md', 'Read a document')
  await walk([read!])
  const [, income] = (await shell.run(together!.commands)).split('\n')
  expect(income).toMatch(/^\d+\.\d\d$/)
  await walk(others)
})

/**
 * `npm run` for a folder that is not a repository: the sample is already drawn, and `income` starts like its script.
 */
function scriptsWithoutInstalling(): string {
  const income = fileURLToPath(new URL('../../packages/client/src/cli/main.ts', import.meta.url))
  const start = `XDG_CONFIG_HOME="$PWD" "${process.execPath}" --no-warnings "${income}"`
  return `npm() { while [ "$1" != -- ]; do case $1 in samples) return;; esac; shift; done; shift; ${start} "$@"; }`
}

onceInstalled("the API's guide: a document's way, its review, its export and its deletion", async () => {
  await writeFile(join(folder, 'pay-stub.pdf'), (await sample('pay_stub', { seed: 1 })).bytes)
  await walk(filledIn(await shellBlocks('docs/api.md'), mine()))
})

onceInstalled("the webhooks' guide: subscribing, what failed, sending it again, another secret", async () => {
  const receiver = await startReceiver((response) => response.writeHead(410).end())
  const running = deliverer(service.db, { sealing: new Sealing(service.settings.ENCRYPTION_KEY) })
  try {
    const [setUp] = await shellBlocks('docs/api.md')
    const [subscribe, ...afterwards] = await shellBlocks('docs/webhooks.md')
    await walk(filledIn([setUp!], mine()))
    await walk([{ commands: subscribe!.commands.replace('https://los.example/hooks/income', receiver.url) }])

    const { id: userId, tenantId } = await service.db.user.findFirstOrThrow()
    await happen(service.db, tenantId, await newPackage(service.db, { tenantId, userId }))
    await until(() => service.db.delivery.findFirst({ where: { status: 'failed' } }))
    await walk(afterwards)
  } finally {
    await running.close()
    await receiver.close()
  }
})
