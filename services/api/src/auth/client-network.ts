import ipaddr from 'ipaddr.js'

const IPV6_SITE_BYTES = 8

/** Whom an address belongs to, as far as it tells: itself in IPv4, its /64 in IPv6, where a site has as many as it likes. */
export function clientNetwork(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return Buffer.from(parsed.toByteArray().slice(0, IPV6_SITE_BYTES)).toString('hex')
}
