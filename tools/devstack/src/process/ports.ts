import { createServer, type ListenOptions } from 'node:net'
import { errorCode } from '../error-code.ts'

/** A port of this machine's loopback that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return listenOnce({ host: '127.0.0.1', port: 0 })
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
