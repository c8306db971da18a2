import { clientNetwork } from './client-network.ts'

test.each([
  ['192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
])('%s and %s count as one', (one, other) => {
  expect(clientNetwork(one)).toBe(clientNetwork(other))
})

test.each([
  ['192.0.2.7', '192.0.2.8'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
])('%s and %s count as two', (one, other) => {
  expect(clientNetwork(one)).not.toBe(clientNetwork(other))
})

test('an invalid address is counted too', () => {
  expect(clientNetwork(undefined)).toBe(clientNetwork('nonsense'))
})
