export { createKey, listKeys, makeSignInLink, revokeKey, type IssuedKey } from './tenants/keys.ts'
export { createTenant } from './tenants/tenants.ts'
export { createUser, disableUser } from './tenants/users.ts'
