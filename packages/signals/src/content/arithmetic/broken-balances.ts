import type { LedgerRow } from './figures.ts'

/** If more balances do not follow from their rows, the rows were misread. */
const MOST = 4

/** The rows whose balance does not follow from the previous one; empty if there are many. */
export function brokenBalances(rows: readonly LedgerRow[]): LedgerRow[] {
  const [down, up] = [breaksIn(rows), breaksIn(rows.toReversed())]
  const breaks = up.length < down.length ? up : down
  const reported = breaks.filter((one, i) => !settles(breaks[i - 1], one)).map(({ row }) => row)
  return reported.length > MOST ? [] : reported
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

/** Whether a break only follows from the one before: after a single wrong balance, the next row breaks too. */
function settles(before: Break | undefined, one: Break): boolean {
  return before !== undefined && before.at + 1 === one.at && before.difference === -one.difference
}
