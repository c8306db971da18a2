import { absolute, type Cents, sumCents } from '@income/shared'
import { figureAt, type FigurePart, type Part, type TotalPart } from '../parts.ts'
import type { AmountToken } from '../../../layout/lexer/tokens.ts'

/** Credits and debits, by the summary's lines. */
export interface Sides {
  credits: FigurePart[]
  debits: FigurePart[]
}

export const cents = (figure: FigurePart): Cents => figure.amount.amount.cents

export const totalOfLines = (lines: readonly FigurePart[]): Cents =>
  sumCents(lines.map((line) => absolute(cents(line))))

/** Whether credits and debits lead from one balance to the other. */
export function leads({ credits, debits }: Sides, opening?: FigurePart, closing?: FigurePart): boolean {
  if (!opening || !closing) return false
  return cents(opening) + totalOfLines(credits) - totalOfLines(debits) === cents(closing)
}

/** A sum that a page carries forward, or of one page only. */
const PAGE_SUM = /\bsub-?totals?\b|\b(?:carried|brought|forward|fwd|page)\b/i

/** The sums under debits and credits, if no summary prints them and no other table has rows, or they lead to the balance. */
export function grandTotals(parts: readonly Part[], opening?: FigurePart, closing?: FigurePart): Sides {
  const totals = parts.filter((part): part is TotalPart => part.kind === 'total' && isOfColumns(part))
  const tables = new Set(
    parts.flatMap((part) => (part.kind === 'row' && part.table.section.kind !== 'doubtful' ? [part.table] : [])),
  )
  const [total] = totals
  const side = (column: 'credit' | 'debit') => (total?.cells ?? []).filter((cell) => cell.column === column)
  const [credits, debits] = [side('credit'), side('debit')]
  if (!total || totals.length > 1 || credits.length === 0 || debits.length === 0) return { credits: [], debits: [] }
  const sides = {
    credits: credits.map(({ amount }) => figureIn(total, 'credits', amount)),
    debits: debits.map(({ amount }) => figureIn(total, 'debits', amount)),
  }
  return tables.size > 1 && !leads(sides, opening, closing) ? { credits: [], debits: [] } : sides
}

/** "Total overdraft fees  0.00  36.00" is not a sum of the columns of a table. */
const isOfColumns = ({ label, cells }: TotalPart) =>
  !PAGE_SUM.test(label) && cells.some(({ column }) => column !== null)

/** The balance on the line of the sums, which repeats that of the last row: "TOTAL  1,450.00  1,005.97  10,579.47". */
export function balanceOfTotals(parts: readonly Part[]): FigurePart[] {
  const last = parts.findLast((part) => part.kind === 'row')?.cells.balance
  const total = parts.findLast((part) => part.kind === 'total')
  const balance = total?.cells.find(({ column }) => column === 'balance')?.amount
  if (!last || !total || !balance || balance.amount.cents !== last.amount.cents) return []
  return [figureIn(total, 'closing', balance)]
}

/** The sums of columns beside the closing balance, if they lead to it: "Ending balance  2,674.23  4,632.38  7,136.37". */
export function sidesOfBalance(opening?: FigurePart, closing?: FigurePart): Sides | null {
  if (!closing?.sides) return null
  const figure = (kind: 'credits' | 'debits', amount: AmountToken): FigurePart => ({ ...closing, figure: kind, amount })
  const { credit, debit } = closing.sides
  const sides = { credits: [figure('credits', credit)], debits: [figure('debits', debit)] }
  return leads(sides, opening, closing) ? sides : null
}

/** An amount of a line of sums as a line of the summary. */
export const figureIn = (total: TotalPart, figure: FigurePart['figure'], amount: AmountToken): FigurePart =>
  figureAt(total, figure, { label: total.label, amount, section: total.table.section })
