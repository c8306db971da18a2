import type { Word } from '../../model/page.ts'
import type { Heard } from '../../model/pass.ts'
import { tablesOn } from './detectors.ts'
import { linesOf } from './lines/line-readings.ts'
import { stubDates, type StubDates, printedFrequency } from './header/pay-period.ts'
import { stubNames, type StubNames } from './header/names.ts'
import type { MoneyLine } from './lines/money-line.ts'
import { type TableFlow, readBy, tableFlow, countsAsPay } from '../../tables/schema.ts'
import type { Layout } from '../../tables/regions/layout.ts'
import { isSetApart, type LineItem } from '../../tables/rows/line-item.ts'
import { type TotalCandidate, totalsInTables } from '../../tables/totals/candidate.ts'
import { chooseTotals, type Totals, lineOfWhatIsLeft, netOf, withNetOfOnePeriod, withTotalsOfYear } from './totals.ts'
import { labelledTotals } from '../../tables/totals/labelled.ts'
import { flowOf, type Slice, type NoisePass } from '../../layout/flow.ts'
import { STUB_TABLES } from './vocabulary/column.ts'
import { withCurrencySigns, withoutCaptionNumbers, withoutLeaders, withoutRulings } from '../../layout/noise.ts'

/** Fewer amounts may be a rate, hours or a leave balance. */
const FEWEST = 4

/** The contents of a stub. */
export interface StubReading {
  flow: TableFlow
  names: StubNames
  dates: StubDates
  frequency: ReturnType<typeof printedFrequency>
  /** As they stand in its tables, including sums. */
  tables: LineItem[][]
  lines: MoneyLine[]
  totals: { current: Totals; ytd: Totals }
  /** Whether an amount of its pay, in a line or a sum, was unreadable. */
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

/** Text under the accounts, "YTD Gross 30,114.22 YTD Fed 1,982.00", does not fit their columns. */
const isBelowAccounts = ({ section, strays, total }: LineItem) => section === 'distribution' && strays && total === null

/** Amounts that are not totals: a stub with such amounts but no lines was not understood. */
function amountsBeside(flow: TableFlow, totals: readonly TotalCandidate[]): number {
  const known = new Set(totals.flatMap(({ words }) => words))
  return flow.lines
    .flatMap(({ figures }) => figures)
    .filter(({ amount, words }) => amount?.hasCents && !known.has(words[0]!)).length
}

const read = readBy(STUB_TABLES)

/** The slices of a stub, parsed with the vocabulary of pay. */
export function stubFlow(slices: readonly Slice[]): TableFlow {
  return tableFlow(flowOf(slices, NOISE), read)
}

/** Noise to be removed from a stub, in this order. */
export const NOISE: readonly NoisePass[] = [
  { name: 'currency signs of headings', example: 'YTD (8)', run: withCurrencySigns },
  { name: 'drawn lines go', example: '--- TAXES --- / 6,110.90 | DENTAL', run: withoutRulings },
  { name: 'leaders go', example: 'Bonus . . . . . $100.00', run: withoutLeaders },
  { name: 'numbers of boxes go', example: '11. GROSS PAY CURRENT', run: withoutCaptionNumbers },
]
