import { left, right, type Word } from '../../model/page.ts'
import type { OnRule, NamedRule } from '../../model/pass.ts'
import { linesOf } from './lines/line-readings.ts'
import { stubDates, type StubDates, printedFrequency } from './identity/pay-period.ts'
import { stubNames, type StubNames } from './identity/names.ts'
import { type MoneyLine, earnings, sumOf, withheld } from './lines/money-line.ts'
import { type TableFlow, readBy, tableFlow, countsAsPay, holdsMoney } from '../../tables/schema.ts'
import { type Layout, layoutUnder } from '../../tables/regions/layout.ts'
import { isSetApart, type LineItem } from '../../tables/rows/line-item.ts'
import { type TotalCandidate, totalsInTables } from '../../tables/totals/candidate.ts'
import {
  chooseTotals,
  type Totals,
  lineOfWhatIsLeft,
  netOf,
  netsDeposited,
  withNetOfOnePeriod,
  withTotalsOfYear,
} from './totals.ts'
import { labelledTotals } from '../../tables/totals/labelled.ts'
import { hasCents } from '../../layout/lexer/numbers.ts'
import { endFlush } from '../../layout/geometry.ts'
import { flowOf, type Slice, type NoisePass } from '../../layout/flow.ts'
import { STUB_TABLES } from './vocabulary/headings.ts'
import {
  withCurrencySigns,
  withoutCaptionNumbers,
  withoutLeaders,
  withoutGuesses,
  withoutRulings,
} from '../../layout/noise.ts'
import type { Heading } from '../../tables/header/heading.ts'
import { moneyLines } from './lines/money-lines.ts'
import { captionedCards, cardLines } from '../../tables/layouts/cards.ts'
import { impliedHeadings, sectionsAcross, tablesUnderHeadings } from '../../tables/layouts/under-headings.ts'
import { stripLines } from '../../tables/layouts/strips.ts'
import { titledColumns, transposedLines } from '../../tables/layouts/titled-columns.ts'

/** Fewer amounts may be a rate, hours or a leave balance. */
const FEWEST = 4

/** The contents of a stub. */
export interface StubReading {
  flow: TableFlow
  names: StubNames
  dates: StubDates
  frequency: ReturnType<typeof printedFrequency>
  /** As printed in its tables, including sums. */
  tables: LineItem[][]
  lines: MoneyLine[]
  totals: { current: Totals; ytd: Totals }
  /** Every amount that may be a total, with those that were not chosen. */
  candidates: readonly TotalCandidate[]
  /** Whether an amount of its pay, in a line or a sum, was unreadable. */
  unread: boolean
}

export function readStub(flow: TableFlow, layout: Layout, onRule?: OnRule): StubReading {
  const { tables, headings } = tablesOn(flow, layout, onRule)
  const inTables = new Set<Word>([
    ...headings.flatMap((heading) => heading.titles.flatMap((title) => title.words)),
    ...tables
      .flat()
      .filter((line) => !isSetApart(line) && !isBelowAccounts(line))
      .flatMap((line) => [...line.name, ...Object.values(line.values).flatMap((figure) => figure.words)]),
  ])
  const others = inOtherColumns(tables.flat())
  const named = [...totalsInTables(tables.flat()), ...labelledTotals(flow, inTables)].filter(
    ({ words }) => !others.has(words[0]!),
  )
  const all = linesOf(tables, named, onRule)
  const paid = lineOfWhatIsLeft(all, named)
  const lines = all.filter((line) => line !== paid)
  const candidates = [...named, ...(paid ? netOf(paid) : netsDeposited(tables.flat(), lines, named))]
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
    candidates,
    unread:
      tables.flat().some((line) => line.unread && countsAsPay(line.section) && holdsMoney(line.section)) ||
      lacksColumn(flow, tables.flat()) ||
      (lacksLines(lines, candidates) &&
        amountsBeside(flow, candidates, lines.length > 0 ? tables.flat() : []) >= FEWEST),
    totals: withTotalsOfYear(withNetOfOnePeriod(chosen, lines), lines),
  }
}

/** Beside a total of this period, amounts under "QTD", "Limit" or "Employer": without a column of the year, none is its total. */
function inOtherColumns(lines: readonly LineItem[]): Set<Word> {
  if (lines.some(({ values }) => values.ytd)) return new Set()
  const figures = lines.flatMap(({ total, values: { current, other, employer } }) =>
    total && current ? [other, employer] : [],
  )
  return new Set(figures.flatMap((figure) => figure?.words ?? []))
}

/** Text under the accounts, "YTD Gross 30,114.22 YTD Fed 1,982.00", does not fit their columns. */
const isBelowAccounts = ({ section, strays, total }: LineItem) => section === 'distribution' && strays && total === null

/** No line at all, or of the earnings nothing but the gross: the other amounts may be theirs. */
function lacksLines(lines: readonly MoneyLine[], totals: readonly TotalCandidate[]): boolean {
  const gross = new Set(totals.flatMap(({ name, words }) => (name === 'gross_pay' ? words[0]! : [])))
  return earnings(lines).every(({ figures: { current, ytd } }) =>
    [current, ytd].every((figure) => figure === null || gross.has(figure.words[0]!)),
  )
}

