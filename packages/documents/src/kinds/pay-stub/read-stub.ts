import type { Word } from '../../model/page.ts'
import type { Heard } from '../../model/pass.ts'
import { tablesOn } from './detectors.ts'
import { linesOf } from './lines/line-readings.ts'
import { stubDates, type StubDates } from './header/dates.ts'
import { printedFrequency } from './header/frequency.ts'
import { stubNames, type StubNames } from './header/names.ts'
import type { MoneyLine } from './lines/money-line.ts'
import type { TableFlow } from '../../tables/schema.ts'
import type { Layout } from '../../tables/regions/layout.ts'
import { isSetApart, type LineItem } from '../../tables/rows/line-item.ts'
import { countsAsPay } from '../../tables/sections/section.ts'
import { type TotalCandidate, totalsInTables } from '../../tables/totals/candidate.ts'
import { chooseTotals, type Totals } from './totals/choose.ts'
import { lineOfWhatIsLeft, netOf } from './totals/what-is-left.ts'
import { labelledTotals } from '../../tables/totals/labelled.ts'
import { withNetOfOnePeriod, withTotalsOfYear } from './totals/net-of-period.ts'

/** Fewer amounts may be a rate, hours or a balance of leave. */
const FEWEST = 4

/** What stands on a stub. */
export interface StubReading {
  flow: TableFlow
  names: StubNames
  dates: StubDates
  frequency: ReturnType<typeof printedFrequency>
  /** As they stand in its tables, sums and all. */
  tables: LineItem[][]
  lines: MoneyLine[]
  totals: { current: Totals; ytd: Totals }
  /** Whether a figure of its pay, a line's or a sum's, could not be made out. */
  unread: boolean
}

export function readStub(flow: TableFlow, layout: Layout, heard?: Heard): StubReading {
  const { tables, headings } = tablesOn(flow, layout, heard)
  const inTables = new Set<Word>([
    ...headings.flatMap((heading) => heading.titles.flatMap((title) => title.words)),
    ...tables
      .flat()
      .filter((line) => !isSetApart(line) && !isBelowAccounts(line))
      .flatMap((line) => [...line.name, ...Object.values(line.values).flatMap((figure) => figure.words)]),
  ])
  const named = [...totalsInTables(tables.flat()), ...labelledTotals(flow, inTables)]
  const all = linesOf(tables, named, heard)
  const left = lineOfWhatIsLeft(all, named)
  const lines = all.filter((line) => line !== left)
  const candidates = left ? [...named, ...netOf(left)] : named
  const chosen = {
    current: chooseTotals(candidates, 'current', lines),
    ytd: chooseTotals(candidates, 'ytd', lines),
  }
  return {
    flow,
    names: stubNames(flow, layout.top),
    dates: stubDates(flow),
    frequency: printedFrequency(flow, layout.top),
    tables,
    lines,
    unread:
      tables.flat().some((line) => line.unread && countsAsPay(line.section)) ||
      (lines.length === 0 && amountsBeside(flow, candidates) >= FEWEST),
    totals: withTotalsOfYear(withNetOfOnePeriod(chosen, lines), lines),
  }
}

/** Text under the accounts, "YTD Gross 30,114.22 YTD Fed 1,982.00", keeps to none of their columns. */
const isBelowAccounts = ({ section, strays, total }: LineItem) => section === 'distribution' && strays && total === null

/** Amounts that are no totals: a stub on which no line was found and that has some was not understood. */
function amountsBeside(flow: TableFlow, totals: readonly TotalCandidate[]): number {
  const known = new Set(totals.flatMap(({ words }) => words))
  return flow.lines
    .flatMap(({ figures }) => figures)
    .filter(({ amount, words }) => amount?.hasCents && !known.has(words[0]!)).length
}
