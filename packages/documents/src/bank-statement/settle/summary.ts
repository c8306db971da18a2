import { absolute, sumCents, type Cents } from '@income/shared'
import type { FigurePart, Part } from '../scan/parts.ts'

/** What a statement's summary prints. */
export interface Summary {
  openings: FigurePart[]
  closings: FigurePart[]
  credits: FigurePart[]
  debits: FigurePart[]
}

/** Takes the summary's lines together: what was added and taken away stands between or beside the balances. */
export function summaryOf(parts: readonly Part[]): Summary {
  const figures = parts.filter(
    (part): part is FigurePart => part.kind === 'figure' && part.section?.kind !== 'doubtful',
  )
  const openings = distinct(figures.filter((figure) => figure.figure === 'opening'))
  const closings = distinct(figures.filter((figure) => figure.figure === 'closing'))
  const block = blockAround(parts, openings[0], closings[0])
  const credits = block.filter((figure) => figure.figure === 'credits')
  const debits = block.filter((figure) => figure.figure === 'debits')
  return { openings, closings, ...adding(credits, debits, openings[0], closings[0]) }
}

function distinct(figures: readonly FigurePart[]): FigurePart[] {
  return figures.filter((figure, i) => figures.findIndex((other) => cents(other) === cents(figure)) === i)
}

/** The credit and debit lines from the opening to the closing balance, and those that adjoin them. */
function blockAround(
  parts: readonly Part[],
  opening: FigurePart | undefined,
  closing: FigurePart | undefined,
): FigurePart[] {
  const ends = [opening, closing].filter((part) => part !== undefined).map((part) => parts.indexOf(part))
  if (ends.length === 0) return []
  let first = Math.min(...ends)
  let last = Math.max(...ends)
  if (parts.slice(first, last).some((part) => part.kind === 'row')) last = first
  while (isFigure(parts[first - 1])) first--
  while (isFigure(parts[last + 1])) last++
  return parts.slice(first, last + 1).filter(isFigure)
}

function isFigure(part: Part | undefined): part is FigurePart {
  return part?.kind === 'figure' && part.section?.kind !== 'doubtful'
}

/**
 * Of the lines, those that lead from the opening to the closing balance: a total beside its components would count twice.
 * Where nothing leads there, all of them but the totals.
 */
function adding(
  credits: FigurePart[],
  debits: FigurePart[],
  opening: FigurePart | undefined,
  closing: FigurePart | undefined,
) {
  const lines = [...credits, ...debits]
  if (opening && closing && lines.length <= 14) {
    const change = cents(closing) - cents(opening)
    for (const left of byFewestLeftOut(lines)) {
      const kept = lines.filter((line) => !left.has(line))
      if (changeBy(kept) === change) return splitBack(kept, credits)
    }
  }
  const parts = lines.filter((line) => !/\btotals?\b/i.test(line.label))
  return splitBack(parts.length > 0 && lines.length > 2 ? parts : lines, credits)
}

function splitBack(kept: readonly FigurePart[], credits: readonly FigurePart[]) {
  return {
    credits: kept.filter((line) => credits.includes(line)),
    debits: kept.filter((line) => !credits.includes(line)),
  }
}

function* byFewestLeftOut(lines: readonly FigurePart[]): Generator<Set<FigurePart>> {
  const masks = Array.from({ length: 1 << lines.length }, (_, mask) => mask)
  masks.sort((a, b) => bits(a) - bits(b))
  for (const mask of masks) yield new Set(lines.filter((_, i) => mask & (1 << i)))
}

function bits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bits(mask >> 1)
}

function changeBy(lines: readonly FigurePart[]): Cents {
  return sumCents(lines.map((line) => (line.figure === 'credits' ? absolute(cents(line)) : -absolute(cents(line)))))
}

function cents(figure: FigurePart): Cents {
  return figure.amount.amount.cents
}

export function totalOfLines(lines: readonly FigurePart[]): Cents {
  return sumCents(lines.map((line) => absolute(cents(line))))
}
