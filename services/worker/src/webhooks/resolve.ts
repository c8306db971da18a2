import { lookup, Resolver } from 'node:dns/promises'

/** The addresses of a name; empty if it has none. */
export type Resolve = (name: string) => Promise<string[]>

const DNS_MS = 2_000
const DNS_TRIES = 2

/**
 * Queries DNS directly: the system's look-up blocks one of the process's few threads for as long as the slowest name
 * server takes. Only names unknown to DNS are looked up in the system (the hosts file, `localhost`).
 */
export const resolveName: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: DNS_MS, tries: DNS_TRIES })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0 || !answers.every(isUnknownName)) return addresses
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

function isUnknownName(answer: PromiseSettledResult<string[]>): boolean {
  if (answer.status === 'fulfilled') return false
  const { code } = answer.reason as { code?: unknown }
  return code === 'ENOTFOUND' || code === 'ENODATA'
}
