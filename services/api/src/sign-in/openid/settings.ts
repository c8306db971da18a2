import { SCOPES, type Scope } from '@income/shared'
import { z } from 'zod'

/** The scopes of each role. */
export type RoleScopes = Readonly<Record<string, readonly Scope[]>>

const USUAL_ROLES = 'viewer=read; reviewer=read,write,review; administrator=read,write,review,admin'

/** `operator` spans all tenants, so no role grants it. */
const GIVEN_TO_ROLES = SCOPES.filter((scope) => scope !== 'operator')

/** Settings for OpenID Connect sign-in, which is off without OIDC_ISSUER. */
export const openIdSettings = {
  OIDC_ISSUER: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .optional()
    .meta({
      description:
        'The OpenID Connect issuer by which people sign in to the console, such as https://login.example.com',
    }),
  OIDC_CLIENT_ID: z
    .string()
    .min(1)
    .default('income')
    .meta({ description: 'The client ID of this service at the issuer' }),
  OIDC_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'The client secret; not set for a public client' }),
  OIDC_NAME: z
    .string()
    .min(1)
    .default('single sign-on')
    .meta({ description: 'The name of the issuer on the button of the sign-in page' }),
  OIDC_SCOPE: z
    .string()
    .default('openid email profile')
    .refine((text) => text.split(' ').includes('openid'), 'must contain openid')
    .meta({ description: 'The scopes to request from the issuer, separated by spaces' }),
  OIDC_ROLES_CLAIM: z
    .string()
    .min(1)
    .default('roles')
    .meta({ description: "The claim with a user's roles; write a nested one as realm_access.roles" }),
  OIDC_ROLE_SCOPES: z
    .string()
    .default(USUAL_ROLES)
    .transform((text, context): RoleScopes => {
      const roles = rolesFrom(text)
      if (roles === null)
        context.addIssue(`must read like ${USUAL_ROLES}, with the scopes ${GIVEN_TO_ROLES.join(', ')}`)
      return roles ?? {}
    })
    .meta({ description: 'The scopes of each role: name=scope,scope and so on, separated by semicolons' }),
  OIDC_TENANT_CLAIM: z.string().min(1).optional().meta({
    description:
      "The claim with the id of a user's tenant; if not set, an e-mail address must belong to only one tenant",
  }),
  OIDC_UNVERIFIED_EMAIL: z.enum(['refuse', 'accept']).default('refuse').meta({
    description: 'accept: for an issuer that does not send email_verified and where users cannot set their own address',
  }),
}

/** null if the text is not such a list. */
function rolesFrom(text: string): RoleScopes | null {
  const roles = new Map<string, Scope[]>()
  for (const part of text.split(';').filter((given) => given.trim() !== '')) {
    const [name = '', list = ''] = part.split('=').map((side) => side.trim())
    const words = list.split(',').map((word) => word.trim())
    const scopes = GIVEN_TO_ROLES.filter((scope) => words.includes(scope))
    if (name === '' || scopes.length !== words.length) return null
    roles.set(name, scopes)
  }
  return roles.size > 0 ? Object.fromEntries(roles) : null
}
