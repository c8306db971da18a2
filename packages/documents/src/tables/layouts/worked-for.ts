import { left, right } from '../../model/page.ts'
import type { Figure } from '../../layout/lexer/figures.ts'
import type { TableLine } from '../schema.ts'

/** Hours and rate as a phrase has them: "36.00 hrs @ $13.00". */
export function workedFor({ words, figures }: Pick<TableLine, 'words' | 'figures'>): { hours?: Figure; rate?: Figure } {
  const unit = words.find(({ text }) => /^(hrs?|hours?)$/i.test(text))
  const at = words.find(({ text }) => /^(@|x|at)$/i.test(text))
  if (!unit || !at) return {}
  const hours = figures.findLast((figure) => right(figure) <= left(unit))
  const rate = figures.find((figure) => left(figure) >= right(at))
  return { ...(hours && { hours }), ...(rate && { rate }) }
}
