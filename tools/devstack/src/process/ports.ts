import { randomInt } from 'node:crypto'
import { createServer, type ListenOptions } from 'node:net'
import { errorCode } from '../error-code.ts'

/** Below those that systems hand out to whoever names none (from 32,768 on; RFC 6335 has them from 49,152 on). */
const NEVER_HANDED_OUT = { from: 20_000, to: 32_000 }

/**
 * A port that nobody listens on, and that nobody is given by chance before a program listens on it: neither a server that
 * names no port nor a connection.
 */
export function freePort(): Promise<number> {
  return freePortFrom(randomInt(NEVER_HANDED_OUT.from, NEVER_HANDED_OUT.to))
}

/** The first free port from `wanted` on, on all addresses. */
export async function freePortFrom(wanted: number): Promise<number> {
  for (let port = wanted; port < 65_536; port++) {
    try {
      return await listenOnce({ port })
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error
    }
  }
  throw new Error(`no port from ${wanted} on is free`)
}

function listenOnce(options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(options, () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('listening on no port'))
      })
    })
  })
}
