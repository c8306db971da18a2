import { createClient } from '@income/client'

/** The session's CSRF token: it proves that this page requested a change. */
let csrfToken: string | null = null

export function setCsrfToken(token: string | null): void {
  csrfToken = token
}

/** How often a request is retried before the page says that the service cannot be reached. */
const RETRIES = 2

/** The API, with the session of this browser. */
export const client = createClient({
  baseUrl: '',
  retries: RETRIES,
  headers: () => ({ ...(csrfToken !== null && { 'x-csrf-token': csrfToken }) }),
})

/** The API with a key instead of a session, to sign in. */
export function clientWithKey(key: string) {
  return createClient({ baseUrl: '', retries: 0, headers: () => ({ 'x-api-key': key }) })
}
