import type { FoundSignal } from '@income/shared'
import { areaOf, placeOf, textOf, type DrawnGlyph, type DrawnPage } from '../../model/drawn-page.ts'
import { quoted } from '../../model/quoted.ts'
import { designOf, familyOf, isNameless, isReduced } from './faces.ts'
import { inWholeFont } from './in-whole-font.ts'
import { wordsInTwoFonts } from './words-in-two-fonts.ts'

/** A font used for more words has its own purpose, and so has one that was reduced to phrases; a word of fewer letters may be a symbol. */
const FEW = { words: 2, phrases: 2, inPhrases: 6 }
/** In sizes: how far apart words of one phrase are. */
const GAP = 1
const LETTERS = 3
const SIGN = /[\p{L}\p{N}]/gu
const DIGIT = /\d/
/** Forms set them in a font of their own. */
const WEB_ADDRESS = /\bwww\.|\.(?:gov|com|org)\b/i
/** Runs that a page has in the font of the neighbour, and of those, runs in the size of the word or number. */
const USUAL = 10
const USUAL_SIZE = { word: USUAL, number: 4 }
/** In sizes: how much higher, larger and farther the neighbour on the line may be. */
const NEIGHBOUR = { level: 0.02, size: 0.01, gap: 12 }
/** How much of the narrower word is below or above the other, and in sizes, how far away that line may be. */
const COLUMN = { shared: 0.7, nearest: 0.8, farthest: 4 }
/** Letters by which a design names its styles: "HelveticaNeueLTStd-It". */
const STYLE = 5

type Run = readonly DrawnGlyph[]

/** Words in a design, or in a second copy of a font, that nothing else on the page uses, in the size and near their neighbours. */
export function ofWordsInOtherFonts(page: DrawnPage): FoundSignal[] {
  const pieces = page.runs.flatMap(inOneFont)
  const found = [inOtherDesigns(pieces), inSecondCopies(pieces)].flatMap((words) => (areFew(words) ? words : []))
  const whole = inWholeFont(pieces).filter((run) => isWord(run) && !found.includes(run))
  const evidence = [
    ...found.map((run) => ({ run, where: 'in a font of its own among words of its size' })),
    ...wordsInTwoFonts(page.runs).map((run) => ({ run, where: 'in two fonts, one of which nothing else is in' })),
    ...whole.map((run) => ({ run, where: 'in a font that was not reduced to the letters in use, as all others were' })),
  ].map(({ run, where }) => ({ ...placeOf(areaOf(run), page), detail: `${quoted(textOf(run))} is ${where}` }))
  if (evidence.length === 0) return []
  return [{ code: 'word_in_other_font', severity: 'low', summary: `On the page, ${evidence[0]!.detail}.`, evidence }]
}

/** Whether so few words are in a font that it was added for them. Forms set some of their labels in fonts of their own. */
function areFew(runs: readonly Run[]): boolean {
  if (runs.length <= FEW.words) return true
  if (runs.length > FEW.inPhrases || runs.some(([first]) => isReduced(first!.face))) return false
  const follows = (run: Run, before: Run) => {
    const [first, last] = [run[0]!, before.at(-1)!]
    const gap = first.x - last.x - last.width
    return Math.abs(first.y - last.y) < NEIGHBOUR.level * first.size && gap >= 0 && gap < GAP * first.size
  }
  const phrases = runs.filter((run) => !runs.some((before) => before !== run && follows(run, before)))
  return phrases.length <= FEW.phrases
}

function inOtherDesigns(pieces: readonly Run[]): Run[] {
  const byFamily = Map.groupBy(pieces, ([first]) => familyOf(first!.face))
  const usual = [...byFamily].filter(([, { length }]) => length >= USUAL)
  return [...byFamily].flatMap(([family, runs]) =>
    isNameless(runs[0]![0]!.face) || !areFew(runs)
      ? []
      : runs.filter(
          (run) => isWord(run) && usual.some(([other, runs]) => !isStyleOf(family, other) && fits(run, runs)),
        ),
  )
}

/** A program that writes a page includes each of its fonts once; a program that edits the page adds its own copy. */
function inSecondCopies(pieces: readonly Run[]): Run[] {
  const byFont = [...Map.groupBy(pieces, ([first]) => first!.font).values()]
  const usual = byFont.filter(({ length }) => length >= USUAL)
  return byFont.flatMap((runs) => {
    const design = designOf(runs[0]![0]!.face)
    if (!areFew(runs) || isNameless(design)) return []
    const copied = usual.filter((others) => designOf(others[0]![0]!.face) === design)
    return runs.filter((run) => isWord(run) && copied.some((others) => fits(run, others)))
  })
}

function isStyleOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.startsWith(short) && long.length - short.length <= STYLE
}

/** A run may consist of words in several fonts without a gap between them. */
function inOneFont(run: Run): DrawnGlyph[][] {
  const pieces: DrawnGlyph[][] = []
  for (const glyph of run) {
    const last = pieces.at(-1)
    if (last?.[0]!.font === glyph.font) last.push(glyph)
    else pieces.push([glyph])
  }
  return pieces
}

function isWord(run: Run): boolean {
  const text = textOf(run)
  return (text.match(SIGN)?.length ?? 0) >= LETTERS && !WEB_ADDRESS.test(text)
}

function fits(run: Run, others: readonly Run[]): boolean {
  const { size } = run[0]!
  const sameSize = others.filter(([other]) => Math.abs(other!.size - size) <= NEIGHBOUR.size * size)
  const least = DIGIT.test(textOf(run)) ? USUAL_SIZE.number : USUAL_SIZE.word
  return sameSize.length >= least && sameSize.some((other) => isBeside(run, other) || isInColumn(run, other))
}

function isBeside(run: Run, other: Run): boolean {
  const [first, last, left, right] = [run[0]!, run.at(-1)!, other[0]!, other.at(-1)!]
  const gap = Math.max(left.x - last.x - last.width, first.x - right.x - right.width)
  return Math.abs(left.y - first.y) <= NEIGHBOUR.level * first.size && gap < NEIGHBOUR.gap * first.size
}

/** Whether it is right above or below the other. */
function isInColumn(run: Run, other: Run): boolean {
  const [first, last, left, right] = [run[0]!, run.at(-1)!, other[0]!, other.at(-1)!]
  const lines = Math.abs(left.y - first.y) / first.size
  if (lines < COLUMN.nearest || lines > COLUMN.farthest) return false
  const [end, otherEnd] = [last.x + last.width, right.x + right.width]
  const shared = Math.min(end, otherEnd) - Math.max(first.x, left.x)
  return shared >= COLUMN.shared * Math.min(end - first.x, otherEnd - left.x)
}
