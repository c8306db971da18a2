import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  type Configuration,
  type CustomFetch,
} from 'openid-client'
import type { Attempt } from './attempt.ts'
import { SignInRefused } from './refusal.ts'

const PATIENCE_SECONDS = 10

/** What an issuer says of a user: the claims of the ID token, and of its userinfo endpoint. */
export type Claims = Readonly<Record<string, unknown>>

export interface IssuerOptions {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  scope: string
  /** Where the issuer sends people back to. */
  redirectUri: string
  /** How the issuer is asked; over the network where absent. */
  fetch?: CustomFetch | undefined
}

/** An OpenID Connect issuer as a client of it: the authorization code flow with PKCE, state and nonce. */
export class Issuer {
  readonly #options: IssuerOptions
  #discovered: Promise<Configuration> | null = null

  constructor(options: IssuerOptions) {
    this.#options = options
  }

  /** Where an attempt to sign in begins. @throws SignInRefused */
  async authorizationUrl({ state, nonce, verifier }: Attempt): Promise<URL> {
    const { scope, redirectUri } = this.#options
    return buildAuthorizationUrl(await this.#configuration(), {
      ...{ redirect_uri: redirectUri, scope, state, nonce },
      ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    })
  }

  /** Who came back with this query of the redirect address. @throws SignInRefused where the issuer does not confirm it. */
  async claimsOf(query: string, { state, nonce, verifier }: Attempt): Promise<Claims> {
    const configuration = await this.#configuration()
    const returned = new URL(this.#options.redirectUri)
    returned.search = query
    try {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await authorizationCodeGrant(configuration, returned, checks)
      const claims = tokens.claims()
      if (!claims) throw new Error('there is no ID token')
      const told = configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {}
      return { ...told, ...claims }
    } catch (error) {
      throw new SignInRefused('not_confirmed', error)
    }
  }

  /** Where people sign out of the issuer too; null where it has no such place. @throws SignInRefused */
  async endSessionUrl(returnTo: string): Promise<URL | null> {
    const configuration = await this.#configuration()
    if (!configuration.serverMetadata().end_session_endpoint) return null
    return buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo })
  }

  /** Asked once; again after it could not be reached. */
  #configuration(): Promise<Configuration> {
    this.#discovered ??= this.#discover().catch((error: unknown) => {
      this.#discovered = null
      throw new SignInRefused('issuer_away', error)
    })
    return this.#discovered
  }

  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret, fetch } = this.#options
    const options = { timeout: PATIENCE_SECONDS, ...(fetch && { [customFetch]: fetch }) }
    return discovery(new URL(issuer), clientId, clientSecret, undefined, options)
  }
}
