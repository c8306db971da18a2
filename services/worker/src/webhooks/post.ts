import { request as requestHttp, type ClientRequest } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { literalAddress, type AddressPolicy, type WebhookUrl } from '@income/platform'
import type { Resolve } from './resolve.ts'

/** What a request is made with. */
export interface Reach {
  policy: AddressPolicy
  resolve: Resolve
}

export interface Message {
  headers: Readonly<Record<string, string>>
  body: string
}

/** Every address behind a URL is one that webhooks must not be sent to: nothing was connected to. */
export class AddressRefused extends Error {
  constructor() {
    super('no address of the host may be reached')
    this.name = 'AddressRefused'
  }
}

export class NameNotFound extends Error {
  constructor() {
    super('the host has no address')
    this.name = 'NameNotFound'
  }
}

/**
 * POSTs a message and returns the status of the answer; its body is not read, its redirects are not followed. The address
 * is judged in the moment of connecting, and what was judged is what is connected to: a name that is resolved otherwise the
 * next time gains nothing. Each request has a connection of its own.
 * @throws AddressRefused, NameNotFound, errors of the connection
 */
export function post(url: WebhookUrl, { headers, body }: Message, reach: Reach, signal: AbortSignal): Promise<number> {
  const literal = literalAddress(url)
  if (literal !== null && !reach.policy.admits(literal, url.protocol)) return Promise.reject(new AddressRefused())
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    lookup: admittedOnly(url, reach),
    signal,
  }
  const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options)
  request.end(body)
  return statusOf(request)
}

function statusOf(request: ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    // Kept to the end: a connection that breaks after its answer is nobody's concern.
    request.on('error', reject)
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
  })
}

/** A look-up that knows only addresses the policy admits. Not asked for literal addresses. */
function admittedOnly({ protocol }: WebhookUrl, { policy, resolve }: Reach): LookupFunction {
  return (name, { all }, callback) => {
    admitted(name).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
        if (all === true) callback(null, found)
        else callback(null, found[0]!.address, found[0]!.family)
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, []),
    )
  }

  async function admitted(name: string): Promise<string[]> {
    const addresses = await resolve(name)
    if (addresses.length === 0) throw new NameNotFound()
    const open = addresses.filter((address) => policy.admits(address, protocol))
    if (open.length === 0) throw new AddressRefused()
    return open
  }
}
