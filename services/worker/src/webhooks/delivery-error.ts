import { WebhookUrlRefused, type AttemptOutcome } from '@income/platform'
import type { DeliveryError } from '@income/shared'
import { AddressRefused, NameNotFound } from './post.ts'

/** The outcome of a delivery by the answer's status. Redirects are not followed, because they could lead anywhere. */
export function outcomeOfStatus(status: number): AttemptOutcome {
  if (status >= 200 && status < 300) return { delivered: true, status }
  if (status === 410) return { delivered: false, error: 'gone', status }
  return { delivered: false, error: status >= 300 && status < 400 ? 'redirected' : 'not_accepted', status }
}

const TLS_ERRORS = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|EPROTO)/
const DNS_ERRORS = new Set(['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'EAI_FAIL', 'ESERVFAIL', 'EREFUSED'])

/** null if the error does not come from the network. */
export function deliveryErrorOf(error: unknown): DeliveryError | null {
  if (error instanceof AddressRefused || error instanceof WebhookUrlRefused) return 'address_refused'
  if (error instanceof NameNotFound) return 'name_not_found'
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (typeof code !== 'string') return null
  if (DNS_ERRORS.has(code)) return 'name_not_found'
  if (TLS_ERRORS.test(code)) return 'tls_failed'
  if (code.startsWith('HPE_')) return 'malformed_answer'
  return /^E[A-Z]+$/.test(code) ? 'connection_failed' : null
}
