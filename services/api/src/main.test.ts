import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { serviceEnvironment } from '../../../tests/support/service/service-environment.ts'
import { testStores } from '../../../tests/support/stores/test-stores.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

function start(environment: Record<string, string>, ...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [MAIN, ...args], { env: serviceEnvironment(environment) })
}

test('an invalid configuration stops the start and lists every problem', async () => {
  const child = start({ PORT: 'eighty', DATABASE_URL: 'mysql://secret@host/x' })
  const [[code], said] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  expect(code).toBe(2)
  for (const name of ['PORT', 'DATABASE_URL', 'QUEUE_URL is missing', 'ENCRYPTION_KEY is missing'])
    expect(said).toContain(name)
  expect(said).not.toContain('secret')
})

test('--help prints every setting', async () => {
  const said = await text(start({}, '--help').stdout)
  for (const name of ['RATE_LIMIT_PER_SECOND', 'MAX_FILE_SIZE', 'HOST', '(required)']) expect(said).toContain(name)
})

test('it serves until asked to stop, and then ends', async () => {
  const child = start({ ...(await testStores()), LOG_LEVEL: 'info', PORT: '0' })
  const url = await address(child)
  expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

/** From the line that reports where it listens. */
async function address({ stdout }: { stdout: NodeJS.ReadableStream }): Promise<string> {
  for await (const chunk of stdout) {
    const port = /"listening"/.test(String(chunk)) && /"port":(\d+)/.exec(String(chunk))?.[1]
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error('it ended without listening')
}
