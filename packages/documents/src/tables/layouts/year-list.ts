import { sumCents, type Cents } from '@income/shared'
import { markSums } from '../sections/sums.ts'
import { linesUnder, type LineItem } from '../rows/line-item.ts'
import { headsYearList, itemsOfStrip, itemsUnder, type YearItem } from './year-items.ts'
import type { TableFlow, TablePhrase } from '../schema.ts'

/** Lists of the year's figures beside the tables of this period: names and amounts under "Calendar year to date". */
export function yearLists(flow: TableFlow): LineItem[][] {
  return flow.lines.flatMap((line, i) =>
    line.phrases.flatMap((caption) => {
      const items = headsYearList(caption, flow.lines.slice(i + 1), flow.em) ? itemsUnder(flow, caption, i) : []
      return items.length > 0 ? [linesOf(caption, items)] : []
    }),
  )
}

/** The same in a strip: "YTD Gross, YTD Federal, YTD Medicare" over their figures. */
export function yearStrips(flow: TableFlow): LineItem[][] {
  return flow.lines.flatMap((line, i) => {
    const items = itemsOfStrip(line, flow.lines[i + 1], flow.em)
    return items.length > 0 ? [linesOf(line.phrases[0]!, items)] : []
  })
}

/** The lines of such a list that its totals account for: of what they name, nothing else was paid or taken in the year. */
export function accountedFor(list: readonly LineItem[]): LineItem[] {
  let from = 0
  let gross: Cents | null = null
  return list.flatMap((line, i) => {
    if (!line.total) return []
    const own = list.slice(from, i)
    const sum = sumCents(own.map(cents))
    const net: Cents | null = gross !== null && line.total.name === 'net_pay' ? gross - sum : null
    if (line.total.name === 'gross_pay') gross = cents(line)
    from = i + 1
    return cents(line) === sum || cents(line) === net ? own : []
  })
}

const cents = ({ values }: LineItem): Cents => values.ytd?.amount?.cents ?? 0n

function linesOf(caption: TablePhrase, items: readonly YearItem[]): LineItem[] {
  const named = caption.text.replace(/\b(calendar|year to date|year-to-date|ytd|y-t-d)\b/gi, '').trim()
  const section = caption.read(named).section ?? 'unknown'
  return markSums(
    linesUnder(
      { section, title: caption.text },
      items.map(({ name, year }) => ({ name, values: { ytd: year } })),
    ),
    caption.read,
  )
}
