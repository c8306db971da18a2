import { exact } from '../../arithmetic/exact.ts'
import type { DocumentFacts } from '../../model/facts.ts'

/** Schedule K-1 of Form 1065, item J, at the end of the year; of Form 1120-S, item G. */
const SHARES = ['profit_share_percent', 'loss_share_percent', 'capital_share_percent', 'stock_share_percent']

/** How much of a business is owned, in percent: the greatest of the shares printed. Null where none is. */
export function ownershipOf(documents: readonly DocumentFacts[]): string | null {
  const printed = documents.flatMap(({ fields }) => SHARES.flatMap((name) => fields[name] ?? []))
  const shares = printed.filter((text) => /^\d{1,3}(\.\d+)?$/.test(text))
  return shares.reduce<string | null>(
    (most, text) => (most === null || exact(text).gt(exact(most)) ? text : most),
    null,
  )
}
