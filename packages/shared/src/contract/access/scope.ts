/**
 * What an API key may be used for. Each route requires one scope. `admin` covers one tenant; `operator` covers the whole
 * service, whose queues hold every tenant's jobs.
 */
export const SCOPES = ['read', 'write', 'review', 'admin', 'operator'] as const
export type Scope = (typeof SCOPES)[number]
