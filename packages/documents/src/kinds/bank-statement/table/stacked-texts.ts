import { type Line } from '../../../layout/lines.ts'
import { cellsOf } from '../../../layout/cells.ts'
import { height } from '../../../model/page.ts'

/** Labels so many heights apart are those of two columns. */
const APART = 0.7
/** Fewer columns are lines of text below each other. */
const LEAST = 3

/** What labels in columns say over two lines: "Minimum" over "payment due". */
export function stackedTexts(lines: readonly Line[]): string[] {
  return lines.flatMap((line, i) => {
    const below = lines[i + 1]
    return below && below.box[1] - line.box[3] < height(line) ? stackedOn(line, below) : []
  })
}

function stackedOn(above: Line, below: Line): string[] {
  const [upper, lower] = [above, below].map((line) => cellsOf(line, APART * height(line)))
  if (upper!.length < LEAST || lower!.length < LEAST) return []
  return upper!.flatMap((cell) => {
    const under = lower!.filter(({ box }) => box[0] < cell.box[2] && cell.box[0] < box[2])
    return under.length === 1 ? [`${cell.text} ${under[0]!.text}`] : []
  })
}
