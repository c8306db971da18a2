import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { OperatorList } from './interpret.ts'

/** The positions in the drawing order at which a page's own contents, not its forms and annotations, show text. */
export function showsIn({ fnArray }: OperatorList): number[] {
  const shows: number[] = []
  let forms = 0
  for (const [order, code] of fnArray.entries()) {
    if (code === OPS.paintFormXObjectBegin || code === OPS.beginAnnotation) forms++
    else if (code === OPS.paintFormXObjectEnd || code === OPS.endAnnotation) forms--
    else if (code === OPS.showText && forms === 0) shows.push(order)
  }
  return shows
}
