import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'

/** How long the storage may be silent, before or within an answer. */
const SILENCE_MS = 20_000

/** Aborts requests to a storage that accepts a connection and then stays silent. */
export function impatientTransport(protocol: string, silenceMs = SILENCE_MS): Pick<typeof http, 'request'> {
  const { request } = protocol === 'https:' ? https : http
  return {
    request(options: RequestOptions | string | URL, ...rest: [unknown?, unknown?]): ClientRequest {
      const made = request(options as RequestOptions, rest[0] as (response: IncomingMessage) => void)
      made.setTimeout(silenceMs, () => made.destroy(new Error('the storage fell silent')))
      return made
    },
  }
}
