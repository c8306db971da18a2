import { blankBetween } from '../layout/geometry.ts'
import { height, left, middleY, right, top, union, type Word } from '../model/page.ts'
import type { FoundLabel, Label, Lexicon, Wording } from './lexicon.ts'
import { numberedLabels, Neighbours } from './neighbours.ts'
import { editDistance } from '../vocabulary/spelling.ts'
import { isTick, isTickBox } from '../vocabulary/word-lists.ts'

export interface LabelsFound<C extends string> {
  /** Found by their words, on one line or wrapped. */
  worded: readonly FoundLabel<C>[]
  /** Those of them with their number before them. */
  numbered: ReadonlySet<FoundLabel<C>>
  /** Found by their number and a word, or by their letters although hardly a word is legible. */
  inferred: readonly FoundLabel<C>[]
  /** The words of all labels. */
  taken: ReadonlySet<Word>
  neighbours: Neighbours<C>
}

/** Finds every label of a lexicon among the words of a page. A word belongs to one label, the longest that needs it. */
export function findLabels<C extends string>(words: readonly Word[], lexicon: Lexicon<C>): LabelsFound<C> {
  const neighbours = new Neighbours(words, lexicon)
  const taken = new Set<Word>()
  const worded: FoundLabel<C>[] = []
  const numbered = new Set<FoundLabel<C>>()
  for (const wording of lexicon.wordings) {
    const { label } = wording
    for (const start of neighbours.startingLike(wording.tokens[0]!)) {
      const match = follow(start, wording, neighbours)
      if (!match || match.some((word) => taken.has(word)) || isOtherwise(match, label, neighbours)) continue
      const number = numberOf(match[0]!, label, neighbours)
      const behind = numberBehind(match.at(-1)!, neighbours)
      if (label.needsNumber && !number && !behind) continue
      const own = withBox([...(number ? [number] : []), ...match, ...(behind ? [behind] : [])], neighbours)
      own.forEach((word) => taken.add(word))
      const here = { concept: label.concept, area: union(own.map((word) => word.box)), words: own }
      worded.push(here)
      if (number) numbered.add(here)
    }
  }
  const inferred: FoundLabel<C>[] = []
  for (const find of [numberedLabels<C>, garbledLabels<C>]) {
    const more = find(words, taken, neighbours)
    for (const label of more) label.words.forEach((word) => taken.add(word))
    inferred.push(...more)
  }
  return { worded, numbered, inferred, taken, neighbours }
}

/** "… your State Income Tax Return" is not a label of an income tax, nor are words on two lines one that has a line. */
function isOtherwise<C extends string>(
  match: readonly Word[],
  { notBefore, onOneLine }: Label<C>,
  neighbours: Neighbours<C>,
): boolean {
  if (onOneLine && areTwoLines(match)) return true
  const next = notBefore && neighbours.beside(match.at(-1)!)
  return next ? next.text.toLowerCase().startsWith(notBefore) : false
}

/** In a list, "Employee" before the name is over "SSN" before the number. */
const areTwoLines = ([first, second, ...more]: readonly Word[]) =>
  more.length === 0 && second !== undefined && top(second) > first!.box[3]

/** The words that spell the tokens, starting at the given word; null if they do not. */
function follow<C extends string>(
  start: Word,
  { tokens, listed }: Wording<C>,
  neighbours: Neighbours<C>,
): Word[] | null {
  const { lexicon } = neighbours
  const match = [start]
  let rest = neighbours.tokensOf(start)
  for (const [i, expected] of tokens.entries()) {
    if (rest.length === 0) {
      const next = neighbours.after(match.at(-1)!, start, expected)
      if (!next || (listed.has(i) && beginsOther(next, match.at(-1)!))) return null
      match.push(next)
      rest = neighbours.tokensOf(next)
    }
    const last = i === tokens.length - 1
    const isLike = i === 0 ? lexicon.isLike(rest[0]!, expected) : lexicon.goesOnLike(rest[0]!, expected)
    if (!isLike && !(last && beginsWith(rest[0]!, expected))) return null
    rest = rest.slice(1)
  }
  return match
}

/** Print may be joined to the end of a label, but "Copy" over "2023" is not "Copy 2". */
const beginsWith = (read: string, expected: string) => read.startsWith(expected) && !/^\d{2}/.test(read)

/** "Employer name" over "Address", of a list: two labels, unlike "Employer's name," over "address". */
const beginsOther = (below: Word, last: Word) =>
  top(below) > middleY(last) && /^\p{Lu}/u.test(below.text) && !last.text.endsWith(',')

/** How far a label's number may be before it, in heights. Programs set the numbers in a column of their own. */
const FARTHEST_NUMBER = 4
/** OCR's scrap of a number is nearer. */
const FARTHEST_SCRAP = 2.5

