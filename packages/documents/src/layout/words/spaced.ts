import { runsWhere } from '../../model/runs.ts'
import { height, type Page, placeOf, type Word } from '../../model/page.ts'
import { blankBetween, blanksIn, cutAtBlanks, median } from '../geometry.ts'
import { linesOf } from '../lines.ts'

/** Fewer spaced letters are initials. */
const FEWEST = 4
/** In heights: spaced letters are closer than those of a form's columns, and so are their words. */
const CLOSE = 1.2
const CLOSE_WORDS = 2.2
/** A blank between words is this many times as wide as one between letters. */
const WORDS_APART = 1.6
/** Letters that a font sets close to each other stay a pair: "D AT E". */
const MOST_LETTERS = 2

/** Joins words printed with spaced letters, "Y E A R   T O   D AT E", which label and title like any others. */
export function withSpacedWordsJoined(page: Page): Page {
  const runs = linesOf(page).flatMap(({ words }) => runsWhere(words, endsRun).filter(isSpaced))
  if (runs.length === 0) return page
  const joined = new Map(runs.flatMap((run) => wordsIn(run).map((letters) => [letters[0]!, joinedLetters(letters)])))
  const rest = new Set(runs.flat())
  return { ...page, words: page.words.flatMap((word) => joined.get(word) ?? (rest.has(word) ? [] : [word])) }
}

const isShort = ({ text }: Word) => text.length <= MOST_LETTERS && !/\d/.test(text)

function endsRun(word: Word, run: readonly Word[]): boolean {
  const before = run.at(-1)!
  return !isShort(word) || !isShort(before) || blankBetween(before, word) > CLOSE_WORDS * height(word)
}

function isSpaced(run: readonly Word[]): boolean {
  const isClose = (median(blanksIn(run)) ?? Infinity) < CLOSE * height(run[0]!)
  const single = run.filter(({ text }) => /^\p{L}$/u.test(text))
  return (
    isClose &&
    single.length >= FEWEST &&
    single.length * 2 > run.length &&
    wordsIn(run).some(({ length }) => length >= FEWEST)
  )
}

function wordsIn(run: readonly Word[]): Word[][] {
  return cutAtBlanks(run, WORDS_APART * (median(blanksIn(run)) ?? 0))
}

const joinedLetters = (letters: readonly Word[]): Word => ({
  text: letters.map(({ text }) => text).join(''),
  ...placeOf(letters),
})
