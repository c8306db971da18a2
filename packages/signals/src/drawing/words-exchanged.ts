import { isSame, pairsOf, SURE, type Pair, type PlacedWord } from './placed-words.ts'

/** Words that are long enough to show whether two readings are of one text, and such as begin names and months. */
const WORD = /^[A-Za-z]{4,}$/
const NAME = /^[A-Z][A-Za-z]{2,}$/
const LETTERS = /^[A-Za-z]{3,}$/
/** Words that show a text layer to be good, whatever else is in it, and the share of them that agree. */
const WORDS = { least: 15, share: 0.97 }
/** Where more words are others, the text is badly read, or of another page. */
const MOST_EXCHANGED = 0.1
/** The share of letters in their places by which one word is a bad reading of the other. */
const MISREAD = 0.5

/** What the words of a picture say of the text behind it. */
export interface ComparedWords {
  /** Whether the text is that of the picture, but for single words. */
  agree: boolean
  /** Names in the place of others. */
  exchanged: readonly Pair[]
}

/** Compares the words of a text layer with those of the picture before it. */
export function compareWords(behind: readonly PlacedWord[], read: readonly PlacedWord[]): ComparedWords {
  const sure = read.filter(({ text, confidence }) => confidence >= SURE && LETTERS.test(text))
  const pairs = pairsOf(behind, sure).filter((pair) => isSame(pair) || !isShifted(pair, behind, read))
  const exchanged = pairs.filter(isExchanged)
  const others = pairs.filter(
    (pair) => !exchanged.includes(pair) && WORD.test(pair.was.text) && WORD.test(pair.is.text),
  )
  const isGood = others.length >= WORDS.least && others.filter(isSame).length >= WORDS.share * others.length
  const agree = isGood && exchanged.length <= MOST_EXCHANGED * others.length
  return { agree, exchanged: agree ? exchanged : [] }
}

/** Whether one of two words is on the same line of the other reading too, only farther to the side. */
function isShifted({ was, is }: Pair, behind: readonly PlacedWord[], read: readonly PlacedWord[]): boolean {
  return isOnLine(was, read) || isOnLine(is, behind)
}

function isOnLine({ text, box: [, top, , bottom] }: PlacedWord, words: readonly PlacedWord[]): boolean {
  const height = (bottom - top) / 2
  return words.some((other) => other.text === text && Math.abs(other.box[1] - top) < height)
}

function isExchanged({ was, is }: Pair): boolean {
  return NAME.test(was.text) && NAME.test(is.text) && !isMisread(was.text.toLowerCase(), is.text.toLowerCase())
}

/** Whether many letters of one word are in the other as far from its beginning or its end. */
function isMisread(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  const inPlace = (from: (text: string, i: number) => string | undefined) =>
    Array.from(one).filter((_, i) => from(one, i) === from(other, i)).length
  const most = Math.max(
    inPlace((text, i) => text.at(i)),
    inPlace((text, i) => text.at(-1 - i)),
  )
  return most >= MISREAD * longest
}
