import { decimalFromCents, sumCents } from '../../money/cents.ts'
import { type Exact, roundedCents } from '../arithmetic/exact.ts'
import { inProportion } from '../arithmetic/proportion.ts'
import type { IncomeKind } from '../model/income-kind.ts'
import type { Decisions, FigureLine } from '../model/rule-set.ts'
import type { FirstVerdict } from './classify.ts'
import type { AccountKind } from './verdicts.ts'

/** The kind of income that a deposit shows, by the rule that classified it. */
const KIND_OF_RULE: Readonly<Record<string, IncomeKind>> = {
  payroll: 'wages',
  documented_by_wages: 'wages',
  gig_earnings: 'self_employment',
  business_receipt: 'self_employment',
  business_transfer: 'owner_draws',
  rent: 'rent',
  interest: 'interest',
  pension: 'retirement',
  government_benefit: 'benefits',
  unemployment: 'benefits',
  support: 'support',
}

/** Unidentified deposits of a business account count as receipts; those of a personal account are unexplained. */
const KIND_OF_THE_REST: Readonly<Record<AccountKind, IncomeKind>> = {
  personal: 'unexplained',
  business: 'self_employment',
}

/**
 * Splits a line's monthly income by the kinds of its deposits; empty if no deposit counts. Debits, expenses and ownership
 * reduce every kind in proportion.
 */
export function incomeOfDeposits(
  monthly: Exact,
  kind: AccountKind,
  verdicts: readonly FirstVerdict[],
  decisions: Pick<Decisions, 'counts'>,
): FigureLine['income'] {
  const counting = verdicts.filter(
    ({ transaction: { direction, entry } }) => direction === 'credit' && decisions.counts(entry.id),
  )
  const sums = [...Map.groupBy(counting, ({ rule }) => KIND_OF_RULE[rule] ?? KIND_OF_THE_REST[kind])]
    .map(([of, own]) => ({ of, sum: sumCents(own.map(({ transaction }) => transaction.entry.amount ?? 0n)) }))
    .filter(({ sum }) => sum > 0n)
    .sort((a, b) => (a.of < b.of ? -1 : 1))
  const weights = sums.map(({ sum }) => sum)
  const shares = inProportion(roundedCents(monthly), weights) ?? []
  return shares.map((cents, i) => ({ kind: sums[i]!.of, monthly: decimalFromCents(cents) }))
}
