import express from 'express'
import { startIssuer, type Person, type TestIssuer } from '../../testing/issuer.ts'
import { Walker } from '../../testing/walker.ts'
import type { Attempt } from './attempt.ts'
import { Issuer, type Claims } from './issuer.ts'

/** What is believed of a real OpenID provider's answers, which are altered on their way. */

const REDIRECT_URI = 'https://income.example/sign-in/openid/callback'

/** What the issuer answers at a path, instead of this. */
type Altered = (path: string, answer: Response) => Response | Promise<Response>

let provider: TestIssuer
beforeAll(async () => {
  provider = await startIssuer('https://income.example')
})
beforeEach(() => {
  delete provider.inIdToken
  provider.person = { email: 'rita@lending.example', email_verified: true, roles: ['reviewer'] }
})
afterAll(() => provider.close())

/** Somebody signs in there, and the service asks who it is. */
async function claims(altered: Altered = (_, answer) => answer, returned: object = {}): Promise<Claims> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = provider.settings
  const client = new Issuer({
    ...{ issuer: issuer!, clientId: clientId!, clientSecret, scope: 'openid email', redirectUri: REDIRECT_URI },
    fetch: async (url, options) => altered(new URL(url).pathname, await provider.fetch(url, options)),
  })
  const attempt: Attempt = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), to: '/console', replaces: null }
  const walker = new Walker('https://income.example', express(), provider)
  const { url } = await walker.walk((await client.authorizationUrl(attempt)).href, REDIRECT_URI)
  for (const [name, value] of Object.entries(returned)) url.searchParams.set(name, String(value))
  return client.claimsOf(url.search, attempt)
}

/** The token endpoint's answer with another ID token. */
const withIdToken =
  (change: (token: string) => string): Altered =>
  async (path, answer) => {
    if (path !== '/token') return answer
    const text = await answer.text()
    return new Response(text.replace(/(?<="id_token":")[^"]+/, change), answer)
  }

test('an ID token signed by the issuer is accepted', async () => {
  expect(await claims(withIdToken((token) => token))).toMatchObject({ email: 'rita@lending.example' })
})

test('an ID token that was changed after the issuer signed it is refused', async () => {
  const forged = withIdToken((token) => {
    const [header, payload = '', signature] = token.split('.')
    const claimed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), roles: ['administrator'] }
    return [header, Buffer.from(JSON.stringify(claimed)).toString('base64url'), signature].join('.')
  })
  await expect(claims(forged)).rejects.toMatchObject({ reason: 'not_confirmed' })
})

describe('an address is verified', () => {
  const [rita, other] = ['rita@lending.example', 'other@lending.example']
  test.each<[string, boolean | undefined, Person, Person]>([
    ['by the ID token', true, { email: rita, email_verified: true }, {}],
    ['by the userinfo endpoint', true, {}, { email: rita, email_verified: true }],
    ['by either, if it is the same', true, { email: rita }, { email: rita, email_verified: true }],
    ['not by a statement about another', undefined, { email: rita }, { email: other, email_verified: true }],
    ['not by a statement about none', undefined, { email_verified: true }, { email: rita }],
    [
      'not if the ID token denies it',
      false,
      { email: rita, email_verified: false },
      { email: rita, email_verified: true },
    ],
  ])('%s', async (_, expected, idToken, userinfo) => {
    Object.assign(provider, { inIdToken: idToken, person: userinfo })
    expect(await claims()).toMatchObject({ email: rita, email_verified: expected })
  })
})

const unfinished = () => new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) })

describe('the issuer is away', () => {
  test.each<[string, string, () => Response | Promise<Response>]>([
    ['if the token endpoint does not answer', '/token', () => Promise.reject(new TypeError('fetch failed'))],
    ['if the token endpoint answers in time, but not to its end', '/token', () => new Response(unfinished())],
    ['if the token endpoint fails', '/token', () => Response.json({ error: 'server_error' }, { status: 500 })],
    ['if the userinfo endpoint fails', '/me', () => new Response('', { status: 502 })],
    ['if it asks for fewer requests', '/me', () => new Response('', { status: 429 })],
    ['if its keys cannot be requested', '/jwks', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
  ])('%s', async (_, failing, fail) => {
    const altered: Altered = (path, answer) => (path === failing ? fail() : answer)
    await expect(claims(altered)).rejects.toMatchObject({ reason: 'issuer_away', status: 503 })
  })
})

test.each([
  ['access_denied', 'declined'],
  ['temporarily_unavailable', 'issuer_away'],
  ['invalid_scope', 'not_confirmed'],
])('a return with the error %s means %s', async (error, reason) => {
  await expect(claims((_, answer) => answer, { error })).rejects.toMatchObject({ reason })
})
