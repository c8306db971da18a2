import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type Configuration,
  type CustomFetch,
} from 'openid-client'
import type { Attempt } from './attempt.ts'
import { awayIn, overNetwork, reaching } from './issuer-away.ts'
import { SignInRefused } from './refusal.ts'

const PATIENCE_SECONDS = 10

/** An issuer's statements about a user: the claims of the ID token and of the userinfo endpoint. */
export type Claims = Readonly<Record<string, unknown>>

export interface IssuerOptions {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  scope: string
  /** Where the issuer redirects back to. */
  redirectUri: string
  /** How requests to the issuer are sent; over the network if absent. */
  fetch?: CustomFetch | undefined
}

/** A client of an OpenID Connect issuer: authorization code flow with PKCE, state and nonce. */
export class Issuer {
  readonly #options: IssuerOptions
  #discovered: Promise<Configuration> | null = null

  constructor(options: IssuerOptions) {
    this.#options = options
  }

  /** The issuer's address at which a sign-in starts. @throws SignInRefused */
  async authorizationUrl({ state, nonce, verifier }: Attempt): Promise<URL> {
    const { scope, redirectUri } = this.#options
    return buildAuthorizationUrl(await this.#configuration(), {
      ...{ redirect_uri: redirectUri, scope, state, nonce },
      ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    })
  }

  /**
   * The claims behind this query of the redirect address. @throws SignInRefused if the issuer is away or does not confirm them.
   */
  async claimsOf(query: string, { state, nonce, verifier }: Attempt): Promise<Claims> {
    const configuration = await this.#configuration()
    const returned = new URL(this.#options.redirectUri)
    returned.search = query
    try {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await authorizationCodeGrant(configuration, returned, checks)
      const claims = tokens.claims()
      if (!claims) throw new Error('there is no ID token')
      const userinfo = configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {}
      return { ...userinfo, ...claims, ...addressIn(claims, userinfo) }
    } catch (error) {
      throw refusalBy(error)
    }
  }

  /** Where people also sign out of the issuer; null if it has no such page. @throws SignInRefused */
  async endSessionUrl(returnTo: string): Promise<URL | null> {
    const configuration = await this.#configuration()
    if (!configuration.serverMetadata().end_session_endpoint) return null
    return buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo })
  }

  /** Requested once; again after a failure. */
  #configuration(): Promise<Configuration> {
    this.#discovered ??= this.#discover().catch((error: unknown) => {
      this.#discovered = null
      throw new SignInRefused('issuer_away', awayIn(error) ?? error)
    })
    return this.#discovered
  }

  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret, fetch: send = overNetwork } = this.#options
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: PATIENCE_SECONDS,
      // Otherwise the TLS of the token endpoint alone vouches for ID tokens, so an inspecting proxy could forge them.
      execute: [enableNonRepudiationChecks],
      [customFetch]: reaching(send),
    })
  }
}

/** The address in the ID token, or else of the userinfo endpoint. A statement about one address does not verify another. */
function addressIn(idToken: Claims, userinfo: Claims): Claims {
  const email = idToken['email'] ?? userinfo['email']
  const verifiedBy = (claims: Claims) => (claims['email'] === email ? claims['email_verified'] : undefined)
  return { email, email_verified: verifiedBy(idToken) ?? verifiedBy(userinfo) }
}

function refusalBy(error: unknown): SignInRefused {
  const away = awayIn(error)
  if (away) return new SignInRefused('issuer_away', away)
  const isDeclined = error instanceof AuthorizationResponseError && error.error === 'access_denied'
  return new SignInRefused(isDeclined ? 'declined' : 'not_confirmed', error)
}
