import type { Database } from '@income/platform'
import { SCOPES, type Scope } from '@income/shared'
import { isUuid } from '../../http/requests/identifiers.ts'
import type { Claims } from './issuer.ts'
import { SignInRefused } from './refusal.ts'
import type { RoleScopes } from './settings.ts'

/** How claims are interpreted. */
export interface ClaimRules {
  rolesClaim: string
  roleScopes: RoleScopes
  tenantClaim: string | undefined
  acceptsUnverifiedEmail: boolean
}

export interface MatchedUser {
  userId: string
  tenantId: string
  scopes: readonly Scope[]
}

/** The user that an issuer identifies, and what their roles allow. @throws SignInRefused if there is none. */
export async function matchUser(database: Database, claims: Claims, rules: ClaimRules): Promise<MatchedUser> {
  const email = emailIn(claims, rules)
  const inTenant = rules.tenantClaim === undefined ? {} : { tenantId: tenantIn(claims, rules.tenantClaim) }
  const users = await database.user.findMany({
    where: { email: email.toLowerCase(), ...inTenant },
    select: { id: true, tenantId: true, disabledAt: true },
  })
  const [user, another] = users.filter(({ disabledAt }) => disabledAt === null)
  if (!user) throw new SignInRefused(users.length > 0 ? 'disabled' : 'no_user')
  if (another) throw new SignInRefused('several_tenants')
  const scopes = scopesOf(rolesIn(claims, rules.rolesClaim), rules.roleScopes)
  if (scopes.length === 0) throw new SignInRefused('no_role')
  return { userId: user.id, tenantId: user.tenantId, scopes }
}

function emailIn({ email, email_verified: isVerified }: Claims, { acceptsUnverifiedEmail }: ClaimRules): string {
  if (typeof email !== 'string') throw new SignInRefused('email_missing')
  // Some issuers send it as text.
  if (isVerified !== true && isVerified !== 'true' && !acceptsUnverifiedEmail)
    throw new SignInRefused('email_unverified')
  return email
}

function tenantIn(claims: Claims, claim: string): string {
  const tenantId = valueAt(claims, claim)
  if (typeof tenantId !== 'string' || !isUuid(tenantId)) throw new SignInRefused('no_user')
  return tenantId
}

/** A list, or words in one text. */
function rolesIn(claims: Claims, claim: string): readonly unknown[] {
  const roles = valueAt(claims, claim)
  if (Array.isArray(roles)) return roles
  return typeof roles === 'string' ? roles.split(/[\s,]+/) : []
}

/** `realm_access.roles` means the roles in realm_access; a claim with dots in its name is found too. */
function valueAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path]
  return path.split('.').reduce<unknown>((within, name) => {
    return typeof within === 'object' && within !== null && Object.hasOwn(within, name)
      ? Reflect.get(within, name)
      : undefined
  }, claims)
}

function scopesOf(roles: readonly unknown[], roleScopes: RoleScopes): Scope[] {
  const given = roles.flatMap((role) =>
    typeof role === 'string' && Object.hasOwn(roleScopes, role) ? roleScopes[role]! : [],
  )
  return SCOPES.filter((scope) => given.includes(scope))
}
