/** The address of a service, and its key. */
export interface Account {
  api_url: string
  api_key: string
}

/** The account in a file's text; null if there is none, or the file is damaged. */
export function accountIn(text: string): Account | null {
  try {
    const value: unknown = JSON.parse(text)
    return isAccount(value) ? { api_url: value.api_url, api_key: value.api_key } : null
  } catch {
    return null
  }
}

function isAccount(value: unknown): value is Account {
  return (
    typeof value === 'object' &&
    value !== null &&
    'api_url' in value &&
    'api_key' in value &&
    typeof value.api_url === 'string' &&
    typeof value.api_key === 'string'
  )
}
