/**
 * What an API key may be used for. Each route asks for one of them. `admin` is over a tenant; `operator` is over the
 * service, whose queues hold the jobs of all tenants.
 */
export const SCOPES = ['read', 'write', 'review', 'admin', 'operator'] as const
export type Scope = (typeof SCOPES)[number]
