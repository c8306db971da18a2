import type { Line } from '../layout/lines.ts'
import type { Page } from './page.ts'

/** Hears what becomes of the lines of a statement. */
export interface Trace {
  /** A pass changed the lines of a page before any was parsed. */
  changed: (page: Page, pass: string) => void
  /** A rule began or ended a table at a line, and left the line to the rules behind it. */
  turned: (page: Page, line: Line, rule: string) => void
  /** A rule took lines of a page. */
  took: (page: Page, lines: readonly Line[], rule: string) => void
}
