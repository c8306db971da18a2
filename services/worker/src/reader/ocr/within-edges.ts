import type { Word } from '@income/documents'

/** In points: printers do not print this close to a sheet's edge. */
const UNPRINTABLE = 8

/** The words of a photographed sheet, without those read from its edges or from what shows behind them. */
export function withinEdges(words: readonly Word[], sheet: { width: number; height: number }): Word[] {
  return words.filter(({ box: [left, top, right, bottom] }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return Math.min(x, y, sheet.width - x, sheet.height - y) > UNPRINTABLE
  })
}
