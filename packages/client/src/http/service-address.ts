/** The service at an address that may include the API or its version: `https://income.example/api/v1/`. */
export function serviceAt(address: string): string {
  return address.replace(/\/+$/, '').replace(/\/api(\/v1)?$/, '')
}

export function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text)
}
