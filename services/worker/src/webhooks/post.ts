import { request as requestHttp, type ClientRequest } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { literalAddress, type AddressPolicy, type WebhookUrl } from '@income/platform'
import type { Resolve } from './resolve.ts'

/** The means of making a request. */
export interface Reach {
  policy: AddressPolicy
  resolve: Resolve
}

export interface Message {
  headers: Readonly<Record<string, string>>
  body: string
}

/** Webhooks must not be sent to any address behind this URL, so no connection was made. */
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
 * POSTs a message and returns the status of the answer; its body is not read, and redirects are not followed. The
 * address is checked while connecting, and the checked address is the one used, so resolving a name differently the
 * next time gains nothing. Each request has its own connection.
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
    // Stays attached: a connection that breaks after its answer does not matter.
    request.on('error', reject)
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
  })
}

/** A look-up that returns only addresses allowed by the policy. Not called for literal addresses. */
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
