import type { EntryFacts } from '../model/facts.ts'
import type { AppliedRules, IncomeFacts, RuleSet } from '../model/rule-set.ts'
import { copiesOf, withoutAccepted } from '../papers/duplicates.ts'

type OverrideOf = ReadonlyMap<string, boolean>

/**
 * The rules applied to a package in which each document version with an accepted entry is a separate document: two W-2s
 * of one employer and year are one, until a reviewer decides that they are of two jobs.
 */
export function withAcceptedVersions(
  ruleSet: RuleSet,
  facts: IncomeFacts,
  applied: AppliedRules,
  entryOf: ReadonlyMap<string, EntryFacts>,
): (overrideOf: OverrideOf) => AppliedRules {
  return (overrideOf) => {
    const accepted = [...overrideOf].flatMap(([id, eligible]) => (eligible ? (entryOf.get(id)?.documentId ?? []) : []))
    const repeats = withoutAccepted(facts.repeats, new Set(accepted))
    if (repeats.length === facts.repeats.length) return applied
    const recalculated = ruleSet({ ...facts, repeats, copies: copiesOf(repeats) })
    return recalculated.find(({ key }) => key === applied.key) ?? applied
  }
}
