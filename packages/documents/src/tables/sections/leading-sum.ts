import { absolute, sumCents } from '@income/shared'
import { lineOf } from '../../layout/lines.ts'
import type { TotalName } from '../totals/total.ts'
import type { Row } from '../rows/row.ts'

const MONEY = ['current', 'ytd'] as const

/** Whether a row is a section's heading that bears its sum: "Taxes 902.09", with the taxes that make it below. */
export function isLeadingSum(rows: readonly Row[], index: number): boolean {
  const { name, values, read } = rows[index]!
  const printed = MONEY.filter((column) => values[column]?.amount)
  const isNothing = printed.every((column) => values[column]!.amount!.cents === 0n)
  if (isNothing || name.length === 0 || !read(lineOf(name).text).holdsMoney) return false
  // Gross pay is followed by what makes it too: taxes, deductions and net pay.
  if (namesPay(rows[index]!)) return isSumOfFirst(rows, index)
  const end = rows.findIndex((row, i) => i > index && namesPay(row))
  if (isCounted(rows, index)) return false
  const below = rows.slice(index + 1, end < 0 ? undefined : end).filter((row) => row.values.current ?? row.values.ytd)
  return below.some((row, i) => {
    // "Federal Income Tax 214.08" over "Total taxes 214.08" is the one line of its table.
    if (i === 0 && (row.name.length === 0 || totalOf(row) !== undefined)) return false
    return printed.every((column) => {
      const amounts = below.slice(0, i + 1).flatMap((part) => part.values[column]?.amount?.cents ?? [])
      return sumCents(amounts) === values[column]!.amount!.cents
    })
  })
}

/** A row that the total of its table counts is a line, though others below it may happen to come to as much. */
function isCounted(rows: readonly Row[], index: number): boolean {
  const last = rows.findIndex((row, i) => i > index && isTotal(row))
  const first = rows.findLastIndex((row, i) => i < index && isTotal(row)) + 1
  if (last < 0) return false
  return MONEY.every((column) => {
    const amounts = rows.slice(first, last).flatMap((row) => row.values[column]?.amount?.cents ?? [])
    const total = rows[last]!.values[column]?.amount?.cents
    return total !== undefined && absolute(sumCents(amounts)) === absolute(total)
  })
}

const isTotal = (row: Row) => totalOf(row) !== undefined

/** "Gross pay" over the earnings, which a heading of another section ends: no line is above it, and those below make it. */
function isSumOfFirst(rows: readonly Row[], index: number): boolean {
  const hasMoney = ({ values }: Row) => MONEY.some((column) => values[column]?.amount)
  const end = rows.findIndex((row, i) => i > index && endsEarnings(row))
  const below = rows.slice(index + 1, Math.max(0, end)).filter(hasMoney)
  if (rows.slice(0, index).some(hasMoney) || below.length === 0) return false
  const { values } = rows[index]!
  return MONEY.every((column) => {
    const amounts = below.flatMap((row) => row.values[column]?.amount?.cents ?? [])
    return sumCents(amounts) === (values[column]?.amount?.cents ?? 0n)
  })
}

function endsEarnings({ name, read }: Row): boolean {
  const section = name.length > 0 ? read(lineOf(name).text).section : null
  return section === 'taxes' || section === 'deductions'
}

function namesPay(row: Row): boolean {
  const label = totalOf(row)
  return label === 'gross_pay' || label === 'net_pay'
}

function totalOf({ name, read }: Row): TotalName | undefined {
  return name.length > 0 ? read(lineOf(name).text).total?.name : undefined
}
