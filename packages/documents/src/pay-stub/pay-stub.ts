import type { Kind } from '../kind.ts'

export const payStub: Kind = {
  documentType: 'pay_stub',
  recognise: () => null,
  read: () => [],
}
