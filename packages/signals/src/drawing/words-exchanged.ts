import { isSame, pairsOf, SURE, type Pair, type PlacedWord } from './placed-words.ts'

/** Words that are long enough to show whether two readings are of one text, and such as begin names and months. */
const WORD = /^[A-Za-z]{4,}$/
const NAME = /^[A-Z][A-Za-z]{2,}$/
const LETTERS = /^[A-Za-z]{3,}$/
/** Words that show a text layer to be good, whatever else is in it, and the share of them that agree. */
const WORDS = { least: 15, share: 0.97 }
/** The share of them that must agree before a name is another: a bad reading of one has few of its letters. */
const WORDS_OF_NAMES = 0.98
/** Where more words are others, the text is badly read, or of another page. */
const MOST_EXCHANGED = 0.1
/** The share of letters that a word has in common with a bad reading of it. */
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
  const isSure = others.filter(isSame).length >= WORDS_OF_NAMES * others.length
  return { agree, exchanged: agree && isSure ? exchanged : [] }
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

/** Whether many letters of one word are in the other in the same order. */
function isMisread(one: string, other: string): boolean {
  return lettersInCommon(one, other) >= MISREAD * Math.max(one.length, other.length)
}

/** The length of the longest common subsequence. */
function lettersInCommon(one: string, other: string): number {
  let lengths = Array.from({ length: other.length + 1 }, () => 0)
  for (const letter of one) {
    const next = [0]
    for (let i = 0; i < other.length; i++) {
      next.push(letter === other[i] ? lengths[i]! + 1 : Math.max(lengths[i + 1]!, next[i]!))
    }
    lengths = next
  }
  return lengths.at(-1)!
}
