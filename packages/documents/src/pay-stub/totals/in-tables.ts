import type { StubLine } from '../table/stub-line.ts'
import type { TotalLabel } from '../vocabulary/total.ts'
import { candidate, type TotalCandidate } from './candidate.ts'

/** Totals that stand as lines of tables, under the columns of this period and the year. */
export function totalsInTables(lines: readonly StubLine[]): TotalCandidate[] {
  return lines.flatMap((line) => {
    if (!line.total || line.section === 'employer' || line.section === 'leave' || line.section === 'information')
      return []
    return fromLine(line, line.total)
  })
}

function fromLine({ values }: StubLine, { name, period, sure }: TotalLabel): TotalCandidate[] {
  // "YTD Gross" in a single column of amounts is the year's figure.
  if (period === 'ytd' && values.current && !values.ytd) return candidate(name, 'ytd', values.current, sure)
  return [
    ...(values.current ? candidate(name, 'current', values.current, sure) : []),
    ...(values.ytd ? candidate(name, 'ytd', values.ytd, sure) : []),
  ]
}
