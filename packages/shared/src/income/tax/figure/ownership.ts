import { exact, type Exact } from '../../arithmetic/exact.ts'
import type { DocumentFacts } from '../../model/facts.ts'
import { type Guideline, GUIDELINES } from '../../settings/guideline.ts'

const PERCENT = /^\d{1,3}(\.\d+)?$/

/** Schedule K-1 of Form 1065, item J, at the end of the year; of Form 1120-S, item G. */
const SHARES = ['profit_share_percent', 'loss_share_percent', 'capital_share_percent', 'stock_share_percent']

/**
 * The owner's share of a business's cash flow, in percent: of a partnership's ending capital (Fannie Mae B3-3.4-01), or
 * of an S corporation's stock (B3-3.4-02); of profit or loss if that is blank. Null if none is printed.
 */
export function cashFlowShareOf(documents: readonly DocumentFacts[]): string | null {
  const names = ['capital_share_percent', 'stock_share_percent', 'profit_share_percent', 'loss_share_percent']
  const printed = names.flatMap((name) => documents.map(({ fields }) => fields[name] ?? ''))
  return printed.find((text) => PERCENT.test(text) && !exact(text).gt(exact('100'))) ?? null
}

/** The ownership of a business in percent: the greatest of the printed shares. Null if there are none. */
export function ownershipOf(documents: readonly DocumentFacts[]): string | null {
  const printed = documents.flatMap(({ fields }) => SHARES.flatMap((name) => fields[name] ?? []))
  const shares = printed.filter((text) => PERCENT.test(text))
  return shares.reduce<string | null>(
    (most, text) => (most === null || exact(text).gt(exact(most)) ? text : most),
    null,
  )
}

/** Whether ownership is below the self-employment threshold. False if unknown. */
export function isMinorityOwner(documents: readonly DocumentFacts[], guideline: Guideline): boolean {
  const owned = ownershipOf(documents)
  return owned !== null && exact(owned).lt(selfEmployedFrom(guideline))
}

/** In percent. */
export function selfEmployedFrom(guideline: Guideline): Exact {
  return exact(GUIDELINES[guideline].selfEmploymentOwnership.value).mul(exact('100'))
}
