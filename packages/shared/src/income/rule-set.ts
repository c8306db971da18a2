import type { QualifyingIncome } from '../contract/model.ts'
import type { Alert } from './alerts/catalog.ts'
import type { Classification, ModelAmounts, ModelFailure } from './calculated-model.ts'
import type { ModelKey } from './eligibility-model.ts'
import type { DocumentFacts, EntryFacts } from './facts.ts'
import type { TenantSettings } from './settings.ts'

/** A package as the rule sets see it: sorted by id, indexed, and with its copies told apart. */
export interface IncomeFacts {
  documents: readonly DocumentFacts[]
  entriesOf: ReadonlyMap<string, EntryFacts[]>
  /** The document that a copy repeats, by the id of the copy. */
  copies: ReadonlyMap<string, string>
  settings: TenantSettings
}

/** What rules and reviewer together made of the entries of a model. */
export interface Decisions {
  amounts: ModelAmounts
  /** Whether an entry counts, the reviewer's word before the rules'. False for entries out of scope. */
  counts(entryId: string): boolean
  /** The reviewer's word alone: null where there is none. */
  override(entryId: string): boolean | null
}

/** The figure a rule set arrives at; whether it is verified is worked out from its documents, the same for all. */
export type Figure = Omit<QualifyingIncome, 'verified' | 'lines' | 'alerts'> & {
  alerts: Alert[]
  lines: Omit<QualifyingIncome['lines'][number], 'verified'>[]
}

export interface Qualified {
  figure: Figure
  failure: ModelFailure | null
}

/** A rule set applied to a package: its verdicts, and the figure once the reviewer's decisions are known. */
export interface AppliedRules {
  key: ModelKey
  scope: readonly DocumentFacts[]
  classifications: Classification[]
  qualify(decisions: Decisions): Qualified
}

/** Applies rules to a package: one result for each eligibility model that has documents of the package in its scope. */
export type RuleSet = (facts: IncomeFacts) => AppliedRules[]

/** The figure of a model that failed: nothing, and why. */
export function failed(failure: ModelFailure, method: string, alerts: Alert[] = []): Qualified {
  const figure = { monthly: null, months: null, method, explanation: failure.message }
  return { figure: { ...figure, alternatives: [], lines: [], alerts, bank_activity: null }, failure }
}

/** The verdict on every entry of a copy: the original counts. */
export function copyVerdict(entryId: string): Classification {
  const reason = 'The same document stands in the package twice: the other copy counts'
  return { entryId, eligible: false, rule: 'duplicate_document', reason }
}