/** The number before or above a label ("2 Federal income …"). OCR garbles these small digits, so a short scrap will do. */
function numberOf<C extends string>(first: Word, label: Label<C>, neighbours: Neighbours<C>): Word | null {
  if (label.number === '') return null
  const beside = neighbours.before(first, FARTHEST_NUMBER)
  // "13 ☐ Statutory employee": the box to tick is between the number and the label.
  const before = beside && isTickBox(beside.text) ? neighbours.before(beside) : beside
  const [text = ''] = before ? neighbours.tokensOf(before) : []
  if (text === label.number) return before
  const above = neighbours.numberAbove(first, label.number)
  return above ?? (before && !label.needsNumber && isScrap(before, first, neighbours.lexicon) ? before : null)
}

/** A few misread letters directly before a label, which are no word of another one: "tax" before "Locality". A tick is of the label before. */
function isScrap<C extends string>(before: Word, first: Word, lexicon: Lexicon<C>): boolean {
  const isShort = before.text.length <= 3 && right(before) - left(before) < 3 * height(first)
  const isNear = blankBetween(before, first) < FARTHEST_SCRAP * height(first)
  return before.confidence < 1 && isShort && isNear && !isTick(before.text) && !lexicon.has(before.text.toLowerCase())
}

/** "Social security wages (3)", "Employee's name (e)": a number in brackets behind a label is no value. */
function numberBehind<C extends string>(last: Word, neighbours: Neighbours<C>): Word | null {
  const next = neighbours.beside(last)
  return next && /^\((\d{1,2}[a-z]?(-\d{1,2})?|[a-f])\)$/.test(next.text) ? next : null
}

/** "Box 12a": the values of a box are under the word before its number. */
function withBox<C extends string>(own: readonly Word[], neighbours: Neighbours<C>): readonly Word[] {
  const before = /^\d/.test(own[0]!.text) ? neighbours.before(own[0]!) : null
  return before && /^box$/i.test(before.text) ? [before, ...own] : own
}

/** Greatest share of a label's letters that may be misread. */
const MOST_GARBLED = 0.25
/** How many letters longer a well-read word must be to show that there is a label at all. */
const TELLING = 4

/**
 * Labels in print too small for OCR, recognised as a whole though hardly a word is legible: "Socwl securty tps", "Employer
 * denthcaton number". A line that could be two labels is neither.
 */
function garbledLabels<C extends string>(
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
    const phrase = neighbours.phraseFrom(start, longest).filter(isFree)
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
  /** How many more of its letters might have been misread: a longer label has more of them. */
  spare: number
}

/** The first words of a phrase and what they are compared by. */
interface Beginning {
  words: readonly Word[]
  tokens: readonly string[]
  letters: string
}

/** The beginnings of a phrase by their number of tokens: "third-party" is one word and two tokens. */
function beginningsOf<C extends string>(phrase: readonly Word[], neighbours: Neighbours<C>): Map<number, Beginning> {
  const beginnings = new Map<number, Beginning>()
  let tokens: readonly string[] = []
  for (const [i, word] of phrase.entries()) {
    tokens = [...tokens, ...neighbours.tokensOf(word)]
    beginnings.set(tokens.length, { words: phrase.slice(0, i + 1), tokens, letters: tokens.join('') })
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
    .concat(lexicon.long.flatMap((wording) => runTogether(beginnings, wording)))
    .toSorted((a, b) => b.spare - a.spare || b.words.length - a.words.length)
  const [best] = alike
  const other = alike.find(({ wording }) => wording.label.concept !== best?.wording.label.concept)
  return best && best.spare !== other?.spare ? best : null
}

function likeness<C extends string>(
  beginning: Beginning | undefined,
  wording: Wording<C>,
  lexicon: Lexicon<C>,
): Likeness<C> | null {
  if (!beginning) return null
  const { words, tokens } = beginning
  const limit = Math.floor(MOST_GARBLED * wording.letters.length)
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
  return tells ? { wording, words, spare: MOST_GARBLED * wording.letters.length - wrong } : null
}

/** Letters of a label that show it although the spaces between its words were lost, and how many of them may be misread. */
const FEWEST_TOGETHER = 8
const GARBLED_TOGETHER = 0.12

/** The label as it reads if OCR lost spaces: "bEmployeridentificationnumber (EIN)", "2Federal income taxwithheld". */
function runTogether<C extends string>(beginnings: ReadonlyMap<number, Beginning>, wording: Wording<C>): Likeness<C>[] {
  const { letters: whole, label } = wording
  if (whole.length < FEWEST_TOGETHER) return []
  const limit = Math.floor(GARBLED_TOGETHER * whole.length)
  const found: Likeness<C>[] = []
  for (const [count, { words, letters }] of beginnings) {
    if (count >= wording.tokens.length) continue
    // "eEmployee'sname" with its letter; "Employee'sname" begins with the same.
    const readings = [letters, ...(letters.startsWith(label.number) ? [letters.slice(label.number.length)] : [])]
    const wrong = Math.min(...readings.map((read) => editDistance(read, whole, limit)))
    if (wrong <= limit) found.push({ wording, words, spare: MOST_GARBLED * whole.length - wrong })
  }
  return found
}
