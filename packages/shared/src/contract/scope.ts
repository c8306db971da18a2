/** What an API key may be used for. Each route asks for one of them. */
export const SCOPES = ['read', 'write', 'review', 'admin'] as const
export type Scope = (typeof SCOPES)[number]