/** Whether amounts below each other, right behind those of rows without a year's, are in no column of any table. */
function lacksColumn({ lines }: TableFlow, items: readonly LineItem[]): boolean {
  const taken = firstWords(items)
  const rows = firstWords(items.filter((item) => item.total === null && countsAsPay(item.section) && !item.values.ytd))
  const loose = lines.flatMap(({ figures, labels }) =>
    figures.filter((figure, i) => {
      const before = figures[i - 1]
      if (!before || !rows.has(before.words[0]!) || taken.has(figure.words[0]!) || !hasCents(figure)) return false
      return !labels.some((label) => left(label) > right(before) && left(label) < left(figure))
    }),
  )
  return loose.some((a) => loose.filter((b) => endFlush(a, b)).length >= FEWEST)
}

/** The first words of the amounts of lines. */
const firstWords = (items: readonly LineItem[]) =>
  new Set(items.flatMap(({ values }) => Object.values(values).map(({ words }) => words[0]!)))

/** Amounts in no table that are not totals: a stub with such amounts but no lines was not understood. */
function amountsBeside(flow: TableFlow, totals: readonly TotalCandidate[], lines: readonly LineItem[]): number {
  const inTables = firstWords(lines)
  const sums = new Set(totals.map(({ cents }) => cents))
  return flow.lines
    .flatMap(({ figures }) => figures)
    .filter(({ amount, words }) => amount?.hasCents && !sums.has(amount.cents) && !inTables.has(words[0]!)).length
}

const read = readBy(STUB_TABLES)

/** The slices of a stub, parsed with the vocabulary of pay. */
export const stubFlow = (slices: readonly Slice[]): TableFlow => tableFlow(flowOf(slices, NOISE), read)

/** Noise to be removed from a stub, in this order. */
export const NOISE: readonly NoisePass[] = [
  { name: 'currency signs of headings', example: 'YTD (8)', run: withCurrencySigns },
  { name: 'guessed letters go', example: 'Current i YTD', run: withoutGuesses },
  { name: 'drawn lines go', example: '--- TAXES --- / 6,110.90 | DENTAL', run: withoutRulings },
  { name: 'leaders go', example: 'Bonus . . . . . $100.00', run: withoutLeaders },
  { name: 'numbers of boxes go', example: '11. GROSS PAY CURRENT', run: withoutCaptionNumbers },
]

/** A way in which stubs lay out their lines. */
interface Detector extends NamedRule {
  /** The tables of a stub with this layout; empty if it has another. */
  tables: (flow: TableFlow, underHeadings: Tables) => LineItem[][]
}

interface Tables {
  headings: readonly Heading[]
  tables: LineItem[][]
}

const CAPTIONED_CARDS: Detector = {
  name: 'cards with captions',
  example: 'Medicare / Current  Year to date / 26.31  554.04',
  tables: (flow) => oneTable(captionedCards(flow)),
}

/** The first that finds tables decides. Those after "under headings" must add up, since their signs also occur elsewhere. */
export const DETECTORS: readonly Detector[] = [
  CAPTIONED_CARDS,
  {
    name: 'sections across',
    example: 'Taxes  Fed W/H  FICA  Total / 120.00  76.50  196.50',
    tables: (flow) => sectionsAcross(flow),
  },
  {
    name: 'tables under headings',
    example: 'Earnings  Hours  Current  YTD / Regular  80.00  1,600.00  9,600.00',
    tables: (_, { headings, tables }) => (isRead(headings, tables) ? tables : []),
  },
  {
    name: 'transposed table',
    example: 'Regular  Gross Pay  FICA  Net Pay / 900.00  900.00  68.85  831.15',
    tables: (flow) => oneTable(transposedLines(flow)),
  },
  {
    name: 'columns under titles alone',
    example: 'Entitlements  Deductions / Base pay 2,100.00  FICA 160.65',
    tables: (flow) => titledColumns(flow),
  },
  {
    name: 'strips',
    example: 'Earnings / Regular  Overtime  Gross Pay / 1,040.00  214.50  1,254.50',
    tables: (flow) => oneTable(stripLines(flow)).filter(addsUp),
  },
  {
    name: 'cards',
    example: 'Medicare 10.57 / YTD 90.12',
    tables: (flow) => oneTable(cardLines(flow)).filter(addsUp),
  },
  {
    name: 'amounts under one another',
    example: 'Regular 900.00 / Federal 80.00',
    tables: (flow) => {
      const implied = impliedHeadings(flow)
      return implied.length > 0 ? tablesUnderHeadings(flow, layoutUnder(flow, implied)) : []
    },
  },
]

/** The tables of a stub, and the headings over them. */
function tablesOn(flow: TableFlow, layout: Layout, onRule?: OnRule): Tables {
  const underHeadings = { headings: layout.headings, tables: tablesUnderHeadings(flow, layout, onRule) }
  for (const detector of DETECTORS) {
    const tables = detector.tables(flow, underHeadings)
    if (tables.length === 0) continue
    onRule?.(detector.name)
    // Headings of the amounts of one card are not headings of a table.
    return { headings: detector === CAPTIONED_CARDS ? [] : layout.headings, tables }
  }
  return underHeadings
}

/** Without a heading, the lines are at most a list of the year. */
const isRead = (headings: readonly Heading[], tables: LineItem[][]) =>
  moneyLines(tables).some(({ current }) => current !== null || headings.length > 0)

const oneTable = (lines: LineItem[]): LineItem[][] => (lines.length > 0 ? [lines] : [])

/** Earnings less deductions equal the net. */
function addsUp(lines: LineItem[]): boolean {
  const money = moneyLines([lines])
  const net = lines.find(({ total }) => total?.name === 'net_pay')?.values.current?.amount?.cents
  const [earned, taken] = [earnings(money), withheld(money)].map((own) => sumOf(own, 'current'))
  return earned != null && taken != null && taken > 0n && earned - taken === net
}
