import { textOf, height, middleY, type Word } from '../../model/page.ts'
import { phraseOf, type ReadText, type Said, type TableLine, type TablePhrase } from '../schema.ts'
import { misalignment, shareColumn, blankBetween } from '../../layout/geometry.ts'
import type { Figure } from '../../layout/lexer/numbers.ts'

/**
 * Costs, as multiples of the print's height, of: a word in no heading, a table's name before the headings, a word that
 * may head a column, another heading, and a heading of withheld amounts that includes the following year.
 */
const LEFT_OUT = 10
const TITLE = 1
const UNSURE = 1.5
const CUT = 0.35
const WITH_YEAR = 0.2
/** More words are a sentence, or headings separated by their gaps. */
const MOST_WORDS = 12

interface Cut {
  cost: number
  /** Index of the first of its pieces. */
  from: number
}

/**
 * Separates headings set so close that they look like one phrase, by their words and the gaps between them: "Rate Hours Current
 * YTD", "Other Deductions Current Amount", "YTD Withholdings" where the next table begins. Any other phrase is returned
 * unchanged.
 */
export function cutHeadings(phrase: TablePhrase): TablePhrase[] {
  if (phrase.words.length > MOST_WORDS) return [phrase]
  const heads = isStacked(phrase) ? headsForSure : headsColumn
  const pieces = cheapest(phraseOf(phrase.words, phrase), heads)
  const headings = pieces.filter(({ says, text }) => heads(says, text))
  const title = pieces.find((piece) => piece !== headings[0])
  const titled = pieces.length === 2 && headings.length === 1 && title && title.says.holdsMoney
  const several = headings.length >= 2 && headings.some(({ says }) => headsForSure(says))
  return (several || titled) && !pieces.some(joins) ? pieces : [phrase]
}

/** "Hours or Units" heads one column. */
const joins = ({ text }: TablePhrase) => /^(or|and|&|of|per)$/i.test(text)

/**
 * Splits "YTD Taxes", "YTD Amount Taxes" into the year's heading of one table and the title of the next, at the widest gap
 * that allows it; unchanged if no title follows.
 */
export function cutBehindYear(phrase: TablePhrase): TablePhrase[] {
  const cuts = phrase.words.slice(1).flatMap((word, i) => {
    const [year, title] = [phrase.words.slice(0, i + 1), phrase.words.slice(i + 1)].map((own) => phraseOf(own, phrase))
    const isCut = year!.says.role === 'ytd' && title!.says.holdsMoney && !phrase.read(word.text).headsAmounts
    return isCut ? [{ pieces: [year!, title!], gap: blankBetween(year!, title!) }] : []
  })
  return cuts.sort((a, b) => b.gap - a.gap)[0]?.pieces ?? [phrase]
}

/** "Description Filing Status" as the title of the names and what qualifies them. */
export function cutBeforeQualifier(phrase: TablePhrase): TablePhrase[] {
  const cuts = phrase.words.slice(1).map((_, i) => [phrase.words.slice(0, i + 1), phrase.words.slice(i + 1)])
  const pieces = cuts.map((cut) => cut.map((words) => phraseOf(words, phrase)))
  return pieces.find(([title, next]) => title!.says.headsNames && next!.says.qualifies) ?? [phrase]
}

/** Words on two lines: that one is above another may be coincidence. */
const isStacked = ({ words }: TablePhrase) =>
  words.some((word) => middleY(word) - middleY(words[0]!) > 0.5 * height(word))

type Test = (says: Said, text: string) => boolean
const headsForSure = ({ role }: Said) => role !== null
const headsColumn: Test = (says, text) => headsForSure(says) || says.headsAmounts || isTaken(text)
/** "Taxable Withheld YTD Taxable YTD Withheld": "Withheld" heads a column next to others of its table. */
const isTaken = (text: string) => /^(withheld|deducted)$/i.test(text)

