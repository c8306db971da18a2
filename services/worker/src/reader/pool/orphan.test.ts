import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'

const PARENT = fileURLToPath(new URL('../testing/doomed-parent.ts', import.meta.url))

test('a reader stuck in a loop is gone after its worker is killed', async () => {
  const parent = spawn(process.execPath, ['--no-warnings', PARENT], { stdio: ['ignore', 'pipe', 'inherit'], env: {} })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const reader = Number(line.toString())
  await sleep(1_500)
  expect(isAlive(reader)).toBe(true)
  parent.kill('SIGKILL')
  for (let i = 0; i < 100 && isAlive(reader); i++) await sleep(50)
  expect(isAlive(reader)).toBe(false)
})

/** A process that ended without being reaped counts as gone: a container may have no init to do that. */
function isAlive(pid: number): boolean {
  try {
    if (existsSync('/proc/self/stat')) return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
