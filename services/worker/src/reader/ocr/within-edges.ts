import type { Word } from '@income/documents'

/** Points from a sheet's edge within which no printer prints. */
const UNPRINTABLE = 8

/** The words of a photographed sheet without those made of its edges and of what shows behind them. */
export function withinEdges(words: readonly Word[], sheet: { width: number; height: number }): Word[] {
  return words.filter(({ box: [left, top, right, bottom] }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return Math.min(x, y, sheet.width - x, sheet.height - y) > UNPRINTABLE
  })
}
