import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'

/** Longest the storage may say nothing, before an answer or in the middle of one. */
const SILENCE_MS = 20_000

/** How requests are made of a storage that may accept a connection and then say nothing for ever: they are given up. */
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
