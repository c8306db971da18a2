import type { FoundSignal } from '@income/shared'
import { areaOf, placeOf, textOf, type DrawnGlyph, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'
import { familyOf } from './amount.ts'

/** A font used for more words has its own purpose; a word of fewer letters may be a symbol. */
const FEW = 2
const LETTERS = 3
const SIGN = /[\p{L}\p{N}]/gu
/** Runs in the size of the word that a page has, in the font of its neighbour. */
const USUAL = 10
/** In sizes: how much higher, larger and farther the neighbour may be. */
const NEIGHBOUR = { level: 0.02, size: 0.01, gap: 12 }
/** Letters by which a design names its styles: "HelveticaNeueLTStd-It". */
const STYLE = 5
/** Faces without the name of a design. */
const NAMELESS = new Set(['', 'type3', 'cross'])

type Run = readonly DrawnGlyph[]

/** Words in a design that nothing else on the page uses, in the size and on the line of their neighbours. */
export function ofWordsInOtherFonts(page: DrawnPage, amounts: ReadonlySet<string>): FoundSignal[] {
  const pieces = page.runs.flatMap(inOneFont)
  const byFamily = Map.groupBy(pieces, ([first]) => familyOf(first!.face))
  const usual = [...byFamily].filter(([, { length }]) => length >= USUAL)
  const found = [...byFamily].flatMap(([family, runs]) =>
    NAMELESS.has(family) || runs.length > FEW
      ? []
      : runs.filter(
          (run) => isWord(run, amounts) && usual.some(([other, runs]) => !isStyleOf(family, other) && fits(run, runs)),
        ),
  )
  if (found.length === 0 || found.length > FEW) return []
  const evidence = found.map((run) => ({
    ...placeOf(areaOf(run), page),
    detail: `${quoted(textOf(run))} is in a font of its own among words of its size`,
  }))
  return [{ code: 'word_in_other_font', severity: 'low', summary: `On the page, ${evidence[0]!.detail}.`, evidence }]
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

/** Amounts have a signal of their own. */
function isWord(run: Run, amounts: ReadonlySet<string>): boolean {
  const text = textOf(run)
  return (text.match(SIGN)?.length ?? 0) >= LETTERS && !amounts.has(text)
}

function fits(run: Run, others: readonly Run[]): boolean {
  const [first, last] = [run[0]!, run.at(-1)!]
  const { size } = first
  const sameSize = others.filter(([other]) => Math.abs(other!.size - size) <= NEIGHBOUR.size * size)
  return (
    sameSize.length >= USUAL &&
    sameSize.some((other) => {
      const [left, right] = [other[0]!, other.at(-1)!]
      const gap = Math.max(left.x - last.x - last.width, first.x - right.x - right.width)
      return Math.abs(left.y - first.y) <= NEIGHBOUR.level * size && gap < NEIGHBOUR.gap * size
    })
  )
}
