import type { Line } from '../lines.ts'

/** OCR reads "1 of 6" as "10f6" and "I of 6" too. */
const OF_SO_MANY =
  /\b(?:page|p[aá]gina)\s*:?\s*(\d{1,3}?|[Il])\s*(?:[o0]f|de|\/)\s*(\d{1,3})\b|^\s*(\d{1,3})\s+of\s+(\d{1,3})\s*$/i
const ALONE = /\b(?:page|p[aá]gina)\s*:?\s*(\d{1,3})\b/i

/** The number a page carries in its own document. */
export interface PrintedPageNumber {
  page: number
  of: number | null
}

export function printedPageNumber(lines: readonly Line[]): PrintedPageNumber | null {
  for (const line of lines) {
    const match = OF_SO_MANY.exec(line.text) ?? ALONE.exec(line.text)
    if (!match) continue
    const of = match[2] ?? match[4]
    return { page: Number((match[1] ?? match[3])!.replace(/[Il]/, '1')), of: of === undefined ? null : Number(of) }
  }
  return null
}
