import type { FigurePart, Part } from '../parse/parts.ts'

const ON_A_DAY = /^(?:(?:your )?balance|what (?:you|i) (?:had|have)) (?:as of|on)\b|^ledger balance\W+\d/i
const MONTHS = 12
const DAYS = 31

/**
 * Balances named by their day alone, "Balance on June 1" and then "Balance on June 30": of two that follow each other, the
 * earlier opens what the later closes.
 */
export function withDatedOpenings(asRead: readonly Part[]): Part[] {
  const parts = withToldOpening(asRead)
  const named = parts.flatMap((part, i) => (isOnADay(part) ? [{ part, i }] : []))
  const result = [...parts]
  for (let at = 0; at + 1 < named.length; at++) {
    const [{ part, i }, later] = [named[at]!, named[at + 1]!.part]
    if (!isBefore(part, later)) continue
    result[i] = { ...part, figure: 'opening' }
    at++
  }
  return result
}

/** "Your balance on August 1 was $22,104.18 ... which left a balance of": what was on a day before anything is told opens it. */
function withToldOpening(parts: readonly Part[]): readonly Part[] {
  const balances = parts.filter(
    (part) => part.kind === 'figure' && (part.figure === 'opening' || part.figure === 'closing'),
  )
  const [first, later] = balances
  const isTold = first && later && isOnADay(first) && /\bwas$/i.test(first.label) && balances.every(isClosing)
  return isTold ? parts.map((part) => (part === first ? { ...first, figure: 'opening' } : part)) : parts
}

function isClosing(part: Part): boolean {
  return part.kind === 'figure' && part.figure === 'closing'
}

function isOnADay(part: Part): part is FigurePart {
  return part.kind === 'figure' && part.figure === 'closing' && part.date !== null && ON_A_DAY.test(part.label)
}

/** Without years, December comes before January. */
function isBefore({ date: a }: FigurePart, { date: b }: FigurePart): boolean {
  if (!a || !b) return false
  const days = ((b.year ?? 0) - (a.year ?? 0)) * MONTHS * DAYS + (b.month - a.month) * DAYS + b.day - a.day
  return days > 0 || (b.year === null && days < (-MONTHS * DAYS) / 2)
}
