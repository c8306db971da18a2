import type { Line } from '../../../layout/lines.ts'

/** The lines that are neither rows nor their continuations, which are indented directly below: those may name others. */
export function withoutRows(lines: readonly Line[]): Line[] {
  let row: Line | null = null
  let above: Line | null = null
  return lines.filter((line) => {
    const isBelow = above !== null && line.box[1] - above.box[3] < 0.9 * line.height
    if (line.isDatedRow) row = line
    else if (row && !(isBelow && line.box[0] > row.box[0] + line.height)) row = null
    above = line
    return row === null
  })
}
