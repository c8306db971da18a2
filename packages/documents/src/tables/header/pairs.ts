import type { HeadingCell } from './cell.ts'

/**
 * "Pay, Amount, Withheld, Amount, Year to Date, Amount": tables side by side, each a title before its amounts, though the titles
 * might head columns. The line as it is where it is not that.
 */
export function cutPairs(cells: HeadingCell[]): HeadingCell[][] {
  const pairs = Array.from({ length: Math.floor(cells.length / 2) }, (_, i) => cells.slice(2 * i, 2 * i + 2))
  const titles = pairs.map(([title]) => title!.phrase.text)
  const isPairs =
    pairs.length > 1 &&
    cells.length % 2 === 0 &&
    pairs.every(([, amount]) => amount!.phrase.says.headsAmounts) &&
    new Set(titles).size === titles.length &&
    pairs.filter(([title]) => title!.phrase.says.holdsMoney).length > 1
  return isPairs ? pairs.map(([title, amount]) => titled(title!, amount!)) : [cells]
}

function titled(title: HeadingCell, amount: HeadingCell): HeadingCell[] {
  const isOfYear = title.role === 'ytd'
  return [{ ...title, role: null, weak: null }, isOfYear ? { ...amount, role: 'ytd', weak: null } : amount]
}
