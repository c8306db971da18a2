import type { Cents } from '@income/shared'
import { type Differences, onlyReconciling, UNTOLD } from '../../../equations/search.ts'
import { followBalances, isMisreading } from './running.ts'
import { agrees, type Settlement } from './reconcile.ts'
import { changeBy, type SettledRow } from './directions.ts'

/**
 * Finds amounts that OCR misread by one digit each, if the statement does not reconcile as read but does with them
 * corrected. Balances printed beside the rows identify them; without those, only a single one can be found.
 */
export function mendAmounts(settlement: Settlement): Settlement {
  const missing = missingIn(settlement)
  if (settlement.reconciles !== false || missing === null) return settlement
  const before = differencesIn(settlement)
  const swaps = rowsOf(settlement).flatMap((row, i) =>
    otherReadings(row, new Set([missing, before.get(balanceOf(i)) ?? 0n])).map((mended) => ({
      figure: `${i}`,
      mended,
      effect: changes(before, differencesIn(replace(settlement, mended))),
    })),
  )
  const mended = onlyReconciling(before, swaps).map((swap) => swap.mended)
  const rest = mended.reduce(replace, settlement)
  return missingIn(rest) === 0n ? { ...rest, reconciles: true, mended: mended.map(({ row }) => row) } : settlement
}

/** What a row's amount may have been before OCR misread it, if some of these differences are missing. */
function otherReadings(row: SettledRow, missing: ReadonlySet<Cents>): SettledRow[] {
  if (!row.isScanned) return []
  return [...missing].flatMap((cents) => {
    const amount = row.direction === 'credit' ? row.amount + cents : row.amount - cents
    return amount > 0n && isMisreading(row.amount, amount) ? [{ ...row, amount }] : []
  })
}

/** How far off the closing balance, the balances beside the rows and the printed totals are. */
function differencesIn(settlement: Settlement): Differences {
  const { tables, opening } = settlement
  const rows = rowsOf(settlement)
  const { right, wrong, misread } = followBalances(rows, opening?.amount.amount.cents ?? null)
  const places = new Map(rows.map((row, i) => [row, i]))
  const at = (row: SettledRow) => balanceOf(places.get(row)!)
  const totals = tables.flatMap(({ source, rows: own }) => source.totals.map((total) => agrees(total, own)))
  return new Map([
    ['closing balance', missingIn(settlement) ?? 0n],
    ...right.map((row) => [at(row), 0n] as const),
    ...[...wrong, ...misread].map(({ row, expected, printed }) => [at(row), printed - expected] as const),
    ...totals.map((isRight, i) => [`total ${i}`, isRight ? 0n : UNTOLD] as const),
  ])
}

const balanceOf = (row: number) => `balance beside row ${row}`

const changes = (before: Differences, after: Differences): Differences =>
  new Map([...after].map(([key, is]) => [key, is - (before.get(key) ?? 0n)]))

/** What the rows lack to lead from one balance to the other; null if one is not printed. */
function missingIn(settlement: Settlement): Cents | null {
  const { opening, closing } = settlement
  if (!opening || !closing) return null
  return closing.amount.amount.cents - opening.amount.amount.cents - changeBy(rowsOf(settlement))
}

const rowsOf = ({ tables }: Settlement): SettledRow[] => tables.flatMap((table) => table.rows)

function replace(settlement: Settlement, mended: SettledRow): Settlement {
  const tables = settlement.tables.map(({ source, rows }) => ({
    source,
    rows: rows.map((row) => (row.row === mended.row ? mended : row)),
  }))
  return { ...settlement, tables }
}
