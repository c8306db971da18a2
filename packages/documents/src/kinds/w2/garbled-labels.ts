import { union, type Word } from '../../model/page.ts'
import { editDistance } from '../../vocabulary/similar.ts'
import type { FoundLabel } from './found-label.ts'
import { tokensOf } from './label-tokens.ts'
import type { Neighbours } from './neighbours.ts'
import { isLike, VOCABULARY, WORDINGS, type Wording } from './wordings.ts'

/** How many of a label's letters may be read wrongly, as a share of them. */
const MOST_GARBLED = 0.25
/** So much longer, in letters, a word that was read well must be to tell that a label stands there at all. */
const TELLING = 4

/** One word would be too little to know a garbled label by. */
const LONG_WORDINGS = WORDINGS.filter(
  ({ label, tokens }) => tokens.length > 1 && !label.needsNumber && label.box !== 'edge',
)

/**
 * Labels in print too small for OCR, known as a whole though hardly a word of them is: "Socwl securty tps", "Employer
 * denthcaton number". A line that could be two labels as well is neither.
 */
export function garbledLabels(words: readonly Word[], taken: ReadonlySet<Word>, neighbours: Neighbours): FoundLabel[] {
  const isFree = (word: Word) => !taken.has(word)
  const found: FoundLabel[] = []
  const used = new Set<Word>()
  for (const start of words.filter((word) => isFree(word) && word.confidence < 1)) {
    const phrase = phraseFrom(start, neighbours).filter(isFree)
    const best = likeliest(phrase)
    if (!best || best.words.some((word) => used.has(word))) continue
    best.words.forEach((word) => used.add(word))
    found.push({ box: best.wording.label.box, area: union(best.words.map(({ box }) => box)), words: best.words })
  }
  return found
}

interface Likeness {
  wording: Wording
  words: readonly Word[]
  /** Letters read wrongly, as a share of the label's. */
  garbled: number
}

/** The words that follow one another on a line without a gap, as many as a label has at the most. */
function phraseFrom(start: Word, neighbours: Neighbours): Word[] {
  const phrase = [start]
  while (phrase.length < LONGEST) {
    const next = neighbours.beside(phrase.at(-1)!)
    if (!next) break
    phrase.push(next)
  }
  return phrase
}

const LONGEST = Math.max(...LONG_WORDINGS.map(({ tokens }) => tokens.length))

/** The label a line begins with; null where it begins with none, or could begin with one of two boxes. */
function likeliest(phrase: readonly Word[]): Likeness | null {
  const alike = LONG_WORDINGS.flatMap((wording) => likeness(phrase, wording) ?? []).toSorted(
    (a, b) => a.garbled - b.garbled || b.words.length - a.words.length,
  )
  const [best] = alike
  const other = alike.find(({ wording }) => wording.label.box !== best?.wording.label.box)
  return best && best.garbled !== other?.garbled ? best : null
}

function likeness(phrase: readonly Word[], wording: Wording): Likeness | null {
  const words: Word[] = []
  const tokens: string[] = []
  for (const word of phrase) {
    if (tokens.length >= wording.tokens.length) break
    words.push(word)
    tokens.push(...tokensOf(word.text))
  }
  if (tokens.length !== wording.tokens.length) return null
  const letters = wording.tokens.join('').length
  const limit = Math.floor(MOST_GARBLED * letters)
  let wrong = 0
  let tells = false
  for (const [i, expected] of wording.tokens.entries()) {
    const read = tokens[i]!
    tells ||= expected.length >= TELLING && isLike(read, expected)
    if (read === expected) continue
    // A word of some label is no misreading of another.
    wrong += VOCABULARY.has(read) ? limit + 1 : editDistance(read, expected, limit)
    if (wrong > limit) return null
  }
  return tells ? { wording, words, garbled: wrong / letters } : null
}
