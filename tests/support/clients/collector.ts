import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

/** A span as received by a collector. */
export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: object }[]
  status: { code?: number; message?: string }
}

/** A trace collector on 127.0.0.1 that accepts OTLP over HTTP as JSON, and stores it. */
export interface Collector {
  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string
  spans: CollectedSpan[]
  close(): Promise<void>
}

interface Exported {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[]
}

export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces')
        for (const { scopeSpans } of (body as Exported).resourceSpans)
          spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the collector does not listen')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
