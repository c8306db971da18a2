import { absolute, type Cents, sumCents } from '@income/shared'
import { cheapest } from '../../../equations/choices.ts'
import type { FigurePart } from '../parts.ts'
import type { FigureKind } from '../words/figures.ts'

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

/** The balances between which the lines of a summary lead, as far as they are printed. */
export interface Balances {
  opening: FigurePart | undefined
  closing: FigurePart | undefined
}

export type Side = 'credits' | 'debits'
type Role = Side | 'none'

/** More lines than this are not tried. */
const MOST = 14

/** The credits and debits that lead from one balance to the other, as they are named or else as they add up. */
export function sidesLeading(figures: readonly FigurePart[], balances: Balances): Sides | null {
  const lines = figures.filter(isOfSide)
  const others = figures.filter(({ figure }) => figure === 'other')
  return leadingTo(balances, lines) ?? leadingTo(balances, [...lines, ...others]) ?? leadingBySigns(balances, figures)
}

/** "Fee adjustments 3.50" and "Checking activity (1,550.00)": the signs say the direction of lines whose names do not. */
function leadingBySigns(balances: Balances, figures: readonly FigurePart[]): Sides | null {
  const lines = figures.filter(({ figure }) => ROLES[figure])
  const isTaken = (line: FigurePart) => line.amount.amount.sign === 'minus'
  const sides = { credits: lines.filter((line) => !isTaken(line)), debits: lines.filter(isTaken) }
  return sides.debits.length > 0 && leads(sides, balances.opening, balances.closing) ? sides : null
}

export const isOfSide = ({ figure }: FigurePart) => figure === 'credits' || figure === 'debits'

/** The roles of each kind of line, likeliest first. */
const ROLES: Partial<Record<FigureKind, readonly Role[]>> = {
  credits: ['credits', 'none'],
  debits: ['debits', 'none'],
  other: ['none', 'credits', 'debits'],
}

/** Of all roles of the lines that lead from one balance to the other, those that depart least from the lines' names. */
export function leadingTo({ opening, closing }: Balances, lines: readonly FigurePart[]): Sides | null {
  if (!opening || !closing || lines.length > MOST) return null
  const variables = lines.map((line) => {
    const amount = absolute(cents(line))
    const values: Record<Role, Cents> = { credits: amount, debits: -amount, none: 0n }
    return ROLES[line.figure]!.map((role, i) => ({ line, role, value: values[role], cost: Math.min(i, 1) }))
  })
  // Earlier lines keep the role of their name in preference to later ones.
  const taken = cheapest(variables.toReversed(), cents(closing) - cents(opening))?.toReversed()
  if (!taken) return null
  const side = (role: Role) => taken.filter((reading) => reading.role === role).map(({ line }) => line)
  return { credits: side('credits'), debits: side('debits') }
}
