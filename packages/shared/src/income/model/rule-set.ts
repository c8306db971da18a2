import type { IncomeSubject, QualifyingIncome, QualifyingLine } from '../../contract/income/model.ts'
import type { Alert } from '../alerts/catalog.ts'
import type { Day } from '../calendar.ts'
import type { Classification, ModelAmounts, ModelFailure } from './calculated-model.ts'
import type { ModelKey } from '../eligibility-model.ts'
import type { Confirmation } from '../decisions/decisions.ts'
import type { DocumentFacts, EntryFacts } from './facts.ts'
import type { Repeat } from '../papers/duplicates.ts'
import type { IncomeSettings } from '../settings/settings.ts'

/** A package as the rule sets see it: sorted by id, indexed, and with its copies distinguished. */
export interface IncomeFacts {
  documents: readonly DocumentFacts[]
  entriesOf: ReadonlyMap<string, EntryFacts[]>
  /** The document that a copy repeats, by the id of the copy. */
  copies: ReadonlyMap<string, string>
  /** How copies and versions of documents differ. */
  repeats: readonly Repeat[]
  /** The settings in force for the package. */
  settings: IncomeSettings
  /** The settings in force for a subject of the package, by its key. */
  settingsFor(subject: string): IncomeSettings
  /** The day by which the application is judged. */
  asOf: Day
}

/** The reviewer's decisions on entries. */
export interface Overrides {
  /** Whether the reviewer accepted or refused an entry; null without a decision. */
  override(entryId: string): boolean | null
}

/** The combined result of rules and reviewer for the entries of a model. */
export interface Decisions extends Overrides {
  amounts: ModelAmounts
  /** Whether an entry counts, with the reviewer's decision before the rules'. False for entries out of scope. */
  counts(entryId: string): boolean
  /** Whether a reviewer has confirmed, for the subject with this key, what the documents cannot show. */
  confirmed(confirmation: Confirmation, subject: string): boolean
}

/**
 * The result of a rule set. Its verification, choices, confirmations and settings are derived from it in the same way
 * for all.
 */
export type Figure = Omit<QualifyingIncome, 'verified' | 'chosen' | 'settings' | 'lines' | 'subjects' | 'alerts'> & {
  alerts: Alert[]
  lines: FigureLine[]
  subjects: FigureSubject[]
}

/** A line of a result, with the other methods that a reviewer may choose as its alternatives. */
export type FigureLine = Omit<QualifyingLine, 'verified' | 'chosen' | 'alternatives' | 'income'> & {
  alternatives?: QualifyingLine['alternatives']
  income: NonNullable<QualifyingLine['income']>
}

/** A subject of a model, with or without a line, and what a reviewer may confirm about it. */
export type FigureSubject = Omit<IncomeSubject, 'settings' | 'confirmations'> & {
  confirmable: readonly Confirmation[]
}

export interface Qualified {
  figure: Figure
  failure: ModelFailure | null
}

/** A rule set applied to a package: its verdicts, and the result once the reviewer's decisions are known. */
export interface AppliedRules {
  key: ModelKey
  scope: readonly DocumentFacts[]
  classifications: Classification[]
  qualify(decisions: Decisions): Qualified
  /** Why a decision on an entry may leave monthly income unchanged; absent if every decision changes it. */
  whyUnmoved?: (entryId: string) => string
}

/** Applies rules to a package: one result for each eligibility model that has documents of the package in its scope. */
export type RuleSet = (facts: IncomeFacts) => AppliedRules[]

/** The result of a failed model: no income, and the reason. */
export function failed(
  failure: ModelFailure,
  method: string,
  { alerts = [], subjects = [] }: Partial<Pick<Figure, 'alerts' | 'subjects'>> = {},
): Qualified {
  const figure = { monthly: null, months: null, method, explanation: failure.message }
  return { figure: { ...figure, alternatives: [], lines: [], subjects, alerts, bank_activity: null }, failure }
}

/** The verdict on every entry of a copy, because the original counts. */
export function copyVerdict(entryId: string): Classification {
  const reason = 'The same document is in the package twice: the other copy counts'
  return { entryId, eligible: false, rule: 'duplicate_document', reason }
}
