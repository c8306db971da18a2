import type { DrawnGlyph } from '../model/drawn-page.ts'

type Run = readonly DrawnGlyph[]

/** The name of a font that was reduced to the letters in use begins with a tag (ISO 32000-1, 9.6.4). */
const TAGGED = /^[A-Z]{6}\+/
/** Fonts that viewers have are not put into files. */
const STANDARD = /^(?:helvetica|times|courier|symbol|zapfdingbats|arial)/i
const NAMELESS = /^(?:|type3|cross|g_d\d+_f\d+)$/i
/** Letters in reduced fonts that show how a program writes the page, and in the whole one at most. */
const USUAL = 150
const FEW = 60

/** Words in the only font of a page that is in the file as a whole: a program reduces all of its fonts, or none. */
export function inWholeFont(runs: readonly Run[]): Run[] {
  const byFace = Map.groupBy(runs, ([first]) => first!.face)
  const lettersOf = (face: string) => byFace.get(face)!.reduce((sum, { length }) => sum + length, 0)
  const faces = [...byFace.keys()].filter((face) => !STANDARD.test(face) && !NAMELESS.test(face))
  const whole = faces.filter((face) => !TAGGED.test(face))
  const reduced = faces.filter((face) => TAGGED.test(face)).reduce((sum, face) => sum + lettersOf(face), 0)
  const [face] = whole
  if (face === undefined || whole.length > 1 || reduced < USUAL || lettersOf(face) > FEW) return []
  return byFace.get(face)!
}
