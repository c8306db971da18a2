import type { DrawnGlyph } from '../../model/drawn-page.ts'
import { designOf, familyOf, isNameless, isReduced } from './faces.ts'

type Run = readonly DrawnGlyph[]

/** Letters and digits that every font for this language has; others come from another font if the first lacks them. */
const PLAIN = /^[A-Za-z0-9]$/
/** Words that a page must have in the usual font, and letters that it may have in the added one. */
const USUAL = 10
const FEW = 60
/** Where more words are so, it is how the program writes. */
const MOST = 6
/** Parts by which letters of one word may differ in size, and parts of a size by which they may leave its line. */
const SIZE = 0.01
const LEVEL = 0.02

/**
 * Words of which some letters are in another font than the rest, and whose other font is on the page for little else. A
 * program that edits text takes a font of its own for letters that the font of the page lacks.
 */
export function wordsInTwoFonts(runs: readonly Run[]): Run[] {
  const plain = runs.map((run) => run.filter(({ text }) => PLAIN.test(text)))
  const counts = new Map<string, { letters: number; words: number }>()
  for (const run of plain) {
    for (const [font, { length }] of Map.groupBy(run, ({ font }) => font)) {
      const { letters, words } = counts.get(font) ?? { letters: 0, words: 0 }
      counts.set(font, { letters: letters + length, words: words + 1 })
    }
  }
  const isAdded = ({ font }: DrawnGlyph) => counts.get(font)!.letters <= FEW
  const isUsual = ({ font }: DrawnGlyph) => counts.get(font)!.words >= USUAL && counts.get(font)!.letters > FEW
  const found = runs.filter((_, i) => {
    const usual = plain[i]!.find(isUsual)
    return usual !== undefined && plain[i]!.some((letter) => isAdded(letter) && isPatch(letter, usual))
  })
  return found.length > MOST ? [] : found
}

/** Whether a letter is in a whole font of another design than one beside it, or of the same. Bold letters in a word are set so. */
function isPatch(letter: DrawnGlyph, usual: DrawnGlyph): boolean {
  const { size } = usual
  const isLevel = Math.abs(letter.size - size) <= SIZE * size && Math.abs(letter.y - usual.y) <= LEVEL * size
  if (!isLevel || isReduced(letter.face) || isNameless(letter.face)) return false
  return designOf(letter.face) === designOf(usual.face) || familyOf(letter.face) !== familyOf(usual.face)
}
