import { createClient } from '@income/client'

/** Proves that a change was asked for by this page; comes with the session. */
let csrfToken: string | null = null

export function setCsrfToken(token: string | null): void {
  csrfToken = token
}

/** How often a request is sent again before the page says that the service is away. */
const RETRIES = 2

/** The API, with the session of this browser. */
export const client = createClient({
  baseUrl: '',
  retries: RETRIES,
  headers: () => ({ ...(csrfToken !== null && { 'x-csrf-token': csrfToken }) }),
})

/** The API for one request with a key: signing in. */
export function clientWithKey(key: string) {
  return createClient({ baseUrl: '', retries: 0, headers: () => ({ 'x-api-key': key }) })
}
