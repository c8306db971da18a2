import { lineInOrder, type Line } from '../lines.ts'

/** Lines without the bars that are set between columns: "400.00 | 6/3  Check 1002". */
export function withoutBars(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const words = line.words.filter(({ text }) => !/^[|¦]+$/.test(text))
    return words.length === line.words.length ? [line] : words.length > 0 ? [lineInOrder(words)] : []
  })
}
