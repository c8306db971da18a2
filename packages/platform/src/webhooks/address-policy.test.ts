import { createAddressPolicy } from './address-policy.ts'
import { parseWebhookUrl, WebhookUrlRefused } from './webhook-url.ts'

const closed = createAddressPolicy([])
const internal = createAddressPolicy(['10.1.0.0/16', 'fd12::/16'])

test.each(['8.8.8.8', '1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::8a'])(
  '%s is public: allowed over TLS, never unencrypted',
  (address) => {
    expect(closed.admits(address, 'https:')).toBe(true)
    expect(internal.admits(address, 'http:')).toBe(false)
  },
)

test.each([
  ['this host', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private', '10.0.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ["Alibaba's metadata", '100.100.100.200'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local, metadata of most clouds', '169.254.169.254'],
  ["Azure's host", '168.63.129.16'],
  ["Oracle's metadata", '192.0.0.192'],
  ['documentation', '203.0.113.9'],
  ['benchmarks', '198.18.0.1'],
  ['6to4 relays', '192.88.99.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped, written in hex', '::ffff:a9fe:a9fe'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::127.0.0.1'],
  ['local NAT64', '64:ff9b:1::10.0.0.1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:7f00:1::1'],
  ['discard', '100::1'],
  ['unique local', 'fc00::1'],
  ["Amazon's metadata", 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['not handed out', '4000::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s: %s is refused', (_, address) => {
  expect(closed.admits(address, 'https:')).toBe(false)
  expect(internal.admits(address, 'http:')).toBe(false)
})

test('what the operator allows is admitted, also unencrypted and as IPv4-mapped IPv6; its neighbours are not', () => {
  for (const protocol of ['http:', 'https:'] as const) {
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', 'fd12::1'])
      expect(internal.admits(address, protocol)).toBe(true)
    for (const address of ['10.2.0.1', '127.0.0.1', 'fd13::1']) expect(internal.admits(address, protocol)).toBe(false)
  }
})

test.each([
  'ftp://example.com/hook',
  'file:///etc/passwd',
  'gopher://example.com:70/x',
  'javascript:alert(1)',
  'data:text/plain,x',
  'http://example.com/hook',
  'https://user:secret@example.com/hook',
  'https://user@example.com/hook',
  'https://example.com:25/hook',
  'https://example.com:22/',
  'https://example.com/#fragment',
  'https://',
  '//example.com/hook',
  'example.com/hook',
  '',
  `https://example.com/${'x'.repeat(2_048)}`,
])('%s is not a URL for a webhook', (text) => {
  expect(() => parseWebhookUrl(text, closed)).toThrow(WebhookUrlRefused)
})

test.each([
  'https://example.com/hook',
  'https://example.com:8443/a?b=c',
  'https://8.8.8.8/',
  'https://bücher.example/',
])('%s is one', (text) => {
  expect(parseWebhookUrl(text, closed).href).toBe(new URL(text).href)
})

test('an unencrypted connection is only for the operator’s own networks', () => {
  expect(parseWebhookUrl('http://10.1.2.3:8080/hook', internal).host).toBe('10.1.2.3:8080')
  expect(() => parseWebhookUrl('http://8.8.8.8/', internal)).toThrow(/private or local/)
})
