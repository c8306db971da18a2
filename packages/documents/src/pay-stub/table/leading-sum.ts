import { sumCents } from '@income/shared'
import { lineOf } from '../../page/lines.ts'
import { holdsMoney, sectionOf } from '../vocabulary/section.ts'
import { totalLabel } from '../vocabulary/total.ts'
import type { Row } from './row.ts'

const MONEY = ['current', 'ytd'] as const

/** Whether a row is a section's heading that bears its sum: "Taxes 902.09", with the taxes that make it below. */
export function isLeadingSum(rows: readonly Row[], index: number): boolean {
  const { name, values } = rows[index]!
  const printed = MONEY.filter((column) => values[column]?.amount)
  const isNothing = printed.every((column) => values[column]!.amount!.cents === 0n)
  if (isNothing || name.length === 0 || !holdsMoney(sectionOf(lineOf(name).text))) return false
  // Gross pay is followed by what makes it too: taxes, deductions and net pay.
  if (namesPay(rows[index]!)) return false
  const end = rows.findIndex((row, i) => i > index && namesPay(row))
  const below = rows.slice(index + 1, end < 0 ? undefined : end).filter((row) => row.values.current ?? row.values.ytd)
  return below.some((_, i) =>
    printed.every((column) => {
      const amounts = below.slice(0, i + 1).flatMap((row) => row.values[column]?.amount?.cents ?? [])
      return sumCents(amounts) === values[column]!.amount!.cents
    }),
  )
}

function namesPay({ name }: Row): boolean {
  const label = name.length > 0 ? totalLabel(lineOf(name).text)?.name : undefined
  return label === 'gross_pay' || label === 'net_pay'
}
