import type { FigurePart, Part } from './parts.ts'

/**
 * Whether the figures of a line open another account: its opening balance stands behind the closing balance of the rows so far. The
 * same balance again is carried forward.
 */
export function opensAnother(figures: readonly Part[], before: readonly Part[]): boolean {
  const opening = figures.find(isOpening)
  if (!opening || !before.some(({ kind }) => kind === 'row')) return false
  const last = before.findLast((part) => isFigure(part, 'opening') || isFigure(part, 'closing'))
  return (
    isFigure(last, 'closing') &&
    !isSame(last, opening) &&
    !before.some((part) => isOpening(part) && isSame(part, opening))
  )
}

function isOpening(part: Part): part is FigurePart {
  return isFigure(part, 'opening')
}

function isFigure(part: Part | undefined, figure: FigurePart['figure']): part is FigurePart {
  return part?.kind === 'figure' && part.figure === figure
}

function isSame(a: FigurePart, b: FigurePart): boolean {
  return a.amount.amount.cents === b.amount.amount.cents
}
