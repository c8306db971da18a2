import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { AlreadyRunning, claimDirectory } from '../stack/claim.ts'
import { isAlive } from './ending.ts'

interface Keeper {
  process: ChildProcess & { pid: number }
  programs: number[]
  guardian: number
}

/** A process that keeps two programs running in the directory (see stand-ins/keeper.ts). */
async function startKeeper(directory: string, durability: 'kept' | 'throwaway', environment = {}): Promise<Keeper> {
  const script = fileURLToPath(new URL('./stand-ins/keeper.ts', import.meta.url))
  const child = spawn(process.execPath, [script, directory, durability, JSON.stringify(environment)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { programs, guardian } = JSON.parse(line.toString()) as Omit<Keeper, 'process'>
  return { process: child as Keeper['process'], programs, guardian }
}

async function until(condition: () => boolean | Promise<boolean>, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 1_000; waited += 50) {
    if (await condition()) return true
    await sleep(50)
  }
  return condition()
}

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'guardian test '))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('nothing is left of a killed stack: neither programs, whether they react to signals or not, nor its data', async () => {
  const keeper = await startKeeper(directory, 'throwaway', { DEAF: '1' })
  expect(keeper.programs.every(isAlive)).toBe(true)
  keeper.process.kill('SIGKILL')
  // The deaf program is given 20 seconds for an orderly end.
  expect(await until(() => ![...keeper.programs, keeper.guardian].some(isAlive), 60)).toBe(true)
  await expect(stat(directory)).rejects.toThrow('ENOENT')
}, 90_000)

test('a killed guardian is replaced, and the new one knows what is running', async () => {
  const keeper = await startKeeper(directory, 'throwaway')
  process.kill(keeper.guardian, 'SIGKILL')
  await sleep(1_000)
  keeper.process.kill('SIGKILL')
  expect(await until(() => !keeper.programs.some(isAlive), 15)).toBe(true)
}, 30_000)

test('a directory belongs to one stack at a time, and a killed one releases it', async () => {
  const keeper = await startKeeper(directory, 'kept')
  await expect(claimDirectory(directory, 'kept', () => {})).rejects.toThrow(AlreadyRunning)

  keeper.process.kill('SIGKILL')
  const guardian = await claimDirectory(directory, 'kept', () => {})
  expect(keeper.programs.some(isAlive)).toBe(false)
  await guardian.close()
}, 30_000)
