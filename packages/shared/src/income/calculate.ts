import { asOfDay, staleAlerts } from './papers/as-of.ts'
import { bankStatements } from './bank/rule-set.ts'
import type { CalculatedModel } from './model/calculated-model.ts'
import type { DecisionFacts } from './decisions/decisions.ts'
import { copiesOf, repeatsOf } from './papers/duplicates.ts'
import { repeatAlerts } from './papers/repeat-alerts.ts'
import { ELIGIBILITY_MODELS, type ModelKey, modelKeyOf } from './eligibility-model.ts'
import type { DocumentFacts, EntryFacts, OverrideFacts } from './model/facts.ts'
import { subjectInForce } from './settings/in-force.ts'
import { withAcceptedVersions } from './decisions/accepted-versions.ts'
import { withChoices } from './decisions/method-choice.ts'
import { withNamesWrittenOut } from './names/written-out.ts'
import type { AppliedRules, Decisions, IncomeFacts, RuleSet } from './model/rule-set.ts'
import { assertSettings, type IncomeSettings, settingsFor, type SubjectSettings } from './settings/settings.ts'
import { overridesWithoutEffect } from './decisions/override-effect.ts'
import { taxReturns } from './tax/rule-set.ts'
import { counts, decide, totals } from './model/totals.ts'
import { checksOf, verified } from './model/verification.ts'
import { wages } from './wages/rule-set.ts'
import { writtenSettings } from './settings/written-settings.ts'

export interface CalculationInput {
  documents: readonly DocumentFacts[]
  entries: readonly EntryFacts[]
  overrides: readonly OverrideFacts[]
  /** The reviewer's decisions on models, lines and subjects. */
  decisions?: readonly DecisionFacts[]
  /** The tenant's settings. */
  settings: IncomeSettings
  /** Settings made on the package itself. */
  packageSettings?: Partial<IncomeSettings>
  /** Settings of one account or business, by its key. */
  subjectSettings?: Readonly<Record<string, SubjectSettings>>
  /** The application date by which documents are judged, YYYY-MM-DD; otherwise derived from the documents. */
  asOf?: string
}

const RULE_SETS: readonly RuleSet[] = [bankStatements, wages, taxReturns]

/**
 * The income models of a package: one for each rule set with documents in scope, in a fixed order. The order of
 * documents, entries, overrides and decisions makes no difference.
 * @throws RangeError when a share in the settings is not a decimal number from 0 to 1, or the guideline is unknown.
 */
export function calculate(input: CalculationInput): CalculatedModel[] {
  const { entries, overrides, decisions = [] } = input
  const facts = factsOf(input)
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  return RULE_SETS.flatMap((ruleSet) =>
    ruleSet(facts).map((applied) => {
      const appliedWith = withAcceptedVersions(ruleSet, facts, applied, entryOf)
      return model(facts, { applied, appliedWith }, entryOf, wordsOn(applied.key, overrides, decisions))
    }),
  )
}

function factsOf({
  documents,
  entries,
  settings,
  packageSettings = {},
  subjectSettings = {},
  asOf,
}: CalculationInput): IncomeFacts {
  const layers = { tenant: settings, package: packageSettings, subjects: subjectSettings }
  assertSettings(layers)
  const sorted = withNamesWrittenOut(documents).sort(byId)
  const repeats = repeatsOf(sorted)
  return {
    documents: sorted,
    entriesOf: Map.groupBy([...entries].sort(byId), (entry) => entry.documentId),
    copies: copiesOf(repeats),
    repeats,
    settings: settingsFor(layers),
    settingsFor: (subject) => settingsFor(layers, subject),
    asOf: asOfDay(asOf, sorted),
  }
}

/** A reviewer's decisions on one model. */
interface ReviewersWord {
  overrideOf: ReadonlyMap<string, boolean>
  decisions: readonly DecisionFacts[]
}

interface Rules {
  /** The result from the documents alone. */
  applied: AppliedRules
  /** The result with the document versions that a reviewer accepted. */
  appliedWith: (overrideOf: ReadonlyMap<string, boolean>) => AppliedRules
}

function model(
  facts: IncomeFacts,
  { applied, appliedWith }: Rules,
  entryOf: ReadonlyMap<string, EntryFacts>,
  word: ReviewersWord,
): CalculatedModel {
  const decisions = decisionsOf(applied, entryOf, word)
  const inForce = appliedWith(word.overrideOf)
  const { figure, failure } = inForce.qualify(decisions)
  const unmoved = overridesWithoutEffect(applied, entryOf, word.overrideOf, (overrideOf) => {
    return appliedWith(overrideOf).qualify(decisionsOf(applied, entryOf, { ...word, overrideOf })).figure.monthly
  })
  const alerts = [
    ...figure.alerts,
    ...unmoved,
    ...staleAlerts(inForce.scope, facts.asOf),
    ...repeatAlerts(facts.repeats, inForce.scope),
  ]
  const choices = word.decisions.filter((decision) => decision.kind === 'method')
  const { id, name, version } = ELIGIBILITY_MODELS[applied.key]
  return {
    eligibilityModelId: id,
    modelName: name,
    ruleSetVersion: version,
    status: failure ? 'Failed' : 'Success',
    failure,
    amounts: decisions.amounts,
    classifications: applied.classifications,
    qualifyingIncome: {
      ...verified(withChoices({ ...figure, alerts }, choices), inForce.scope),
      subjects: figure.subjects.map((subject) => subjectInForce(subject, applied.key, facts, decisions)),
      settings: writtenSettings(facts.settings),
    },
    checks: checksOf(inForce.scope),
  }
}

function decisionsOf(applied: AppliedRules, entryOf: ReadonlyMap<string, EntryFacts>, word: ReviewersWord): Decisions {
  const decided = decide(applied.classifications, entryOf, word.overrideOf)
  const counting = new Set(decided.filter(counts).map(({ entry }) => entry.id))
  return {
    amounts: totals(decided),
    counts: (entryId) => counting.has(entryId),
    override: (entryId) => word.overrideOf.get(entryId) ?? null,
    confirmed: (kind, subject) => word.decisions.some((d) => d.kind === kind && d.subject === subject),
  }
}

function wordsOn(
  key: ModelKey,
  overrides: readonly OverrideFacts[],
  decisions: readonly DecisionFacts[],
): ReviewersWord {
  const isOwn = ({ eligibilityModelId }: { eligibilityModelId: string }) => modelKeyOf(eligibilityModelId) === key
  return {
    overrideOf: new Map(overrides.filter(isOwn).map(({ entryId, eligible }) => [entryId, eligible])),
    decisions: decisions.filter(isOwn).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  }
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
