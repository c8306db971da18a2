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
  /** What copies and versions of a paper differ in. */
  repeats: readonly Repeat[]
  /** What is in force for the package. */
  settings: IncomeSettings
  /** What is in force for a subject of the package, by its key. */
  settingsFor(subject: string): IncomeSettings
  /** The day the application is judged by. */
  asOf: Day
}

/** The reviewer's word on entries. */
export interface Overrides {
  /** Whether the reviewer accepted or refused an entry; null where nothing was said. */
  override(entryId: string): boolean | null
}

/** What rules and reviewer together made of the entries of a model. */
export interface Decisions extends Overrides {
  amounts: ModelAmounts
  /** Whether an entry counts, the reviewer's word before the rules'. False for entries out of scope. */
  counts(entryId: string): boolean
  /** Whether a reviewer has confirmed of a subject, by its key, what the papers cannot show. */
  confirmed(confirmation: Confirmation, subject: string): boolean
}

/**
 * The figure a rule set arrives at. Whether it is verified, what a reviewer chose and confirmed and which settings were
 * in force are worked out from it, the same for all.
 */
export type Figure = Omit<QualifyingIncome, 'verified' | 'chosen' | 'settings' | 'lines' | 'subjects' | 'alerts'> & {
  alerts: Alert[]
  lines: FigureLine[]
  subjects: FigureSubject[]
}

/** A line of a figure; other methods by which a reviewer may have it are its alternatives. */
export type FigureLine = Omit<QualifyingLine, 'verified' | 'chosen' | 'alternatives' | 'income'> & {
  alternatives?: QualifyingLine['alternatives']
  income: NonNullable<QualifyingLine['income']>
}

/** A subject of a model, whether or not it carries a line, and what a reviewer may confirm of it. */
export type FigureSubject = Omit<IncomeSubject, 'settings' | 'confirmations'> & {
  confirmable: readonly Confirmation[]
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
  /** Why a decision on an entry may leave the month where it is; absent where every decision moves it. */
  whyUnmoved?: (entryId: string) => string
}

/** Applies rules to a package: one result for each eligibility model that has documents of the package in its scope. */
export type RuleSet = (facts: IncomeFacts) => AppliedRules[]

/** The figure of a model that failed: nothing, and why. */
export function failed(
  failure: ModelFailure,
  method: string,
  { alerts = [], subjects = [] }: Partial<Pick<Figure, 'alerts' | 'subjects'>> = {},
): Qualified {
  const figure = { monthly: null, months: null, method, explanation: failure.message }
  return { figure: { ...figure, alternatives: [], lines: [], subjects, alerts, bank_activity: null }, failure }
}

/** The verdict on every entry of a copy: the original counts. */
export function copyVerdict(entryId: string): Classification {
  const reason = 'The same document is in the package twice: the other copy counts'
  return { entryId, eligible: false, rule: 'duplicate_document', reason }
}
