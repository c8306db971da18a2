import { createServer, type Server } from 'node:net'
import {
  createAddressPolicy,
  parseWebhookUrl,
  WebhookUrlRefused,
  type AddressPolicy,
  type WebhookUrl,
} from '@income/platform'
import { post, type Reach } from './post.ts'

/** A listener on every local address, which records whatever gets through. */
let listener: Server
let port: number
let connections = 0

beforeAll(async () => {
  listener = createServer((socket) => {
    connections += 1
    socket.on('error', () => {}).resume()
    socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n')
  })
  await new Promise<void>((resolve) => listener.listen(0, '::', resolve))
  const address = listener.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  port = address.port
})
afterAll(() => new Promise((resolve) => listener.close(resolve)))
beforeEach(() => {
  connections = 0
})

const MESSAGE = { headers: {}, body: '{}' }
const closed = createAddressPolicy([])
const elsewhere = createAddressPolicy(['10.99.0.0/16'])
const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses

function send(url: string, reach: Reach): Promise<number> {
  return post(parseWebhookUrl(url, reach.policy), MESSAGE, reach, AbortSignal.timeout(5_000))
}

test('the listener is reached by address and by name if the operator allows it', async () => {
  const policy = createAddressPolicy(['127.0.0.0/8', '::1/128'])
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', 'receiver.example'])
    expect(await send(`http://${host}:${port}/`, { policy, resolve: resolvesTo('127.0.0.1') })).toBe(204)
  expect(connections).toBe(5)
})

/** Hosts that lead to this machine or its network, in every notation. */
const HOSTS = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '2130706433.',
  '017700000001',
  '0x7f000001',
  '0x7F.0x0.0x0.0x1',
  '0x7f.1',
  '0177.0.0.1',
  '0177.0.1',
  '00000177.1',
  '127.0x0.0.01',
  '%31%32%37.0.0.1',
  '①②⑦.⓪.⓪.①',
  '１２７．０．０．１',
  '127。0。0。1',
  '0',
  '0.0.0.0',
  '00.0.0.0',
  '0x0',
  '10.0.0.1',
  '0xa000001',
  '167772161',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '3232235521',
  '0300.0250.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '0xA9FEA9FE',
  '0251.0376.0251.0376',
  '169.254.43518',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:FFFF:7F00:0001]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[::ffff:169.254.169.254]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::169.254.169.254]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001:0:7f00:1::]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
]

/** A URL that skipped the check of its form: the check while connecting must suffice. */
function unchecked(url: string): WebhookUrl {
  return new URL(url) as WebhookUrl
}

describe.each<[string, AddressPolicy]>([
  ['nothing is allowed', closed],
  ['another network is allowed', elsewhere],
])('where %s', (_, policy) => {
  const reach = { policy, resolve: resolvesTo('127.0.0.1') }

  test.each(HOSTS.flatMap((host) => [`https://${host}`, `http://${host}`]))('%s reaches nothing', async (origin) => {
    const url = `${origin}:${port}/latest/meta-data`
    expect(() => parseWebhookUrl(url, policy)).toThrow(WebhookUrlRefused)
    await expect(post(unchecked(url), MESSAGE, reach, AbortSignal.timeout(5_000))).rejects.toThrow(/may be reached/)
    expect(connections).toBe(0)
  })
})

/** Addresses that a hostile name server may return. */
const ANSWERS = ['127.0.0.1', '::1', '0.0.0.0', '::', '::ffff:127.0.0.1', '10.0.0.1', '169.254.169.254', '::127.0.0.1']

test.each(ANSWERS)('a name that resolves to %s reaches nothing', async (address) => {
  for (const protocol of ['http', 'https']) {
    const reach = { policy: elsewhere, resolve: resolvesTo(address) }
    await expect(send(`${protocol}://rebound.example:${port}/`, reach)).rejects.toThrow(/may be reached/)
  }
  expect(connections).toBe(0)
})

test.each(['localhost', 'localhost.', 'LOCALHOST', 'x.localhost'])('%s reaches nothing', async (host) => {
  await expect(send(`https://${host}:${port}/`, { policy: closed, resolve: resolvesTo('::1') })).rejects.toThrow()
  expect(connections).toBe(0)
})

test('a name that resolves first to a public address and then to a local one reaches nothing', async () => {
  let asked = 0
  const resolve = async () => (asked++ === 0 ? ['192.0.2.1', '127.0.0.1'] : ['127.0.0.1'])
  const reach = { policy: closed, resolve }
  await expect(send(`https://rebound.example:${port}/`, reach)).rejects.toThrow(/may be reached/)
  expect([asked, connections]).toEqual([1, 0])
})

test('only the allowed addresses of a name are tried', async () => {
  const policy = createAddressPolicy(['127.0.0.1/32'])
  const reach = { policy, resolve: resolvesTo('127.0.0.2', '127.0.0.1', '::1') }
  expect(await send(`http://mixed.example:${port}/`, reach)).toBe(204)
  expect(connections).toBe(1)
})

test('a name without an address has a separate error', async () => {
  await expect(send('https://nowhere.example/', { policy: closed, resolve: resolvesTo() })).rejects.toThrow(
    /no address/,
  )
})
