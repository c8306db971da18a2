import type { NamedSource, YearEntry } from './sources-of-forms.ts'
import type { Reasoned } from './reasoned.ts'

/** An entry of a tax form with its year and the rules' verdict. */
export interface SourcedEntry extends YearEntry {
  verdict: Reasoned
}

/** One source of income over the years: a business, a farm, a property, a taxpayer's wages. */
export interface Source extends NamedSource {
  entries: SourcedEntry[]
}
