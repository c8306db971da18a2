import type { Alert } from '../alerts/catalog.ts'
import type { EntryFacts } from '../model/facts.ts'
import type { AppliedRules } from '../model/rule-set.ts'

type OverrideOf = ReadonlyMap<string, boolean>

/**
 * Overrides that leave monthly income unchanged, each with the reason from its rule set. An override has an effect if
 * it alone changes the income, or if the income would differ without it. Rule sets whose income is the sum of what
 * counts give no reasons, because every override changes it.
 */
export function overridesWithoutEffect(
  applied: AppliedRules,
  entryOf: ReadonlyMap<string, EntryFacts>,
  overrideOf: OverrideOf,
  monthWith: (overrideOf: OverrideOf) => string | null,
): Alert[] {
  const { whyUnmoved } = applied
  const verdictOf = new Map(applied.classifications.map(({ entryId, eligible }) => [entryId, eligible]))
  const contrary = [...overrideOf].filter(([entryId, eligible]) => verdictOf.get(entryId) === !eligible).sort()
  if (!whyUnmoved || contrary.length === 0) return []
  const [decided, undecided] = [monthWith(overrideOf), monthWith(new Map())]
  return contrary.flatMap(([entryId, eligible]) => {
    const others = new Map([...overrideOf].filter(([other]) => other !== entryId))
    const moves = monthWith(new Map([[entryId, eligible]])) !== undecided || monthWith(others) !== decided
    const entry = entryOf.get(entryId)
    if (moves || !entry) return []
    const message = `The decision on "${entry.description}" does not change the figure: ${whyUnmoved(entryId)}`
    return [{ code: 'override_without_effect', message, document_ids: [entry.documentId] }]
  })
}
