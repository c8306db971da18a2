import type { Scope } from '@income/shared'

/** Who makes a request: a key, and the tenant and user it was made for. */
export interface Caller {
  keyId: string
  tenant: { id: string; name: string }
  user: { id: string; email: string }
  scopes: readonly Scope[]
}