function cheapest(phrase: TablePhrase, heads: Test): TablePhrase[] {
  const { words, read } = phrase
  const best: Cut[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= words.length; end++) {
    const cuts = Array.from({ length: end }, (_, from): Cut => {
      return { cost: best[from]!.cost + costOf(words.slice(from, end), from, heads, read) + CUT, from }
    })
    best.push(cuts.reduce((a, b) => (b.cost < a.cost ? b : a)))
  }
  const pieces: TablePhrase[] = []
  for (let end = words.length; end > 0; end = best[end]!.from)
    pieces.unshift(phraseOf(words.slice(best[end]!.from, end), phrase))
  return pieces
}

/** "Earnings Hours" and "Amount Deductions" are two headings, "Earnings & Hours" one title. */
function isTitleAndHeading([title, heading, ...more]: readonly Said[]): boolean {
  if (!title || !heading) return false
  return title.headsAmounts || (more.length === 0 && heading.role !== null && title.holdsMoney)
}

function costOf(words: readonly Word[], from: number, heads: Test, read: ReadText): number {
  const text = textOf(words)
  const says = read(text)
  if (from > 0 && isTaken(text)) return 0
  const isTitle = says.holdsMoney && (from === 0 || says.role === null)
  if (isTitle && !isTitleAndHeading(words.map((word) => read(word.text)))) return TITLE
  if (words.length > 4 || !heads(says, text)) return LEFT_OUT * words.length
  const gaps = words.slice(1).reduce((sum, word, i) => sum + blankBetween(words[i]!, word) / height(word), 0)
  return gaps + (headsForSure(says) ? 0 : UNSURE) + (words.length > 1 && isTaken(words[0]!.text) ? WITH_YEAR : 0)
}

/** In line heights: a heading and its amounts are left- or right-aligned or centred to within this. */
const FLUSH = 0.8

/**
 * Splits headings of a typewriter, one blank apart: "Withheld YTD Taxable" over two amounts of a row is two headings,
 * and the positions of the amounts show which words belong together. The phrase unchanged if its words do not line up
 * with them.
 */
export function cutOverFigures(phrase: TablePhrase, rows: readonly TableLine[], em: number): TablePhrase[] {
  const under = rows.map(({ figures }) => figures.filter((figure) => shareColumn(figure, phrase)))
  const most = under.reduce((a, b) => (b.length > a.length ? b : a), [])
  if (most.length < 2 || phrase.words.length > MOST_WORDS || isStacked(phrase)) return [phrase]
  return bestCut(phrase, phrase.words, most, FLUSH * em)?.pieces ?? [phrase]
}

interface CutOverFigures {
  pieces: TablePhrase[]
  off: number
}

/** The words split into as many headings as there are amounts, each over its own. */
function bestCut(
  phrase: TablePhrase,
  words: readonly Word[],
  [figure, ...figures]: readonly Figure[],
  flush: number,
): CutOverFigures | null {
  if (!figure) return words.length === 0 ? { pieces: [], off: 0 } : null
  const cuts = words.flatMap((_, i): CutOverFigures[] => {
    const piece = phraseOf(words.slice(0, i + 1), phrase)
    const off = misalignment(piece, figure)
    if (off > flush || !isHeading(piece)) return []
    const rest = bestCut(phrase, words.slice(i + 1), figures, flush)
    return rest ? [{ pieces: [piece, ...rest.pieces], off: off + rest.off }] : []
  })
  return cuts.reduce<CutOverFigures | null>((a, b) => (a && a.off <= b.off ? a : b), null)
}

/** "Taxes Current" is the title of the next table and the first of its headings. */
function isHeading({ says, read, words: [first, ...others] }: TablePhrase): boolean {
  if (!says.mayHeadColumn && says.group === null) return false
  const title = read(first!.text)
  return read(textOf(others)).role === null || !title.holdsMoney || title.headsAmounts
}
