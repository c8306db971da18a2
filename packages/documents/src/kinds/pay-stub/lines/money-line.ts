import { sumCents, type Cents } from '@income/shared'
import type { Word } from '../../../model/page.ts'
import type { Figure } from '../../../layout/lexer/figures.ts'
import type { Period } from '../../../tables/totals/total.ts'

export type LineKind = 'earning' | 'tax' | 'deduction'

/** An earning, a tax or a deduction as the stub prints it; amounts positive in the direction of their kind. */
export interface MoneyLine {
  kind: LineKind
  description: string
  /** The heading it stands under, as printed. */
  section: string
  current: Cents | null
  ytd: Cents | null
  hours: string | null
  rate: string | null
  /** The figures the amounts were read from. */
  figures: { current: Figure | null; ytd: Figure | null }
  words: Word[]
  /** One of its figures could not be made out. */
  unread: boolean
}

type Kinded = Pick<MoneyLine, 'kind'>

export const earnings = <L extends Kinded>(lines: readonly L[]) => lines.filter((line) => line.kind === 'earning')
/** Taxes and deductions: what is taken from the gross. */
export const withheld = <L extends Kinded>(lines: readonly L[]) => lines.filter((line) => line.kind !== 'earning')

/** What the lines come to in a column; null where none of them has an amount in it. */
export function sumOf(lines: readonly Pick<MoneyLine, Period>[], period: Period): Cents | null {
  const amounts = lines.flatMap((line) => line[period] ?? [])
  return amounts.length > 0 ? sumCents(amounts) : null
}

/** What of this period's lines is paid out. */
export function paidOut(lines: readonly MoneyLine[]): Cents {
  return (sumOf(earnings(lines), 'current') ?? 0n) - (sumOf(withheld(lines), 'current') ?? 0n)
}
