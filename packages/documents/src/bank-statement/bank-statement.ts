import type { Kind } from '../kind.ts'

export const bankStatement: Kind = {
  documentType: 'bank_statement',
  recognise: () => null,
  read: () => [],
}
