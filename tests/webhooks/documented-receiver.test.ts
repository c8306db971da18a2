import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@income/devstack'
import { newWebhookSecret, signatureHeaders } from '@income/platform'

const GUIDE = new URL('../../docs/webhooks.md', import.meta.url)
/** Inside the workspace, where the guide's library can be found. */
const TESTS = fileURLToPath(new URL('..', import.meta.url))

test('the receiver of the guide accepts signed requests, and nothing else', async () => {
  const [, program = ''] = /```js\n(.*?)```/s.exec(await readFile(GUIDE, 'utf8')) ?? []
  const folder = await mkdtemp(join(TESTS, '.receiver-'))
  await writeFile(join(folder, 'receiver.mjs'), program)
  const secret = newWebhookSecret()
  const env = { PATH: process.env['PATH'], WEBHOOK_SECRET: secret, PORT: String(await freePort()) }
  const receiver = spawn(process.execPath, [join(folder, 'receiver.mjs')], { env })
  const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('listening')

  const body = JSON.stringify({ type: 'package.processed', data: { package_id: 'p-1', status: 'Processed' } })
  const signed = signatureHeaders({ id: 'e-1', sentAt: Math.floor(Date.now() / 1_000), body }, [secret])
  const send = async (sent: string) =>
    (await fetch(`http://127.0.0.1:${env.PORT}`, { method: 'POST', headers: signed, body: sent })).status
  expect(await send(body)).toBe(204)
  expect((await lines.next()).value).toBe('e-1 package.processed p-1')
  expect(await send(body.replace('Processed', 'Failed'))).toBe(401)

  receiver.kill()
  await once(receiver, 'exit')
  await rm(folder, { recursive: true })
})
