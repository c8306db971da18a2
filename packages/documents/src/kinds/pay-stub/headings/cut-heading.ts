import { lineOf } from '../../../layout/lines.ts'
import { height, left, middleY, right, type Word } from '../../../model/page.ts'
import type { Phrase } from '../../../layout/phrases.ts'
import { columnRole, headsAmounts } from '../vocabulary/column.ts'
import { holdsMoney, sectionOf } from '../vocabulary/section.ts'

/**
 * What it costs, in heights of the print: a word in no heading, the name of a table before them, a word that may head a column,
 * another heading, one of what is withheld that takes the year behind it.
 */
const LEFT_OUT = 10
const TITLE = 1
const UNSURE = 1.5
const CUT = 0.35
const WITH_YEAR = 0.2

interface Cut {
  cost: number
  /** Where the last of its pieces begins. */
  from: number
}

/**
 * Headings set so close that they look like one phrase, told apart by their words and by the blanks between them: "Rate Hours
 * Current YTD", "Other Deductions Current Amount", "YTD Withholdings" where the next table begins. The phrase itself where it is not that.
 */
export function cutHeadings(phrase: Phrase): Phrase[] {
  const heads = isStacked(phrase) ? headsForSure : headsColumn
  const pieces = apart(phrase).flatMap((run) => cheapest(run, heads))
  const headings = pieces.filter(({ text }) => heads(text))
  const title = pieces.find((piece) => piece !== headings[0])
  const titled = pieces.length === 2 && headings.length === 1 && title && holdsMoney(sectionOf(title.text))
  const several = headings.length >= 2 && headings.some(({ text }) => headsForSure(text))
  return several || titled ? pieces : [phrase]
}

/** "YTD Taxes" as the year's heading of one table and the title of the next; the phrase itself where no title is behind it. */
export function cutBehindYear(phrase: Phrase): Phrase[] {
  const [first, ...others] = phrase.words
  if (others.length === 0) return [phrase]
  const [year, title] = [lineOf([first!]), lineOf(others)]
  return columnRole(year.text) === 'ytd' && holdsMoney(sectionOf(title.text)) ? [year, title] : [phrase]
}

/** Words of two lines: what stands over what may be chance. */
export function isStacked({ words }: Phrase): boolean {
  return words.some((word) => middleY(word) - middleY(words[0]!) > 0.5 * height(word))
}

type Test = (text: string) => boolean
const headsForSure: Test = (text) => columnRole(text) !== null
const headsColumn: Test = (text) => headsForSure(text) || headsAmounts(text) || isTaken(text)
/** "Taxable Withheld YTD Taxable YTD Withheld": what is withheld heads a column, beside others of its table. */
const isTaken: Test = (text) => /^(withheld|deducted)$/i.test(text)

/** "HoursCurrent": two headings that touch. */
function apart(phrase: Phrase): Phrase[] {
  const runs: Word[][] = [[]]
  for (const word of phrase.words) {
    const seam = /^[A-Za-z]*?[a-z](?=[A-Z][a-z])/.exec(word.text)?.[0].length ?? 0
    const [first, second] = [part(word, 0, seam), part(word, seam, word.text.length)]
    const touching = seam > 0 && [first, second].some(({ text }) => columnRole(text) !== null)
    runs.at(-1)!.push(touching ? first : word)
    if (touching) runs.push([second])
  }
  return runs.map(lineOf)
}

function part(word: Word, from: number, to: number): Word {
  const at = (letter: number) => left(word) + ((right(word) - left(word)) * letter) / word.text.length
  return { ...word, text: word.text.slice(from, to), box: [at(from), word.box[1], at(to), word.box[3]] }
}

function cheapest({ words }: Phrase, heads: Test): Phrase[] {
  const best: Cut[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= words.length; end++) {
    const cuts = Array.from({ length: end }, (_, from): Cut => {
      return { cost: best[from]!.cost + costOf(words.slice(from, end), from, heads) + CUT, from }
    })
    best.push(cuts.reduce((a, b) => (b.cost < a.cost ? b : a)))
  }
  const pieces: Phrase[] = []
  for (let end = words.length; end > 0; end = best[end]!.from) pieces.unshift(lineOf(words.slice(best[end]!.from, end)))
  return pieces
}

/** "Earnings Hours" and "Amount Deductions" are two headings, "Earnings & Hours" one title. */
function isTitleAndHeading([title, heading, ...more]: readonly Word[]): boolean {
  if (heading && headsAmounts(title!.text)) return true
  return (
    more.length === 0 &&
    heading !== undefined &&
    title !== undefined &&
    columnRole(heading.text) !== null &&
    holdsMoney(sectionOf(title.text))
  )
}

function costOf(words: readonly Word[], from: number, heads: Test): number {
  const text = words.map((word) => word.text).join(' ')
  if (from > 0 && isTaken(text)) return 0
  if (holdsMoney(sectionOf(text)) && (from === 0 || columnRole(text) === null) && !isTitleAndHeading(words))
    return TITLE
  if (words.length > 4 || !heads(text)) return LEFT_OUT * words.length
  const gaps = words.slice(1).reduce((sum, word, i) => sum + (left(word) - right(words[i]!)) / height(word), 0)
  return gaps + (headsForSure(text) ? 0 : UNSURE) + (words.length > 1 && isTaken(words[0]!.text) ? WITH_YEAR : 0)
}
