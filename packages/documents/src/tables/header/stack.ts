import { left, right, union, type Box, type Word } from '../../model/page.ts'

/** A heading of a column, or a part of one on one of its lines. */
export interface HeadingPart {
  words: Word[]
  box: Box
  text: string
}

/** The headings of lines set over one another: "Year To" over "Date" is one. Those that stand over none are of their own. */
export function stack(
  lines: readonly (readonly HeadingPart[])[],
  isOver: (above: HeadingPart, below: HeadingPart) => boolean,
): HeadingPart[] {
  const [first = [], ...others] = lines
  const headings = [...first]
  for (const part of others.flat()) {
    const above = headings.findIndex((heading) => isOver(heading, part))
    if (above < 0) headings.push(part)
    else headings[above] = onTopOf(headings[above]!, part)
  }
  return headings
}

function onTopOf(upper: HeadingPart, lower: HeadingPart): HeadingPart {
  return {
    words: [...upper.words, ...lower.words],
    box: union([upper.box, lower.box]),
    text: `${upper.text} ${lower.text}`,
  }
}

interface Placed {
  box: Box
}

/** How much of the width of two things is shared, in points; negative where they stand side by side. */
export function sharedWidth(a: Placed, b: Placed): number {
  return Math.min(right(a), right(b)) - Math.max(left(a), left(b))
}

/** The same in parts of the narrower one. */
export function sharedShare(a: Placed, b: Placed): number {
  return sharedWidth(a, b) / Math.max(1, Math.min(right(a) - left(a), right(b) - left(b)))
}
