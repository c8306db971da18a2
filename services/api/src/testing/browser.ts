import { parseSetCookie } from 'cookie'
import type { Method } from '../http/route.ts'
import { ask, type Answered } from './answer.ts'
import type { TestApi } from './api.ts'
import { expectDeclared } from './declared.ts'

interface Sent {
  body?: object
  headers?: Record<string, string>
}

/** A browser that talks to the API as the console does: with its cookie and the CSRF token that it read. */
export class Browser {
  readonly #api: TestApi
  cookie: string | null = null
  csrfToken: string | null = null

  constructor(api: TestApi) {
    this.#api = api
  }

  /** Signs in with the key. */
  static async signedIn(api: TestApi, key = api.owner.key): Promise<Browser> {
    const browser = new Browser(api)
    const { status } = await browser.signIn(key)
    if (status !== 201) throw new Error(`signing in was answered with ${status}`)
    return browser
  }

  async signIn(key: string): Promise<Answered> {
    const answer = await this.send('post', '/session', { headers: { 'x-api-key': key } })
    const { csrf_token } = answer.body
    this.csrfToken = csrf_token
    return answer
  }

  async send(method: Method, path: string, { body, headers = {} }: Sent = {}): Promise<Answered> {
    const all = { ...this.credentials(), ...headers }
    const answer = await ask(this.#api.app, method, `/api/v1${path}`, { body, headers: all })
    expectDeclared(method, path, answer)
    this.take(answer.headers['set-cookie'])
    return answer
  }

  /** The headers that identify the browser. */
  credentials(): Record<string, string> {
    return {
      ...(this.cookie !== null && { cookie: this.cookie }),
      ...(this.csrfToken !== null && { 'x-csrf-token': this.csrfToken }),
    }
  }

  /** Stores or deletes a cookie according to its header. */
  take(header: readonly string[] | string | undefined): void {
    const [line] = [header ?? []].flat()
    if (line === undefined) return
    const { name, value, maxAge = 0 } = parseSetCookie(line)
    this.cookie = maxAge > 0 ? `${name}=${value}` : null
  }
}
