import { absolute, sumCents, type Cents } from '@income/shared'
import type { FigurePart } from '../parse/parts.ts'

/** What was added and taken away, by the summary's lines. */
export interface Sides {
  credits: FigurePart[]
  debits: FigurePart[]
}

export function cents(figure: FigurePart): Cents {
  return figure.amount.amount.cents
}

export function totalOfLines(lines: readonly FigurePart[]): Cents {
  return sumCents(lines.map((line) => absolute(cents(line))))
}

/** Whether what was added and taken away leads from the one balance to the other. */
export function leads({ credits, debits }: Sides, opening?: FigurePart, closing?: FigurePart): boolean {
  if (!opening || !closing) return false
  return cents(opening) + totalOfLines(credits) - totalOfLines(debits) === cents(closing)
}
