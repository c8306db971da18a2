import { textOf } from '../../layout/lines.ts'
import { left, right, type Word } from '../../model/page.ts'
import { misalignment } from '../../layout/alignment.ts'
import type { Figure } from '../../layout/lexer/figures.ts'
import { isStacked } from './cut-heading.ts'
import { phraseOf, type TableLine, type TablePhrase } from '../schema.ts'

/** A heading and the figures under it are flush, or in the middle of each other, within so much of a line's height. */
const FLUSH = 0.8
/** Headings over more figures are told apart by their blanks. */
const MOST_WORDS = 12

/**
 * Headings of a typewriter, one blank apart: "Withheld YTD Taxable" over two figures of a row are two, and which words are
 * of which shows by where the figures stand. The phrase itself where its words do not stand over them so.
 */
export function cutOverFigures(phrase: TablePhrase, rows: readonly TableLine[], em: number): TablePhrase[] {
  const isOver = (figure: Figure) => left(figure) < right(phrase) && right(figure) > left(phrase)
  const under = rows.map(({ figures }) => figures.filter(isOver))
  const most = under.reduce((a, b) => (b.length > a.length ? b : a), [])
  if (most.length < 2 || phrase.words.length > MOST_WORDS || isStacked(phrase)) return [phrase]
  return bestCut(phrase, phrase.words, most, FLUSH * em)?.pieces ?? inTwoRoles(phrase)
}

interface Cut {
  pieces: TablePhrase[]
  off: number
}

/** The words in as many headings as there are figures, each over its own. */
function bestCut(
  phrase: TablePhrase,
  words: readonly Word[],
  [figure, ...figures]: readonly Figure[],
  flush: number,
): Cut | null {
  if (!figure) return words.length === 0 ? { pieces: [], off: 0 } : null
  const cuts = words.flatMap((_, i): Cut[] => {
    const piece = phraseOf(words.slice(0, i + 1), phrase)
    const off = misalignment(piece, figure)
    if (off > flush || !isHeading(piece)) return []
    const rest = bestCut(phrase, words.slice(i + 1), figures, flush)
    return rest ? [{ pieces: [piece, ...rest.pieces], off: off + rest.off }] : []
  })
  return cuts.reduce<Cut | null>((a, b) => (a && a.off <= b.off ? a : b), null)
}

/** "Taxes Current" is the title of the next table and the first of its headings. */
function isHeading({ says, read, words: [first, ...others] }: TablePhrase): boolean {
  if (!says.mayHeadColumn && says.group === null) return false
  const title = read(first!.text)
  return read(textOf(others)).role === null || !title.holdsMoney || title.headsAmounts
}

/** "Hours Current Period" may head one column; over two figures of a row it heads two. */
function inTwoRoles(phrase: TablePhrase): TablePhrase[] {
  if (phrase.says.role === null) return [phrase]
  const cuts = phrase.words.slice(1).map((_, i) => {
    return [phrase.words.slice(0, i + 1), phrase.words.slice(i + 1)].map((words) => phraseOf(words, phrase))
  })
  const roles = (cut: TablePhrase[]) => cut.map(({ says }) => says.role)
  return cuts.find((cut) => !roles(cut).includes(null) && new Set(roles(cut)).size > 1) ?? [phrase]
}
