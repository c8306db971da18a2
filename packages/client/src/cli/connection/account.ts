/** The address of a service, and its key. */
export interface Account {
  api_url: string
  api_key: string
}

export function isAccount(value: unknown): value is Account {
  return (
    typeof value === 'object' &&
    value !== null &&
    'api_url' in value &&
    'api_key' in value &&
    typeof value.api_url === 'string' &&
    typeof value.api_key === 'string'
  )
}

/** The service at an address that may include the API or its version: `https://income.example/api/v1/`. */
export function serviceAt(address: string): string {
  return address.replace(/\/+$/, '').replace(/\/api(\/v1)?$/, '')
}

export function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text)
}
