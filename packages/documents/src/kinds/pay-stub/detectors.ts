import type { Heard, NamedRule } from '../../model/pass.ts'
import type { Heading } from '../../tables/header/heading.ts'
import { moneyLines } from './lines/money-lines.ts'
import { earnings, sumOf, withheld } from './lines/money-line.ts'
import type { LineItem } from '../../tables/rows/line-item.ts'
import { type Layout, layoutUnder } from '../../tables/regions/layout.ts'
import { captionedCards, cardLines } from '../../tables/layouts/cards.ts'
import { impliedHeadings, sectionsAcross, tablesUnderHeadings } from '../../tables/layouts/under-headings.ts'
import { titledColumns, transposedLines } from '../../tables/layouts/titled-columns.ts'
import type { TableFlow } from '../../tables/schema.ts'

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

/**
 * The first that finds tables decides. Those after "under headings" must add up, since what they look for also occurs
 * elsewhere.
 */
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
export function tablesOn(flow: TableFlow, layout: Layout, heard?: Heard): Tables {
  const underHeadings = { headings: layout.headings, tables: tablesUnderHeadings(flow, layout, heard) }
  for (const detector of DETECTORS) {
    const tables = detector.tables(flow, underHeadings)
    if (tables.length === 0) continue
    heard?.(detector.name)
    // Headings of the amounts of one card are not headings of a table.
    return { headings: detector === CAPTIONED_CARDS ? [] : layout.headings, tables }
  }
  return underHeadings
}

/** Without a heading, the lines are at most a list of the year. */
function isRead(headings: readonly Heading[], tables: LineItem[][]): boolean {
  return moneyLines(tables).some(({ current }) => current !== null || headings.length > 0)
}

const oneTable = (lines: LineItem[]): LineItem[][] => (lines.length > 0 ? [lines] : [])

/** Earnings less deductions equal the net. */
function addsUp(lines: LineItem[]): boolean {
  const money = moneyLines([lines])
  const net = lines.find(({ total }) => total?.name === 'net_pay')?.values.current?.amount?.cents
  const [earned, taken] = [earnings(money), withheld(money)].map((own) => sumOf(own, 'current'))
  return earned != null && taken != null && taken > 0n && earned - taken === net
}
