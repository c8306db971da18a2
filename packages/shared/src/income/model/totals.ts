import { MODEL_AMOUNTS } from '../../contract/income/model.ts'
import type { Cents } from '../../money/cents.ts'
import type { Classification, ModelAmounts } from './calculated-model.ts'
import type { EntryFacts } from './facts.ts'

/** An entry's part in a model: the rules' verdict, and the reviewer's decision (null: none). */
export interface Decided {
  entry: Pick<EntryFacts, 'direction' | 'amount'>
  eligible: boolean
  override: boolean | null
}

/** Whether an entry counts once the reviewer's decision is taken into account. */
export function counts(decided: Pick<Decided, 'eligible' | 'override'>): boolean {
  return decided.override ?? decided.eligible
}

/** Pairs the classified entries with the reviewer's decisions. Decisions on entries out of scope have no effect. */
export function decide(
  classifications: readonly Classification[],
  entryOf: ReadonlyMap<string, EntryFacts>,
  overrideOf: ReadonlyMap<string, boolean>,
): (Decided & { entry: EntryFacts })[] {
  return classifications.map(({ entryId, eligible }) => {
    const entry = entryOf.get(entryId)
    if (!entry) throw new Error('a classification names an entry that is not in the package')
    return { entry, eligible, override: overrideOf.get(entryId) ?? null }
  })
}

/**
 * The amounts of specification 2.4 for each direction:
 *
 * total                 = eligible + ineligible                 by the rules
 * overridden_eligible   = entries the rules refused and a reviewer accepted
 * overridden_ineligible = entries the rules accepted and a reviewer refused
 * eligible_total        = eligible + overridden_eligible
 * net_eligible          = eligible_total − overridden_ineligible
 *
 * An entry without an amount for its period counts as zero; a decision that agrees with the rules changes nothing.
 */
export function totals(entries: Iterable<Decided>): ModelAmounts {
  const credit = emptySums()
  const debit = emptySums()
  for (const decided of entries) add(decided.entry.direction === 'credit' ? credit : debit, decided)
  return {
    total_debits: debit.eligible + debit.ineligible,
    total_credits: credit.eligible + credit.ineligible,
    eligible_debit: debit.eligible,
    eligible_credit: credit.eligible,
    ineligible_debit: debit.ineligible,
    ineligible_credit: credit.ineligible,
    overridden_eligible_debits: debit.accepted,
    overridden_eligible_credits: credit.accepted,
    overridden_ineligible_debits: debit.refused,
    overridden_ineligible_credits: credit.refused,
    eligible_total_debits: debit.eligible + debit.accepted,
    eligible_total_credits: credit.eligible + credit.accepted,
    net_eligible_debits: debit.eligible + debit.accepted - debit.refused,
    net_eligible_credits: credit.eligible + credit.accepted - credit.refused,
  }
}

/** The amounts of two disjoint sets of entries together. */
export function addAmounts(a: ModelAmounts, b: ModelAmounts): ModelAmounts {
  const sum = { ...a }
  for (const name of MODEL_AMOUNTS) sum[name] = a[name] + b[name]
  return sum
}

interface Sums {
  eligible: Cents
  ineligible: Cents
  accepted: Cents
  refused: Cents
}

function emptySums(): Sums {
  return { eligible: 0n, ineligible: 0n, accepted: 0n, refused: 0n }
}

function add(sums: Sums, { entry, eligible, override }: Decided): void {
  const amount = entry.amount ?? 0n
  if (eligible) sums.eligible += amount
  else sums.ineligible += amount
  if (eligible && override === false) sums.refused += amount
  if (!eligible && override === true) sums.accepted += amount
}
