import { lookup, Resolver } from 'node:dns/promises'

/** The addresses of a name; none where it has none. */
export type Resolve = (name: string) => Promise<string[]>

const DNS_MS = 2_000
const DNS_TRIES = 2

/**
 * Asks DNS directly: the system's own look-up takes one of the process's few threads for as long as the slowest name server
 * likes. Only names that DNS answers not to know are looked for in the system's (the hosts file, `localhost`).
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
