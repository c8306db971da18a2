import type { DocumentType, TaxForm } from '@income/shared'
import { bankStatement } from './bank-statement/bank-statement.ts'
import { informationReturn } from './information-return/information-return.ts'
import type { NamedRule } from '../model/pass.ts'
import type { Kind } from './kind.ts'
import { payStub } from './pay-stub/pay-stub.ts'
import { taxReturn } from './tax-return/tax-return.ts'
import { w2 } from './w2/w2.ts'

/** Kinds that recognise a page by its title or labels come first, since they spare most pages a closer look. */
export const KINDS: readonly Kind[] = [taxReturn, informationReturn, w2, payStub, bankStatement]

/** The rules of all kinds, in the order in which they apply. */
export const RULES: readonly NamedRule[] = KINDS.flatMap(({ rules }) => rules ?? [])

/** The kind of a document. If several kinds share its type, the form decides. */
export function kindOf(type: DocumentType, form: TaxForm | null): Kind {
  const kinds = KINDS.filter(({ documentType }) => documentType === type)
  return kinds.find(({ forms }) => form !== null && forms?.includes(form)) ?? kinds[0]!
}
