import type { Look, Word } from '@income/documents'
import { LANGUAGES, type Language } from '../networks/languages.ts'

/** The confidence in a word whose marks the networks read differently. */
const DISPUTED = 0.75
/** A look less sure than this neither contradicts another nor casts doubt. */
const CONTRADICTS = 0.5
/** A look this sure is needed for marks without dispute. */
const SURE = 0.7
/** The same if only one language knows them, and others see other marks. */
const SURE_ALONE = 0.85
/** In letters: a look that differs more in length is at something else. */
const LENGTH = 2
/** The worst score with which marks are used. */
const WORST = -0.5

const MARKED = new Set(Object.values(LANGUAGES).join(''))

/** What the network of a language reads. */
export interface LanguageLook extends Look {
  language: Language
}

/** Whether a text has letters with marks. */
export function hasMarks(text: string): boolean {
  return marksOf(text).length > 0
}

/**
 * A word with the marks that its letters bear. A network reads a mark that it does not know as another, so it counts
 * only for and against letters that it knows. Apart from its marked letters a spelling has to agree with the word: the
 * English networks read "Muñoz" as "Munoz" or "Mufioz". Where the looks disagree, the likeliest spelling is disputed.
 */
export function withMarks(word: Word, looks: readonly LanguageLook[]): Word {
  const adapted = looks.map((look) => ({ ...look, text: adaptedTo(word.text, look.text) ?? look.text }))
  const spellings = [...new Set(adapted.map(({ text }) => text))].filter((text) => isSpellingOf(text, word.text))
  if (spellings.length === 0) {
    return looks.some((look) => castsDoubt(look, word)) ? disputed(word) : word
  }
  const scores = new Map(spellings.map((text) => [text, score(text, adapted)]))
  const [best, ...others] = spellings.sort((a, b) => scores.get(b)! - scores.get(a)!)
  if (scores.get(best!)! < WORST) return disputed(word)
  const spelt = { ...word, text: best! }
  return isUndisputed(best!, others, adapted) ? spelt : disputed(spelt)
}

/** Whether a look sees marks in a word, even though it reads other letters too. */
function castsDoubt({ text, confidence }: Look, word: Word): boolean {
  return hasMarks(text) && confidence >= CONTRADICTS && Math.abs(text.length - word.text.length) <= LENGTH
}

function disputed(word: Word): Word {
  return { ...word, confidence: Math.min(word.confidence, DISPUTED) }
}

/** Votes for and against a spelling. */
function score(spelling: string, looks: readonly LanguageLook[]): number {
  return looks.reduce((sum, { language, text, confidence }) => {
    if (text === spelling) return sum + confidence
    return knows(language, spelling) ? sum - confidence : sum
  }, 0)
}

function isUndisputed(best: string, others: readonly string[], looks: readonly LanguageLook[]): boolean {
  const votes = looks.filter(({ text }) => text === best)
  const isContradicted = looks.some(
    ({ language, text, confidence }) => text !== best && knows(language, best) && confidence >= CONTRADICTS,
  )
  const isRivalled = others.some((other) => !votes.some(({ language }) => knows(language, other)))
  const languages = (Object.keys(LANGUAGES) as Language[]).filter((language) => knows(language, best))
  const surest = Math.max(...votes.map(({ confidence }) => confidence))
  const isAlone = languages.length === 1 && (others.length === 0 || surest >= SURE_ALONE)
  return (votes.length > 1 || isAlone) && !isContradicted && !isRivalled && surest >= SURE
}

/** Whether the network of a language can read all the marks of a text. */
function knows(language: Language, text: string): boolean {
  return marksOf(text).every((letter) => LANGUAGES[language].includes(letter))
}

function marksOf(text: string): string[] {
  return Array.from(text).filter((letter) => letter > '\u007f' && /\p{L}/u.test(letter))
}

function isSpellingOf(text: string, word: string): boolean {
  return hasMarks(text) && marksOf(text).every((letter) => MARKED.has(letter)) && fits(text, word)
}

/** Whether a word is read like a text except for the text's marked letters, each of which may come out as two. */
function fits(text: string, word: string): boolean {
  if (text === '' || word === '') return text === word
  const letter = text[0]!
  if (MARKED.has(letter))
    return fits(text.slice(1), word.slice(1)) || (word.length > 1 && fits(text.slice(1), word.slice(2)))
  return letter.toLowerCase() === word[0]!.toLowerCase() && fits(text.slice(1), word.slice(1))
}

/** A spelling with the capitals of the word: networks take "É" for "é" where nothing beside it shows its size. */
function adaptedTo(word: string, text: string): string | null {
  if (!fits(text, word)) return null
  if (word === word.toUpperCase()) return text.toUpperCase()
  if (word.length !== text.length) return text
  const capitals = Array.from(word, (letter) => letter !== letter.toLowerCase())
  return Array.from(text, (letter, at) => (capitals[at] ? letter.toUpperCase() : letter.toLowerCase())).join('')
}
