import { sumCents, type Cents } from '@income/shared'
import { holdsMoney } from '../sections/section.ts'
import { type LineItem } from '../rows/line-item.ts'
import { countsAsPay } from '../sections/section.ts'
import { linesAcross } from './transposed.ts'
import type { TableFlow } from '../schema.ts'

/**
 * The tables of a stub that prints each section across: "Taxes | Fed W/H | FICA | Total" over a row of this period and one of
 * the year. Told by the earnings and another section making their totals; empty where they do not.
 */
export function sectionsAcross(flow: TableFlow): LineItem[][] {
  const tables = flow.lines.flatMap(({ phrases: [title, ...names] }, i) => {
    const section = title && names.length >= 2 ? title.says.section : null
    return section && holdsMoney(section) ? [linesAcross(flow, i, names, { section, title: title!.text })] : []
  })
  const pay = tables.filter(([line]) => line && countsAsPay(line.section))
  const isWhole = pay.length >= 2 && pay.every(makesItsTotal) && pay.some(([line]) => line!.section === 'earnings')
  return isWhole ? tables : []
}

function makesItsTotal(lines: readonly LineItem[]): boolean {
  const totals = lines.filter(({ total }) => total !== null)
  const own = lines.filter(({ total }) => total === null)
  return (
    totals.length === 1 && own.length > 0 && sumCents(own.map(cents)) === cents(totals[0]!) && cents(totals[0]!) > 0n
  )
}

const cents = ({ values }: LineItem): Cents => values.current?.amount?.cents ?? 0n
