import type { StubLine } from '../table/stub-line.ts'
import type { TotalLabel } from '../vocabulary/total.ts'
import { candidate, type TotalCandidate } from './candidate.ts'

/** Totals that stand as lines of tables, under the columns of this period and the year. */
export function totalsInTables(lines: readonly StubLine[]): TotalCandidate[] {
  return lines.flatMap((line) => {
    return line.total && countsAsPay(line.section, line.total) ? fromLine(line, line.total) : []
  })
}

/** What employers pay, leave and notes have sums of their own; "Net Pay" right below them is the stub's all the same. */
function countsAsPay(section: StubLine['section'], { name, sure }: TotalLabel): boolean {
  if (name === 'net_pay' && sure) return true
  return section !== 'employer' && section !== 'leave' && section !== 'information'
}

function fromLine({ values }: StubLine, { name, period, sure }: TotalLabel): TotalCandidate[] {
  // "YTD Gross" in a single column of amounts is the year's figure.
  if (period === 'ytd' && values.current && !values.ytd) return candidate(name, 'ytd', values.current, sure)
  return [
    ...(values.current ? candidate(name, 'current', values.current, sure) : []),
    ...(values.ytd ? candidate(name, 'ytd', values.ytd, sure) : []),
  ]
}
