import type { DocumentType, TaxForm } from '@income/shared'
import { bankStatement } from './bank-statement/bank-statement.ts'
import { informationReturn } from './information-return/information-return.ts'
import type { NamedRule } from '../model/pass.ts'
import type { Kind } from './kind.ts'
import { payStub } from './pay-stub/pay-stub.ts'
import { taxReturn } from './tax-return/tax-return.ts'
import { w2 } from './w2/w2.ts'

/** Those that know their pages by a title or by labels come first: most pages need not be asked about any further. */
export const KINDS: readonly Kind[] = [taxReturn, informationReturn, w2, payStub, bankStatement]

/** The rules by which documents are read, kind by kind, in their order. */
export const RULES: readonly NamedRule[] = KINDS.flatMap(({ rules }) => rules ?? [])

/** The kind of a document: of those that share a type, the one that its form names. */
export function kindOf(type: DocumentType, form: TaxForm | null): Kind {
  const kinds = KINDS.filter(({ documentType }) => documentType === type)
  return kinds.find(({ forms }) => form !== null && forms?.includes(form)) ?? kinds[0]!
}
