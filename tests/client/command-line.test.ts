import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiDocument, ROUTES } from '@income/api'
import { Sealing } from '@income/platform'
import { sample } from '@income/samples'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { jsonLines, startIncome, type CommandSetting, type Ended } from '../support/clients/income-command.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { until } from '../support/clients/until.ts'
import { deliverer } from '../support/clients/webhooks.ts'

/** The schema shipped for programs that read the lines. */
const SCHEMA = new URL('../../packages/client/schema/lines.schema.json', import.meta.url)

interface Line {
  type: string
  path?: string
  file?: { file_name: string; status: string }
  package?: { public_id: string }
  models?: { model_name: string; monthly: string }[]
  marks?: { severity: string; reason: string; pages: [number, number] | null }[]
  error?: { code: string }
}

let service: RunningService
let folder: string
let validate: ValidateFunction
beforeAll(async () => {
  service = await runService(undefined, { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' })
  await service.startWorker()
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  ajv.addSchema({ ...openApiDocument(ROUTES), $id: 'openapi.json' })
  validate = ajv.compile(JSON.parse(await readFile(SCHEMA, 'utf8')) as object)
})
afterAll(() => service.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'income-command-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** As the service's tenant, in a folder of this test. */
function setting(more: Partial<CommandSetting> = {}): CommandSetting {
  return { cwd: folder, ...more, env: { ...account(), XDG_CONFIG_HOME: join(folder, 'config'), ...more.env } }
}
const account = () => ({ INCOME_API_URL: service.url, INCOME_API_KEY: service.key })

function income(...args: string[]): Promise<Ended> {
  return startIncome(args, setting()).ended
}

/** The lines, each validated by the schema. */
function lines(stdout: string): Line[] {
  const all = jsonLines<Line>(stdout)
  for (const line of all) {
    validate(line)
    expect(validate.errors ?? []).toEqual([])
  }
  return all
}

async function draw(path: string, seed: number, options: object = {}): Promise<void> {
  await writeFile(join(folder, path), (await sample('pay_stub', { seed, ...options })).bytes)
}

describe('income read', () => {
  test('reads a folder, each file separately, and prints lines that match the schema', async () => {
    await mkdir(join(folder, 'papers/older'), { recursive: true })
    await draw('papers/one.pdf', 1)
    await draw('papers/older/two.pdf', 2)
    await writeFile(join(folder, 'papers/notes.txt'), 'not sent')
    const { code, stdout, stderr } = await income('read', 'papers')
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'Not a PDF, PNG or JPEG, so passed over: papers/notes.txt\n',
    })
    const read = lines(stdout)
    expect(read.filter(({ type }) => type === 'file').map(({ path }) => path)).toEqual(
      expect.arrayContaining(['papers/one.pdf', 'papers/older/two.pdf']),
    )
    expect(read.filter(({ type }) => type === 'package')).toHaveLength(2)
    expect(read.flatMap(({ models }) => models ?? [])[0]).toMatchObject({ model_name: 'Wage Income' })
    expect(read.at(-1)).toMatchObject({ type: 'summary', files: 2, read: 2, failed: 0 })
  })

  test('with --package all files form one package, and its models can be saved', async () => {
    await mkdir(join(folder, 'loan-4711'))
    for (const seed of [3, 4]) await draw(`loan-4711/${seed}.pdf`, seed)
    const { code, stdout } = await income('read', '--package', 'loan-4711/', '--csv', '--out', 'saved')
    expect(code).toBe(0)
    const [loanPackage, ...others] = lines(stdout).filter(({ type }) => type === 'package')
    expect([loanPackage?.package, others]).toEqual([expect.objectContaining({ title: 'loan-4711' }), []])
    const { results } = await service.call<{ results: { public_id: string }[] }>(
      'GET',
      `/packages/${loanPackage!.package!.public_id}/models`,
    )
    const saved = join(folder, 'saved', `${loanPackage!.package!.public_id}-${results[0]!.public_id}.csv`)
    expect(await readFile(saved, 'utf8')).toContain('qualifying income')
  })

  test('ends with 2 if files fail, and says which and why', async () => {
    await draw('good.pdf', 5)
    await writeFile(join(folder, 'broken.pdf'), '%PDF-1.7\nnothing more')
    await writeFile(join(folder, 'letter.docx'), 'a letter')
    await mkdir(join(folder, 'named'))
    await writeFile(
      Buffer.concat([Buffer.from(join(folder, 'named/bad')), Buffer.from([0xff]), Buffer.from('.pdf')]),
      '',
    )
    const { code, stdout } = await income('read', 'good.pdf', 'broken.pdf', 'letter.docx', 'named')
    const read = lines(stdout)
    expect(code).toBe(2)
    expect(read.find(({ path }) => path === 'broken.pdf')?.file).toMatchObject({ status: 'failed' })
    expect(read.find(({ path }) => path === 'letter.docx')?.error).toMatchObject({ code: 'invalid_file_type' })
    expect(read.find(({ path }) => path?.startsWith('named'))?.error).toMatchObject({ code: 'unreadable' })
    expect(read.at(-1)).toMatchObject({ files: 4, read: 1, failed: 3 })
    const titles = await service.db.package.findMany({ where: { title: 'letter.docx' } })
    expect(titles).toEqual([])
  })

  test('opens a file with the password from the environment, and skips it if that is wrong', async () => {
    const locked = new URL('../fixtures/locked-pay-stub.pdf', import.meta.url)
    await writeFile(join(folder, 'locked.pdf'), await readFile(locked))
    const run = (password: string) =>
      startIncome(['read', 'locked.pdf'], setting({ env: { INCOME_DOCUMENT_PASSWORD: password } })).ended
    const wrong = await run('guessed')
    expect([wrong.code, lines(wrong.stdout)[0]?.file]).toMatchObject([2, { error: { code: 'password_protected' } }])
    const right = await run('open-sesame')
    expect([right.code, lines(right.stdout)[0]?.file]).toMatchObject([0, { status: 'processed' }])
  })

  test('killed in the middle and started again, it neither loses nor duplicates anything', async () => {
    await mkdir(join(folder, 'many'))
    const seeds = Array.from({ length: 8 }, (_, i) => 20 + i)
    for (const seed of seeds) await draw(`many/${seed}.pdf`, seed)
    const count = () => service.db.file.count({ where: { package: { title: 'many' } } })
    const first = startIncome(['read', '--package', 'many'], setting())
    await until(async () => (await count()) >= 3)
    first.child.kill('SIGKILL')
    await first.ended
    expect(await count()).toBeLessThan(8)

    const { code, stdout } = await income('read', '--package', 'many')
    expect(code).toBe(0)
    const files = lines(stdout).flatMap(({ file }) => file ?? [])
    expect(files.map(({ file_name }) => file_name).sort()).toEqual(seeds.map((seed) => `${seed}.pdf`))
    expect(await service.db.package.count({ where: { title: 'many' } })).toBe(1)
    expect(await count()).toBe(8)
    const again = await income('read', '--package', 'many')
    expect([again.code, await count()]).toEqual([0, 8])
  })
})

describe('income', () => {
  test('lists, shows, reviews and exports results', async () => {
    await draw('stub.pdf', 6)
    const read = lines((await income('read', 'stub.pdf')).stdout)
    const { public_id } = read.find(({ type }) => type === 'package')!.package!
    const [listed, shown] = await Promise.all([income('packages', '--limit', '100'), income('show', public_id)])
    expect(jsonLines<{ public_id: string }>(listed.stdout).map((each) => each.public_id)).toContain(public_id)
    expect(lines(shown.stdout).map(({ type }) => type)).toEqual(['file', 'package'])

    expect((await income('review', public_id, '--begin', '--reason', 'A look')).code).toBe(0)
    expect(await service.call('GET', `/packages/${public_id}`)).toMatchObject({ status: 'Under Review' })
    expect((await income('review', public_id, '--complete')).code).toBe(0)

    const { stdout } = await income('export', public_id, '--format', 'pdf')
    const [{ path }] = jsonLines<{ path: string }>(stdout) as [{ path: string }]
    expect((await readFile(join(folder, path))).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('login saves only an account that works, readable only by its owner', async () => {
    const env = { XDG_CONFIG_HOME: join(folder, 'config') }
    const run = (args: string[], input = '') => startIncome(args, { cwd: folder, env, input }).ended
    expect(await run(['packages'])).toMatchObject({ code: 1, stderr: expect.stringContaining('income login') })
    const wrong = await run(['login', service.url], 'idp_wrong_key')
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was saved') })
    expect(await run(['login', `${service.url}/api/v1/`], `${service.key}\n`)).toMatchObject({ code: 0 })
    expect(await run(['packages'])).toMatchObject({ code: 0 })
    expect((await run(['logout'])).code).toBe(0)
    expect((await run(['packages'])).code).toBe(1)
  })

  test('a running devstack is found from a subfolder', async () => {
    await mkdir(join(folder, '.devstack'))
    await mkdir(join(folder, 'below'))
    const ready = { api_url: service.url, api_key: service.key }
    await writeFile(join(folder, '.devstack/ready.json'), JSON.stringify(ready))
    const env = { XDG_CONFIG_HOME: join(folder, 'config') }
    expect((await startIncome(['packages'], { env, cwd: join(folder, 'below') }).ended).code).toBe(0)
    const half = await startIncome(['packages'], { env: { ...env, INCOME_API_URL: service.url }, cwd: folder }).ended
    expect(half).toMatchObject({ code: 1, stderr: expect.stringContaining('INCOME_API_KEY') })
  })

  test('doctor reports what works and what does not', async () => {
    const [well, ill] = await Promise.all([
      income('doctor'),
      startIncome(['doctor'], setting({ env: { INCOME_API_KEY: 'idp_wrong_key' } })).ended,
    ])
    expect([
      well.code,
      jsonLines<{ name: string; ok: boolean }>(well.stdout).map(({ name, ok }) => [name, ok]),
    ]).toEqual([
      0,
      [
        ['address', true],
        ['key', true],
        ['versions', true],
        ['clock', true],
      ],
    ])
    expect([ill.code, jsonLines<{ ok: boolean }>(ill.stdout).map(({ ok }) => ok)]).toEqual([
      1,
      [true, false, true, true],
    ])
  })

  test('reports errors with the possible choices', async () => {
    const asked = [
      ['read', 'nowhere.pdf'],
      ['show', 'PKG-NONE'],
      ['read', '--help'],
      ['complete', '--', 're'],
    ]
    const [nowhere, none, help, completed] = await Promise.all(asked.map((args) => income(...args)))
    expect(nowhere).toMatchObject({ code: 1, stderr: 'nowhere.pdf: no such file or folder.\n' })
    expect(none?.stderr).toMatch(/^There is no package .*\(request [0-9a-f-]{36}\)\n$/)
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage: income read') })
    expect(completed?.stdout).toMatch(/^read\b[^]*^review\b/m)
  })
})

test('webhooks listen prints verified events, and removes its webhook', async () => {
  const running = deliverer(service.db, { sealing: new Sealing(service.settings.ENCRYPTION_KEY) })
  const listening = startIncome(['webhooks', 'listen'], setting())
  const { id } = await service.db.tenant.findFirstOrThrow({ where: { name: 'Acme Lending' } })
  const count = () => service.db.webhookEndpoint.count({ where: { tenantId: id } })
  await until(async () => (await count()) === 1)
  await draw('stub.pdf', 7)
  expect((await income('read', 'stub.pdf')).code).toBe(0)
  await until(() => service.db.delivery.findFirst({ where: { status: 'delivered' } }))
  await running.close()
  listening.child.kill('SIGINT')
  const { code, stdout } = await listening.ended
  expect(code).toBe(0)
  expect(jsonLines<{ type: string }>(stdout).map(({ type }) => type)).toContain('file.processed')
  expect(await count()).toBe(0)
})
