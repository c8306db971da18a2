import type { Word } from '../../model/page.ts'
import { stubDates, type StubDates } from './header/dates.ts'
import { printedFrequency } from './header/frequency.ts'
import { stubNames, type StubNames } from './header/names.ts'
import type { MoneyLine } from './lines/money-line.ts'
import { withoutBreakdowns } from './lines/broken-down.ts'
import { withoutEmployersCosts } from './lines/employers-costs.ts'
import { moneyLines } from './lines/money-lines.ts'
import { linesWithinSums } from './lines/within-sums.ts'
import type { Flow } from '../../layout/flow/flow.ts'
import { onceEach } from './lines/once-each.ts'
import { withoutSumsOffTheirRow } from './lines/unnamed.ts'
import { captionedCards } from './detectors/captioned-cards.ts'
import { cardLines } from './detectors/cards.ts'
import { impliedHeadings } from './detectors/implied-heading.ts'
import { readTable } from './table/read-table.ts'
import { layoutUnder, type Layout } from './table/layout.ts'
import { withMarkedLines } from './rows/marked-lines.ts'
import { joinYears } from './table/year-apart.ts'
import { accountedFor, yearLists, yearStrips } from './detectors/year-list.ts'
import { sectionsAcross } from './detectors/sections-across.ts'
import { titledColumns } from './detectors/titled-columns.ts'
import { transposedLines } from './detectors/transposed.ts'
import { countsAsPay, isSetApart, type StubLine } from './rows/stub-line.ts'
import type { TotalCandidate } from './totals/candidate.ts'
import { chooseTotals, type Totals } from './totals/choose.ts'
import { totalsInTables } from './totals/in-tables.ts'
import { lineOfWhatIsLeft, netOf } from './totals/what-is-left.ts'
import { labelledTotals } from './totals/labelled.ts'
import { withNetOfOnePeriod, withTotalsOfYear } from './totals/net-of-period.ts'

/** Fewer amounts may be a rate, hours or a balance of leave. */
const FEWEST = 4

/** What stands on a stub. */
export interface StubReading {
  flow: Flow
  names: StubNames
  dates: StubDates
  frequency: ReturnType<typeof printedFrequency>
  lines: MoneyLine[]
  totals: { current: Totals; ytd: Totals }
  /** Whether a figure of its pay, a line's or a sum's, could not be made out. */
  unread: boolean
}

export function readStub(flow: Flow, layout: Layout): StubReading {
  const underHeadings = tablesOf(flow, layout)
  const cards = captionedCards(flow)
  // What heads the figures of one card heads no table.
  const headings = cards.length > 0 ? [] : layout.headings
  const across = cards.length > 0 ? [cards] : sectionsAcross(flow)
  // Without a heading, what is there is a list of the year at most.
  const isRead = moneyLines(underHeadings).some(({ current }) => current !== null || headings.length > 0)
  const down = isRead ? underHeadings : withoutHeadings(flow, underHeadings)
  const tables = across.length > 0 ? across : down
  const inTables = new Set<Word>([
    ...headings.flatMap((heading) => heading.titles.flatMap((title) => title.words)),
    ...tables
      .flat()
      .filter((line) => !isSetApart(line) && !isBelowAccounts(line))
      .flatMap((line) => [...line.name, ...Object.values(line.values).flatMap((figure) => figure.words)]),
  ])
  const named = [...totalsInTables(tables.flat()), ...labelledTotals(flow, inTables)]
  const printed = withoutSumsOffTheirRow(linesWithinSums(tables, named), named)
  const all = withoutEmployersCosts(withoutBreakdowns(onceEach(printed, named), named), named)
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
    lines,
    unread:
      tables.flat().some((line) => line.unread && countsAsPay(line.section)) ||
      (lines.length === 0 && amountsBeside(flow, candidates) >= FEWEST),
    totals: withTotalsOfYear(withNetOfOnePeriod(chosen, lines), lines),
  }
}

/** Text under the accounts, "YTD Gross 30,114.22 YTD Fed 1,982.00", keeps to none of their columns. */
const isBelowAccounts = ({ section, strays, total }: StubLine) => section === 'distribution' && strays && total === null

/** A stub without a heading over its figures: its lines stand across or on cards, or its amounts alone make columns. */
function withoutHeadings(flow: Flow, underHeadings: StubLine[][]): StubLine[][] {
  const across = transposedLines(flow)
  if (across.length > 0) return [across]
  const titled = titledColumns(flow)
  if (titled.length > 0) return titled
  const cards = cardLines(flow)
  if (cards.length > 0) return [cards]
  const implied = impliedHeadings(flow)
  return implied.length > 0 ? tablesOf(flow, layoutUnder(flow, implied)) : underHeadings
}

/** Amounts that are no totals: a stub on which no line was found and that has some was not understood. */
function amountsBeside(flow: Flow, totals: readonly TotalCandidate[]): number {
  const known = new Set(totals.flatMap(({ words }) => words))
  return flow.lines
    .flatMap(({ figures }) => figures)
    .filter(({ amount, words }) => amount?.hasCents && !known.has(words[0]!)).length
}

function tablesOf(flow: Flow, { headings, regions }: Layout): StubLine[][] {
  const read = headings.map((heading, i) => readTable(flow, heading, regions[i]!, headings))
  const tables = withMarkedLines(read, flow)
  const lists = [...yearLists(flow), ...yearStrips(flow)]
  const joined = joinYears([...tables, ...lists])
  // What else a list of some of the year's figures names may be wages or bases.
  const rest = joined.slice(tables.length).map((left, i) => {
    const accounted = accountedFor(lists[i]!)
    return left.filter((line) => line.total ?? accounted.includes(line))
  })
  return [...joined.slice(0, tables.length), ...rest]
}
