import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from '../../webhooks.ts'

/** A server that receives webhooks. */
export interface Receiver {
  url: string
  /** Passes on each verified event once; reports why a request was refused. */
  onRequest(secret: string, tell: (event: WebhookEvent) => void, refused: (reason: string) => void): void
  close(): Promise<void>
}

/** @param port 0 for any free port */
export async function startReceiver(port: number): Promise<Receiver> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the receiver does not listen')
  const seen = new Set<string>()

  return {
    url: `http://127.0.0.1:${address.port}/`,
    onRequest(secret, tell, refused) {
      server.on('request', (request, response) => {
        void text(request).then((body) => {
          try {
            const event = verifyWebhook(body, request.headers, secret)
            if (!seen.has(event.id)) tell(event)
            seen.add(event.id)
            response.writeHead(204).end()
          } catch (error) {
            refused(error instanceof WebhookVerificationError ? error.message : 'it is not an event')
            response.writeHead(401).end()
          }
        })
      })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
