import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

const WATCHDOG = new URL('./watchdog.ts', import.meta.url).href

function run(program: string) {
  const script = `import { endWhenStuck } from '${WATCHDOG}'; endWhenStuck(2); ${program}`
  return spawn(process.execPath, ['--no-warnings', '--input-type=module', '--eval', script])
}

test('a process with a stuck event loop is ended, and reports why', async () => {
  const child = run('setTimeout(() => { for (;;); }, 100)')
  const [[code, signal], said] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  expect([code, signal]).toEqual([null, 'SIGKILL'])
  expect(said).toContain('event loop has been stuck')
})

test('a busy process continues, and one with nothing left to do ends by itself', async () => {
  const busy = `for (let i = 0; i < 8; i++) { const until = Date.now() + 500; while (Date.now() < until); await new Promise(setImmediate) }`
  expect(await once(run(busy), 'exit')).toEqual([0, null])
})
