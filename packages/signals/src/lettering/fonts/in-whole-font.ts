import type { DrawnGlyph } from '../../model/drawn-page.ts'
import { isNameless, isReduced } from './faces.ts'

type Run = readonly DrawnGlyph[]

/** Fonts that viewers have are not put into files. */
const STANDARD = /^(?:helvetica|times|courier|symbol|zapfdingbats|arial)/i
/** Letters in reduced fonts that show how a program writes the page, and in the whole one at most. */
const USUAL = 150
const FEW = 60

/** Words in the only font of a page that is in the file as a whole: a program reduces all of its fonts, or none. */
export function inWholeFont(runs: readonly Run[]): Run[] {
  const byFace = Map.groupBy(runs, ([first]) => first!.face)
  const lettersOf = (face: string) => byFace.get(face)!.reduce((sum, { length }) => sum + length, 0)
  const faces = [...byFace.keys()].filter((face) => !STANDARD.test(face) && !isNameless(face))
  const whole = faces.filter((face) => !isReduced(face))
  const reduced = faces.filter((face) => isReduced(face)).reduce((sum, face) => sum + lettersOf(face), 0)
  const [face] = whole
  if (face === undefined || whole.length > 1 || reduced < USUAL || lettersOf(face) > FEW) return []
  return byFace.get(face)!
}
