import { isIP } from 'node:net'
import type { AddressPolicy, WebhookProtocol } from './address-policy.ts'

const LONGEST = 2_048
const USUAL_PORTS = new Set(['', '80', '443'])
/** Lower ports are for services of operating systems: mail, file shares, remote shells. */
const FIRST_FREE_PORT = 1_024

/** A URL that is not allowed for webhooks; the message says what it must be. */
export class WebhookUrlRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WebhookUrlRefused'
  }
}

export type WebhookUrl = URL & { protocol: WebhookProtocol }

/**
 * Parses a URL with its host as the WHATWG standard reads it: 2130706433, 0x7f.1 and 127.1 are all 127.0.0.1. A name
 * can only be judged when it is resolved, while connecting.
 * @throws WebhookUrlRefused
 */
export function parseWebhookUrl(text: string, policy: AddressPolicy): WebhookUrl {
  if (text.length > LONGEST) throw new WebhookUrlRefused(`must have at most ${LONGEST} characters`)
  const url = URL.parse(text)
  if (!url) throw new WebhookUrlRefused('must be a URL')
  if (!hasWebhookProtocol(url) || (url.protocol === 'http:' && !policy.hasExceptions)) {
    throw new WebhookUrlRefused('must begin with https://')
  }
  if (url.username !== '' || url.password !== '') throw new WebhookUrlRefused('must not carry credentials')
  if (url.hash !== '') throw new WebhookUrlRefused('must not have a fragment')
  if (!USUAL_PORTS.has(url.port) && Number(url.port) < FIRST_FREE_PORT) {
    throw new WebhookUrlRefused(`must use port 443, 80 or one from ${FIRST_FREE_PORT}`)
  }
  const address = literalAddress(url)
  if (address !== null && !policy.admits(address, url.protocol)) {
    throw new WebhookUrlRefused('must not lead to a private or local address')
  }
  return url
}

/** The literal address in a URL; null if there is a name, to be resolved. */
export function literalAddress({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) ? host : null
}

function hasWebhookProtocol(url: URL): url is WebhookUrl {
  return url.protocol === 'https:' || url.protocol === 'http:'
}
