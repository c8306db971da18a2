import type { Check } from '../contract/document.ts'
import type { QualifyingIncome } from '../contract/model.ts'
import type { Alert } from './alerts/catalog.ts'
import { bankStatements } from './bank/rule-set.ts'
import type { CalculatedModel } from './calculated-model.ts'
import { duplicates, failedChecks } from './duplicates.ts'
import { ELIGIBILITY_MODELS, type ModelKey, modelKeyOf } from './eligibility-model.ts'
import type { DocumentFacts, EntryFacts, OverrideFacts } from './facts.ts'
import type { AppliedRules, Figure, IncomeFacts, RuleSet } from './rule-set.ts'
import type { TenantSettings } from './settings.ts'
import { taxReturns } from './tax/rule-set.ts'
import { counts, decide, totals } from './totals.ts'
import { wages } from './wages/rule-set.ts'

export interface CalculationInput {
  documents: readonly DocumentFacts[]
  entries: readonly EntryFacts[]
  overrides: readonly OverrideFacts[]
  settings: TenantSettings
}

const RULE_SETS: readonly RuleSet[] = [bankStatements, wages, taxReturns]

/**
 * The income models of a package: one for each rule set that has documents in its scope, in a fixed order.
 * The order of documents, entries and overrides makes no difference.
 * @throws RangeError when a share of the settings is no decimal number.
 */
export function calculate({ documents, entries, overrides, settings }: CalculationInput): CalculatedModel[] {
  const sorted = [...documents].sort(byId)
  const facts: IncomeFacts = {
    documents: sorted,
    entriesOf: Map.groupBy([...entries].sort(byId), (entry) => entry.documentId),
    copies: duplicates(sorted),
    settings,
  }
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  return RULE_SETS.flatMap((ruleSet) => ruleSet(facts)).map((applied) =>
    model(applied, entryOf, decisionsOn(applied.key, overrides)),
  )
}

function model(
  applied: AppliedRules,
  entryOf: ReadonlyMap<string, EntryFacts>,
  overrideOf: ReadonlyMap<string, boolean>,
): CalculatedModel {
  const decided = decide(applied.classifications, entryOf, overrideOf)
  const amounts = totals(decided)
  const counting = new Set(decided.filter(counts).map(({ entry }) => entry.id))
  const { figure, failure } = applied.qualify({
    amounts,
    counts: (entryId) => counting.has(entryId),
    override: (entryId) => overrideOf.get(entryId) ?? null,
  })
  const { id, name, version } = ELIGIBILITY_MODELS[applied.key]
  return {
    eligibilityModelId: id,
    modelName: name,
    ruleSetVersion: version,
    status: failure ? 'Failed' : 'Success',
    failure,
    amounts,
    classifications: applied.classifications,
    qualifyingIncome: verified(figure, applied.scope),
    checks: checksOf(applied.scope),
  }
}

function decisionsOn(key: ModelKey, overrides: readonly OverrideFacts[]): Map<string, boolean> {
  const own = overrides.filter((override) => modelKeyOf(override.eligibilityModelId) === key)
  return new Map(own.map(({ entryId, eligible }) => [entryId, eligible]))
}

/** Marks what rests on a document that failed a check, and says so once for the whole figure. */
function verified(figure: Figure, scope: readonly DocumentFacts[]): QualifyingIncome {
  const doubtful = new Set(scope.filter((document) => failedChecks(document) > 0).map((document) => document.id))
  const rests = (ids: readonly string[]) => ids.some((id) => doubtful.has(id))
  const lines = figure.lines.map((line) => ({ ...line, verified: !rests(line.document_ids) }))
  if (doubtful.size === 0) return { ...figure, lines, verified: true }
  const message =
    doubtful.size === 1
      ? 'A document failed a check: what rests on it cannot be relied on before a person has looked at it'
      : `${doubtful.size} documents failed a check: what rests on them cannot be relied on before a person has looked at them`
  const alert: Alert = { code: 'document_check_failed', message, document_ids: [...doubtful] }
  return { ...figure, lines, verified: false, alerts: [alert, ...figure.alerts] }
}

/** The failed checks of the documents in scope, by name; one passed check where there are none. */
function checksOf(scope: readonly DocumentFacts[]): Check[] {
  const failures = scope.flatMap((document) => document.checks.filter((check) => check.status === 'failed'))
  if (failures.length === 0) return [documentsCheck('passed', 'No check failed in the documents this model rests on')]
  return [...Map.groupBy(failures, (check) => check.name)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { length }]) =>
      documentsCheck(
        'failed',
        `The check "${name}" failed in ${length} ${length === 1 ? 'document' : 'documents'}`,
        name,
      ),
    )
}

function documentsCheck(status: Check['status'], message: string, name = 'documents'): Check {
  return { name, status, expected: null, actual: null, message }
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
