import type { LedgerRow } from './figures.ts'

/** Where more balances do not follow from their rows, the rows were read wrongly. */
const MOST = 4

/** The rows at which the balances beside them do not follow from each other; none where that is common. */
export function brokenBalances(rows: readonly LedgerRow[]): LedgerRow[] {
  const [down, up] = [breaksIn(rows), breaksIn(rows.toReversed())]
  const breaks = up.length < down.length ? up : down
  const told = breaks.filter((one, i) => !settles(breaks[i - 1], one)).map(({ row }) => row)
  return told.length > MOST ? [] : told
}

interface Break {
  row: LedgerRow
  at: number
  difference: bigint
}

function breaksIn(rows: readonly LedgerRow[]): Break[] {
  const found: Break[] = []
  let before: bigint | null = null
  let change = 0n
  let at = 0
  for (const row of rows) {
    change += row.change
    if (row.balance === null) continue
    if (before !== null && before + change !== row.balance) {
      found.push({ row, at, difference: row.balance - before - change })
    }
    before = row.balance
    change = 0n
    at++
  }
  return found
}

/** Whether a break is but the wake of the one before: a balance that is wrong by itself is left again by the next. */
function settles(before: Break | undefined, one: Break): boolean {
  return before !== undefined && before.at + 1 === one.at && before.difference === -one.difference
}
