import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { CustomFetch } from 'openid-client'
import Provider, { type Configuration } from 'oidc-provider'

const ISSUER = 'https://login.example'
const CLIENT = { id: 'income', secret: 'a-secret-of-the-client' }

/** The issuer's statements about the next person who signs in. */
export interface Person {
  email?: string
  email_verified?: boolean
  roles?: string[]
  tenant?: string
}

/** A real OpenID provider (oidc-provider) in this process, which asks for no password. */
export interface TestIssuer {
  /** Settings that make the API use this issuer. */
  settings: Record<string, string>
  person: Person
  /** What ID tokens state, where it is not the same as what the userinfo endpoint states. */
  inIdToken?: Person
  /** The issuer's address must be https; requests to it reach this process. */
  fetch: CustomFetch
  close(): Promise<void>
}

/** @param publicUrl of the API, the issuer's only client. */
export async function startIssuer(publicUrl: string): Promise<TestIssuer> {
  const provider = new Provider(
    ISSUER,
    configuration(publicUrl, (use) => (use === 'id_token' && issuer.inIdToken) || issuer.person),
  )
  provider.proxy = true
  const handle = provider.callback()
  const server = createServer((request, response) => {
    const handled = request.url?.startsWith('/interaction/')
      ? signIn(provider, request, response)
      : handle(request, response)
    void handled.catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const inside = `http://127.0.0.1:${address.port}`
  const issuer: TestIssuer = {
    settings: {
      OIDC_ISSUER: ISSUER,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      PUBLIC_URL: publicUrl,
    },
    person: {},
    fetch: (url, { headers, ...options }) =>
      fetch(url.replace(ISSUER, inside), {
        ...options,
        headers: { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-host': new URL(ISSUER).host },
      } as RequestInit),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return issuer
}

function configuration(publicUrl: string, statements: (use: string) => Person): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${publicUrl}/sign-in/openid/callback`],
        post_logout_redirect_uris: [`${publicUrl}/console`],
      },
    ],
    claims: { openid: ['sub', 'roles', 'tenant', 'email', 'email_verified'], email: [], profile: [] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['a-key-of-the-test'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async (use) => ({ sub: accountId, ...statements(use) }),
    }),
    // The client's requests are granted without asking.
    async loadExistingGrant({ oidc }) {
      const known = oidc.session!.grantIdFor(oidc.client!.clientId)
      if (known !== undefined) return oidc.provider.Grant.find(known)
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionFinished(request, response, { login: { accountId: 'somebody' } })
}
