import { createServer, request } from 'node:http'

/** The traffic between workers and storage. */
export interface Traffic {
  requests: Record<string, number>
  bytesUp: number
  bytesDown: number
}

export interface CountingProxy {
  url: string
  /** The counts so far. */
  traffic(): Traffic
  close(): Promise<void>
}

/** A proxy in front of the storage that counts requests and bytes. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const counted: Traffic = { requests: {}, bytesUp: 0, bytesDown: 0 }
  const server = createServer((asked, answer) => {
    const method = asked.method ?? 'GET'
    counted.requests[method] = (counted.requests[method] ?? 0) + 1
    asked.on('data', (chunk: Buffer) => (counted.bytesUp += chunk.length))
    const options = { method, path: asked.url, headers: asked.headers, setHost: false }
    const passed = request(target, options, (answered) => {
      answered.on('data', (chunk: Buffer) => (counted.bytesDown += chunk.length))
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the proxy does not listen')
  return {
    url: `http://127.0.0.1:${address.port}`,
    traffic: () => structuredClone(counted),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
