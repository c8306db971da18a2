import type { Kind } from '../kind.ts'

export const taxReturn: Kind = {
  documentType: 'tax_return',
  recognise: () => null,
  read: () => [],
}
