import { parseSetCookie } from 'cookie'
import type { Express } from 'express'
import { ask, type Answered } from './answer.ts'
import type { TestIssuer } from './issuer.ts'

/** A browser that follows redirects across the service and its issuer, and keeps the cookies of each. */
export class Walker {
  readonly #home: string
  readonly #app: Express
  readonly #issuer: TestIssuer
  readonly #jars = new Map<string, Map<string, string>>()
  /** Every requested address. */
  readonly walked: URL[] = []

  /** @param home the origin of the service. */
  constructor(home: string, app: Express, issuer: TestIssuer) {
    this.#home = home
    this.#app = app
    this.#issuer = issuer
  }

  cookies(origin: string): Map<string, string> {
    const jar = this.#jars.get(origin) ?? new Map<string, string>()
    this.#jars.set(origin, jar)
    return jar
  }

  /** Continues until there is no redirect, or to an address with this prefix. */
  async walk(from: string, until = 'nowhere'): Promise<{ status: number; text: string; url: URL }> {
    let url = new URL(from, this.#home)
    for (let step = 0; step < 10; step++) {
      if (url.href.startsWith(until)) return { status: 0, text: '', url }
      this.walked.push(url)
      const { status, text, headers } = await this.#ask(url)
      const location = headers.get('location')
      if (location === null) return { status, text, url }
      url = new URL(location, url)
    }
    throw new Error('sent on and on')
  }

  async #ask(url: URL): Promise<{ status: number; text: string; headers: Headers }> {
    const jar = this.cookies(url.origin)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = url.origin === this.#home ? await this.#askService(url, cookie) : await this.#askIssuer(url, cookie)
    for (const line of answer.headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(line)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  async #askService(url: URL, cookie: string) {
    const { status, text, headers } = await ask(this.#app, 'get', url.pathname + url.search, {
      headers: { host: url.host, ...(cookie !== '' && { cookie }) },
    })
    return { status, text, headers: headersOf(headers) }
  }

  async #askIssuer(url: URL, cookie: string) {
    const options = { method: 'GET', redirect: 'manual', headers: { cookie }, body: undefined } as const
    const response = await this.#issuer.fetch(url.href, options)
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
}

function headersOf(headers: Answered['headers']): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) for (const one of [value ?? ''].flat()) all.append(name, one)
  return all
}
