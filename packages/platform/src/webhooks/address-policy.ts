import ipaddr from 'ipaddr.js'

export type WebhookProtocol = 'https:' | 'http:'

/** Decides which addresses webhooks may be sent to. */
export interface AddressPolicy {
  /** Whether the operator allows any address that is not public. */
  readonly hasExceptions: boolean
  /** Public addresses over TLS; those allowed by the operator with or without it. Anything else is refused. */
  admits(address: string, protocol: WebhookProtocol): boolean
}

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** In the public range, but in every virtual machine on Azure it leads to the host's services. */
const HOST_SERVICES = new Set(['168.63.129.16'])
/** Everything ever allocated for public use: RFC 4291, IANA's IPv6 address space. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** @param allowed networks for which `isNetwork` is true. */
export function createAddressPolicy(allowed: readonly string[]): AddressPolicy {
  const networks = allowed.map((text) => ipaddr.parseCIDR(text))
  return {
    hasExceptions: networks.length > 0,
    admits(text, protocol) {
      if (!ipaddr.isValid(text)) return false
      // An IPv4-mapped IPv6 address is judged as the IPv4 address.
      const address = ipaddr.process(text)
      if (networks.some((network) => contains(network, address))) return true
      return protocol === 'https:' && isPublic(address)
    },
  }
}

/** Whether a text is a network in CIDR notation: `10.1.0.0/16`, `fd00::/8`. */
export function isNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text)
}

function contains([network, bits]: [Address, number], address: Address): boolean {
  return network.kind() === address.kind() && address.match(network, bits)
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast' || HOST_SERVICES.has(address.toString())) return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6)
}
