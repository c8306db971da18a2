import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebhookPayload } from '@income/shared'
import { Webhook } from 'standardwebhooks'

/** A request that reached a receiver. */
export interface Received {
  /** `webhook-id`: the event's. */
  id: string
  body: string
  headers: Record<string, string>
  payload: WebhookPayload
}

/** How a receiver answers its n-th request, from 0. */
export type Answering = (response: ServerResponse, n: number) => void

/** A client's receiver of webhooks on 127.0.0.1. */
export interface Receiver {
  url: string
  received: Received[]
  /** Resolves when enough requests, or enough different events, have arrived. */
  until: (enough: (received: readonly Received[]) => boolean) => Promise<void>
  close(): Promise<void>
}

export const accept: Answering = (response) => response.writeHead(204).end()

export async function startReceiver(answer: Answering = accept): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = single(request.headers)
      received.push({ id: headers['webhook-id'] ?? '', body, headers, payload: JSON.parse(body) as WebhookPayload })
      answer(response, received.length - 1)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the receiver does not listen')
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    async until(enough) {
      while (!enough(received)) await sleep(20)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Whether a request has a valid signature, according to an independent library. */
export function isSigned({ body, headers }: Received, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}

function single(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
