import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './ending.ts'
import { startGuardian, type Guardian } from './guardian.ts'
import { keepRunning, ProgramFailed } from './program.ts'
import { sleeperProgram } from './stand-ins/sleeper-program.ts'

let directory: string
let guardian: Guardian

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'program-'))
  guardian = (await startGuardian({ lock: null, remove: [directory] }))!
})

afterEach(() => guardian.close())

test('a program that dies is restarted, and the cause is reported', async () => {
  const restarted = Promise.withResolvers<string>()
  const running = await keepRunning(sleeperProgram(directory), guardian, (_, how) => restarted.resolve(how))
  const before = running.pid

  process.kill(before, 'SIGKILL')
  expect(await restarted.promise).toBe('SIGKILL')
  expect(running.pid).not.toBe(before)
  expect(isAlive(running.pid)).toBe(true)
})

test('a stopped program stays stopped', async () => {
  const running = await keepRunning(sleeperProgram(directory), guardian, () => {
    throw new Error('started again')
  })
  await running.stop()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(isAlive(running.pid)).toBe(false)
})

test('a program that ends before it is ready fails with the end of its log', async () => {
  const program = { ...sleeperProgram(directory), args: ['-e', 'console.error("no such setting"); process.exit(3)'] }
  const failure = keepRunning(program, guardian, () => {})
  await expect(failure).rejects.toThrow(ProgramFailed)
  await expect(failure).rejects.toThrow(/Sleeper exited immediately \(3\)[^]*no such setting/)
})

test('a program that cannot be run says so', async () => {
  const program = { ...sleeperProgram(directory), file: join(directory, 'missing') }
  await expect(keepRunning(program, guardian, () => {})).rejects.toThrow(/could not be started/)
})

test('the data of a throwaway stack is removed with it', async () => {
  await keepRunning(sleeperProgram(directory), guardian, () => {})
  await guardian.close()
  await expect(rm(directory, { recursive: true })).rejects.toThrow('ENOENT')
})
