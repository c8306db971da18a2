import { endSessionOfToken, openSessionOfUser, type Database, type OpenedSession } from '@income/platform'
import type { CustomFetch } from 'openid-client'
import type { ApiConfig } from '../../config.ts'
import { OPENID_CALLBACK_PATH } from '../../pages/paths.ts'
import type { Attempt } from './attempt.ts'
import { Issuer } from './issuer.ts'
import { matchUser, type ClaimRules } from './match-user.ts'

/** Sign-in through the configured issuer. */
export interface OpenIdSignIn {
  /** The issuer's name for people. */
  name: string
  issuer: Issuer
  rules: ClaimRules
}

/** null if no issuer is configured. @param fetch sends requests to the issuer, if not over the network. */
export function openIdSignIn(config: ApiConfig, fetch?: CustomFetch): OpenIdSignIn | null {
  if (config.OIDC_ISSUER === undefined) return null
  return {
    name: config.OIDC_NAME,
    issuer: new Issuer({
      issuer: config.OIDC_ISSUER,
      clientId: config.OIDC_CLIENT_ID,
      clientSecret: config.OIDC_CLIENT_SECRET,
      scope: config.OIDC_SCOPE,
      redirectUri: new URL(OPENID_CALLBACK_PATH, config.PUBLIC_URL).href,
      fetch,
    }),
    rules: {
      rolesClaim: config.OIDC_ROLES_CLAIM,
      roleScopes: config.OIDC_ROLE_SCOPES,
      tenantClaim: config.OIDC_TENANT_CLAIM,
      acceptsUnverifiedEmail: config.OIDC_UNVERIFIED_EMAIL === 'accept',
    },
  }
}

/**
 * Opens a session for the person who returns from the issuer with this query. It replaces the browser's previous one.
 * @throws SignInRefused
 */
export async function finishSignIn(
  database: Database,
  { issuer, rules }: OpenIdSignIn,
  attempt: Attempt,
  query: string,
): Promise<OpenedSession> {
  const user = await matchUser(database, await issuer.claimsOf(query, attempt), rules)
  const opened = await openSessionOfUser(database, user)
  if (attempt.replaces !== null) await endSessionOfToken(database, attempt.replaces)
  return opened
}
