import ipaddr from 'ipaddr.js'

const IPV6_SITE_BYTES = 8

/**
 * The network of an address: the address itself for IPv4, its /64 for IPv6, where one site has any number of addresses.
 */
export function clientNetwork(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return Buffer.from(parsed.toByteArray().slice(0, IPV6_SITE_BYTES)).toString('hex')
}
