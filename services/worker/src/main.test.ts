import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { serviceEnvironment } from '../../../tests/support/service/service-environment.ts'
import { serviceArguments } from '../../../tests/support/service/service-program.ts'
import { testStores } from '../../../tests/support/stores/test-stores.ts'

/** Reports on its output when the program begins to listen for SIGTERM. */
const TELLTALE = `data:text/javascript,process.on('newListener', (name) => name === 'SIGTERM' && console.log('listens'))`

function start(environment: Record<string, string>, ...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--import', TELLTALE, ...serviceArguments('worker'), ...args], {
    env: serviceEnvironment(environment),
  })
}

test('a wrong configuration ends the start with every problem', async () => {
  const child = start({ READERS: 'many', DATABASE_URL: 'mysql://secret@host/x' })
  const [[code], said] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  expect(code).toBe(2)
  for (const name of ['READERS', 'DATABASE_URL', 'QUEUE_URL is missing', 'ENCRYPTION_KEY is missing'])
    expect(said).toContain(name)
  expect(said).not.toContain('secret')
})

test('--help prints every setting', async () => {
  const said = await text(start({}, '--help').stdout)
  for (const name of ['READER_MEMORY', 'PAGE_DEADLINE', 'TASKS', '(required)']) expect(said).toContain(name)
})

test.each(['listens', 'worker started'])(
  'asked to end as soon as it prints "%s", it ends by itself',
  async (moment) => {
    const child = start({ ...(await testStores()), LOG_LEVEL: 'info' })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      if (!said.includes(moment) && `${said}${String(chunk)}`.includes(moment)) child.kill('SIGTERM')
      said += String(chunk)
    })
    expect(await once(child, 'exit')).toEqual([0, null])
    // Work in progress at that moment was completed in order.
    expect(said).toMatch(/^listens[^]*worker started[^]*worker stopped/)
  },
)
