import { randomInt } from 'node:crypto'
import { createServer, type ListenOptions } from 'node:net'
import { errorCode } from '../error-code.ts'

/** Below the ports that systems assign automatically (from 32,768 on; in RFC 6335 from 49,152 on). */
const NEVER_HANDED_OUT = { from: 20_000, to: 32_000 }

/**
 * A port that is free, and that the system will not assign to anybody before a program listens on it: neither to a
 * server without a fixed port nor to a connection.
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
