export {
  createKey,
  listKeys,
  makeSignInLink,
  revokeKey,
  type IssuedKey,
  type KeyRequest,
  type ListedKey,
} from './tenants/keys.ts'
export { OperatorError } from './operator-error.ts'
export { createTenant, listTenants, type Tenant } from './tenants/tenants.ts'
export { createUser, findUser, listUsers, type User } from './tenants/users.ts'
