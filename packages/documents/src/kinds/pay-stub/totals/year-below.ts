import { top } from '../../../model/page.ts'
import type { Flow } from '../../../layout/flow/flow.ts'
import { columnRole } from '../vocabulary/column.ts'

/** Where the year's figures begin, under a caption alone on its line as this period's are: "This paycheck", "Year to date". */
export function topOfYear({ lines }: Flow): number {
  const captions = lines.flatMap((line) => {
    const [caption, ...more] = line.phrases
    const role = caption && more.length === 0 && line.figures.length === 0 ? columnRole(caption.text) : null
    return role === 'current' || role === 'ytd' ? [{ role, y: top(line) }] : []
  })
  const [first, second, ...others] = captions
  return first?.role === 'current' && second?.role === 'ytd' && others.length === 0 ? second.y : Infinity
}
