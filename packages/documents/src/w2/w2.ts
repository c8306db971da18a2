import type { Kind } from '../kind.ts'

export const w2: Kind = {
  documentType: 'w2',
  recognise: () => null,
  read: () => [],
}
