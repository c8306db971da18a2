import { FULL_MONTHS } from '../../../entities/date.ts'
import { spelledOut } from '../words/figures.ts'
import type { FigurePart, Part } from '../parse/parts.ts'

const MONTH = new RegExp(`^(?:${FULL_MONTHS})(?:,? 20\\d\\d)?$`, 'i')
const FORWARD = /\b(forward|fwd)\b/i

/**
 * The parts without the balances that a page carries over to the next: neither ends the account nor begins another. What is
 * carried forward at the foot of a page is brought forward at the head of the one behind it.
 */
export function withoutCarriedForward(parts: readonly Part[]): Part[] {
  const kept = [...parts]
  parts.forEach((part, i) => {
    if (part.kind !== 'figure' || part.figure !== 'opening') return
    const last = parts.slice(0, i).findLastIndex((before) => before.kind === 'figure' || before.kind === 'row')
    const before = parts[last]
    if (before === undefined || before.page === part.page || balanceAfter(before) !== part.amount.amount.cents) return
    if (!isForward(part, 'opening') && !goesOn(parts.slice(last, i), part)) return
    kept[i] = textOf(part)
    if (isForward(before, 'closing')) kept[last] = textOf(before)
  })
  return kept
}

function isForward(part: Part, figure: FigurePart['figure']): part is FigurePart {
  return part.kind === 'figure' && part.figure === figure && FORWARD.test(spelledOut(part.label))
}

/** "Opening balance" of the next month, on a page of its own with no more than the month's name over it: what the last row left. */
function goesOn([row, ...between]: readonly Part[], { date, amount }: FigurePart): boolean {
  const isOfTable = row?.kind === 'row' && row.table.columns !== null && date !== null && amount.amount.cents !== 0n
  return isOfTable && between.every(({ line }) => MONTH.test(line.text))
}

function balanceAfter(part: Part): bigint | null {
  if (part.kind === 'row') return part.cells.balance?.amount.cents ?? null
  return isForward(part, 'closing') ? part.amount.amount.cents : null
}

function textOf({ page, line }: Part): Part {
  return { kind: 'text', page, line }
}
