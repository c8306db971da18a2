import type { DocumentType } from '@income/shared'
import { bankStatement } from './bank-statement/bank-statement.ts'
import type { Kind, NamedRule } from './kind.ts'
import { payStub } from './pay-stub/pay-stub.ts'
import { taxReturn } from './tax-return/tax-return.ts'
import { w2 } from './w2/w2.ts'

/** Every kind of document, by its type. */
const BY_TYPE: Record<DocumentType, Kind> = {
  tax_return: taxReturn,
  w2,
  pay_stub: payStub,
  bank_statement: bankStatement,
}

/** Those that know their pages by a title or by labels come first: most pages need not be asked about any further. */
export const KINDS: readonly Kind[] = Object.values(BY_TYPE)

/** The rules by which documents are read, kind by kind, in their order. */
export const RULES: readonly NamedRule[] = KINDS.flatMap(({ rules }) => rules ?? [])

export function kindOf(type: DocumentType): Kind {
  return BY_TYPE[type]
}
