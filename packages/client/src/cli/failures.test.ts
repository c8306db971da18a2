import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startIncome, type Ended } from '../../../../tests/support/clients/income-command.ts'
import { StorageSilentError } from '../errors/failures.ts'
import { explanationOf } from './explain.ts'
import { display } from './read/display.ts'
import { findFiles } from './read/find-files.ts'
import { sourcesAt } from './read/source.ts'

/** Each failure is a sentence or two, never a stack or a key. */

let folder: string
let address: string
let page: Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'income-failures-'))
  page = createServer((_, response) => response.end('<!doctype html>'))
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(page.address() as AddressInfo).port}`
})
afterAll(async () => {
  page.close()
  await rm(folder, { recursive: true })
})

function income(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return startIncome(args, { cwd: folder, env: { XDG_CONFIG_HOME: join(folder, 'config'), ...env } }).ended
}

const failedWith = (stderr: RegExp) => ({ code: 1, stdout: '', stderr: expect.stringMatching(stderr) as string })

test('an address with a web page', async () => {
  const env = { INCOME_API_URL: `${address}/console`, INCOME_API_KEY: 'idp_a_b' }
  expect(await income(['packages'], env)).toEqual(
    failedWith(
      /^http:\S+\/console\/api\/v1 is not the address of the service: its answer is not JSON\nThe address has no path.*\n$/,
    ),
  )
})

test('a key with a line break', async () => {
  expect(await income(['packages'], { INCOME_API_URL: address, INCOME_API_KEY: 'idp_ab\ncd' })).toEqual(
    failedWith(/^The key contains a character that cannot be sent, such as a line break.\nCopy the key again.\n$/),
  )
})

test('a file where exports should go, before anything is sent', async () => {
  await writeFile(join(folder, 'stub.pdf'), '%PDF-1.7')
  const env = { INCOME_API_URL: 'http://127.0.0.1:1', INCOME_API_KEY: 'idp_a_b' }
  expect(await income(['read', 'stub.pdf', '--csv', '--out', 'stub.pdf'], env)).toEqual(
    failedWith(/^stub.pdf is not a folder. Name one with --out.\n$/),
  )
})

test('a saved login that is damaged', async () => {
  await mkdir(join(folder, 'config/income'), { recursive: true })
  await writeFile(join(folder, 'config/income/login.json'), '{"api_key": "idp_')
  expect(await income(['packages'])).toEqual(failedWith(/^Which service\? Sign in with "income login"/))
})

test('a storage that does not answer: what is waited for, and then what to do', () => {
  const written: string[] = []
  const pipe = { isTTY: false as const, write: (line: string) => written.push(line) > 0 }
  display(pipe, new Map()).again('loan/w2.pdf', new StorageSilentError())
  expect(written).toEqual(['loan/w2.pdf: The storage does not answer. Sending it again …\n'])
  expect(explanationOf(new StorageSilentError())).toEqual([
    'The storage does not answer',
    'Run the command again later: it goes on where it stopped. If the storage stays silent, tell the operator of the service.',
  ])
})

test('a file that cannot be read does not keep the others from being read', async () => {
  const some = join(folder, 'some')
  await mkdir(some)
  await writeFile(join(some, 'good.pdf'), '%PDF-1.7')
  await writeFile(Buffer.concat([Buffer.from(join(some, 'bad')), Buffer.from([0xff]), Buffer.from('.pdf')]), '%PDF-1.7')
  const { sources, refused } = await sourcesAt((await findFiles([some])).files)
  expect(sources.map(({ name }) => name)).toEqual(['good.pdf'])
  expect(refused.map(({ error }) => error.message)).toEqual(['its name is not valid UTF-8; rename it'])
})
