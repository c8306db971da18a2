import type { Scope } from '@income/client'

/** What each scope allows, as in docs/api.md; the usual ones are selected by default. */
export const SCOPES: readonly { scope: Scope; allows: string; isUsual: boolean }[] = [
  { scope: 'read', allows: 'sees packages, documents and income', isUsual: true },
  { scope: 'write', allows: 'creates, uploads and deletes', isUsual: true },
  { scope: 'review', allows: 'corrects values and makes decisions', isUsual: false },
  { scope: 'admin', allows: 'changes settings, webhooks and keys', isUsual: false },
  { scope: 'operator', allows: 'sees the queues of the whole service', isUsual: false },
]
