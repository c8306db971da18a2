import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../process/ending.ts'
import { freePort } from '../process/ports.ts'
import { AlreadyRunning } from './claim.ts'
import type { Ready } from './ready-file.ts'
import { startStack, type Stack, type StackOptions } from './stack.ts'
import { throwawayDirectory } from './throwaway.ts'

let directory: string
let said: string[]

beforeEach(async () => {
  directory = await throwawayDirectory()
  said = []
})
afterEach(() => rm(directory, { recursive: true }))

async function options(): Promise<StackOptions> {
  return {
    directory,
    durability: 'kept',
    port: await freePort(),
    workers: 2,
    environment: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    report: (line) => said.push(line),
  }
}

async function readyFile(): Promise<Ready> {
  return JSON.parse(await readFile(join(directory, 'ready.json'), 'utf8')) as Ready
}

function packagesOf({ api_url }: Ready, key: string): Promise<Response> {
  return fetch(`${api_url}/api/v1/packages`, { headers: { 'x-api-key': key } })
}

/** The console answers, and the link signs in to it once. */
async function expectConsole(stack: Stack): Promise<void> {
  const { console_url, api_url } = stack.ready
  expect((await fetch(console_url)).headers.get('content-type')).toMatch(/^text\/html/)
  const link = await stack.signInLink()
  const followed = await fetch(link, { redirect: 'manual' })
  expect([followed.status, followed.headers.get('location')]).toEqual([303, '/console'])
  const cookie = followed.headers.get('set-cookie')?.split(';')[0] ?? ''
  const who = await fetch(`${api_url}/api/v1/session`, { headers: { cookie } })
  expect(await who.json()).toMatchObject({ user: { email: 'first@example.com' } })
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(410)
}

/** The board, which exists only with Redis, opens to the operator's key and to no tenant's. */
async function expectOperatorsBoard({ api_url, queue_url, ...keys }: Ready): Promise<void> {
  if (!queue_url.startsWith('redis')) return
  const statusFor = async (key: string) =>
    (await fetch(`${api_url}/admin/queues`, { headers: { 'x-api-key': key } })).status
  expect(await Promise.all([keys.api_key, keys.other_api_key, keys.operator_key].map(statusFor))).toEqual([
    403, 403, 200,
  ])
}

async function createPackage({ api_url, api_key }: Ready): Promise<void> {
  const headers = { 'x-api-key': api_key, 'content-type': 'application/json' }
  await fetch(`${api_url}/api/v1/packages`, { method: 'POST', headers, body: '{"title":"Kept"}' })
}

async function countOf(answer: Promise<Response>): Promise<number> {
  return ((await (await answer).json()) as { count: number }).count
}

test('a stack serves two tenants, restarts what dies, keeps its data, and leaves nothing behind', async () => {
  const first = await startStack(await options())
  const ready = await readyFile()
  expect(ready).toEqual(first.ready)
  expect((await stat(join(directory, 'ready.json'))).mode & 0o777).toBe(0o600)
  expect(ready.pids.workers).toHaveLength(2)

  await createPackage(ready)
  expect(await countOf(packagesOf(ready, ready.api_key))).toBe(1)
  expect(await countOf(packagesOf(ready, ready.other_api_key))).toBe(0)

  await expectConsole(first)
  await expectOperatorsBoard(ready)
  expect((await packagesOf(ready, ready.operator_key)).status).toBe(403)

  await expect(startStack(await options())).rejects.toThrow(AlreadyRunning)
  await expectRestart(first, ready)

  const pids = [first.ready.pids.api, ...first.ready.pids.workers]
  await first.stop()
  expect(pids.some(isAlive)).toBe(false)
  await expect(readyFile()).rejects.toThrow('ENOENT')

  const second = await startStack({ ...(await options()), workers: 1 })
  expect(second.ready.api_key).toBe(ready.api_key)
  expect(await countOf(packagesOf(second.ready, second.ready.api_key))).toBe(1)
  await second.stop()
}, 90_000)

/** The ready file once it says so. */
async function readyFileThat(says: (ready: Ready) => boolean): Promise<Ready> {
  for (;;) {
    const ready = await readyFile()
    if (says(ready)) return ready
    await sleep(100)
  }
}

/** Kills a worker and the API: both are running again, and ready.json is updated. */
async function expectRestart(stack: Stack, before: Ready): Promise<void> {
  process.kill(before.pids.workers[1]!, 'SIGKILL')
  process.kill(before.pids.api, 'SIGKILL')
  const { pids } = await readyFileThat(
    ({ pids: now }) => now.api !== before.pids.api && now.workers[1] !== before.pids.workers[1],
  )
  expect(pids).toEqual(stack.ready.pids)
  expect(pids.api).not.toBe(before.pids.api)
  expect(pids.workers[0]).toBe(before.pids.workers[0])
  expect(pids.workers[1]).not.toBe(before.pids.workers[1])
  expect(said).toContainEqual(expect.stringMatching(/^API ended \(SIGKILL\) and was started again/))
  expect(said).toContainEqual(expect.stringMatching(/^Worker 2 ended \(SIGKILL\) and was started again/))
}

test('settings that the API refuses end the start with its message', async () => {
  const refused = startStack({ ...(await options()), environment: { MAX_FILE_SIZE: 'plenty' } })
  await expect(refused).rejects.toThrow(/MAX_FILE_SIZE/)
}, 60_000)
