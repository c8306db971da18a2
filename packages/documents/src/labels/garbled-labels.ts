import { union, type Word } from '../model/page.ts'
import { editDistance } from '../vocabulary/spelling.ts'
import type { FoundLabel, Lexicon, Wording } from './lexicon.ts'
import type { Neighbours } from './neighbours.ts'

/** Greatest share of a label's letters that may be misread. */
const MOST_GARBLED = 0.25
/** How many letters longer a well-read word must be to show that there is a label at all. */
const TELLING = 4

/**
 * Labels in print too small for OCR, recognised as a whole though hardly a word is legible: "Socwl securty tps", "Employer
 * denthcaton number". A line that could be two labels is neither.
 */
export function garbledLabels<C extends string>(
  words: readonly Word[],
  taken: ReadonlySet<Word>,
  neighbours: Neighbours<C>,
): FoundLabel<C>[] {
  const { lexicon } = neighbours
  const longest = Math.max(...lexicon.long.map(({ tokens }) => tokens.length))
  const isFree = (word: Word) => !taken.has(word)
  const found: FoundLabel<C>[] = []
  const used = new Set<Word>()
  for (const start of words.filter((word) => isFree(word) && word.confidence < 1)) {
    const phrase = phraseFrom(start, longest, neighbours).filter(isFree)
    const best = likeliest(beginningsOf(phrase, neighbours), lexicon)
    if (!best || best.words.some((word) => used.has(word))) continue
    best.words.forEach((word) => used.add(word))
    found.push({
      concept: best.wording.label.concept,
      area: union(best.words.map(({ box }) => box)),
      words: best.words,
    })
  }
  return found
}

interface Likeness<C extends string> {
  wording: Wording<C>
  words: readonly Word[]
  /** Share of the label's letters that are misread. */
  garbled: number
}

/** The words that follow one another on a line without a gap, at most as many as a label has. */
function phraseFrom<C extends string>(start: Word, longest: number, neighbours: Neighbours<C>): Word[] {
  const phrase = [start]
  while (phrase.length < longest) {
    const next = neighbours.beside(phrase.at(-1)!)
    if (!next) break
    phrase.push(next)
  }
  return phrase
}

/** The first words of a phrase and what they are compared by. */
interface Beginning {
  words: readonly Word[]
  tokens: readonly string[]
}

/** The beginnings of a phrase by their number of tokens: "third-party" is one word and two tokens. */
function beginningsOf<C extends string>(phrase: readonly Word[], neighbours: Neighbours<C>): Map<number, Beginning> {
  const beginnings = new Map<number, Beginning>()
  let tokens: readonly string[] = []
  for (const [i, word] of phrase.entries()) {
    tokens = [...tokens, ...neighbours.tokensOf(word)]
    if (!beginnings.has(tokens.length)) beginnings.set(tokens.length, { words: phrase.slice(0, i + 1), tokens })
  }
  return beginnings
}

/** The label a line begins with; null if it begins with none, or could begin with either of two. */
function likeliest<C extends string>(
  beginnings: ReadonlyMap<number, Beginning>,
  lexicon: Lexicon<C>,
): Likeness<C> | null {
  const alike = lexicon.long
    .flatMap((wording) => likeness(beginnings.get(wording.tokens.length), wording, lexicon) ?? [])
    .toSorted((a, b) => a.garbled - b.garbled || b.words.length - a.words.length)
  const [best] = alike
  const other = alike.find(({ wording }) => wording.label.concept !== best?.wording.label.concept)
  return best && best.garbled !== other?.garbled ? best : null
}

function likeness<C extends string>(
  beginning: Beginning | undefined,
  wording: Wording<C>,
  lexicon: Lexicon<C>,
): Likeness<C> | null {
  if (!beginning) return null
  const { words, tokens } = beginning
  const letters = wording.tokens.join('').length
  const limit = Math.floor(MOST_GARBLED * letters)
  let wrong = 0
  for (const [i, expected] of wording.tokens.entries()) {
    const read = tokens[i]!
    if (read === expected) continue
    // A word of some label is not a misreading of another.
    if (lexicon.has(read)) return null
    wrong += editDistance(read, expected, limit)
    if (wrong > limit) return null
  }
  const tells = wording.tokens.some((expected, i) => expected.length >= TELLING && lexicon.isLike(tokens[i]!, expected))
  return tells ? { wording, words, garbled: wrong / letters } : null
}
