import { height, left, middleY, right, union, type Page, type Word } from '../../model/page.ts'
import { NAMES_WITH_J } from '../../vocabulary/given-names.ts'

interface Break {
  begins: RegExp
  ends: RegExp
  /** How far apart the parts may stand, in heights of the first. */
  gap: number
  whole: (begin: string, end: string) => string
}

/** Less than the blank between words. */
const TOUCHING = 0.5
const BLANK = 0.8
const together = (begin: string, end: string) => begin + end

/**
 * Where OCR breaks a word. A date that breaks within its day or its year is no date by itself, and what is behind it none either:
 * "05/3 1/2022", "05/31/202 2". Of a J it makes a stroke apart from the name: "| ohn".
 */
const BREAKS: readonly Break[] = [
  { begins: /^\d{1,2}\/\d$/, ends: /^\d\/(?:19|20)\d\d\W?$/, gap: TOUCHING, whole: together },
  { begins: /^\d{1,2}\/\d{1,2}\/(?:19|20)\d$/, ends: /^\d\W?$/, gap: TOUCHING, whole: together },
  { begins: /^[|\]!]$/, ends: withoutInitial(NAMES_WITH_J), gap: BLANK, whole: (_, name) => `J${name}` },
]

/** Names without their first letter, perhaps with the comma behind one. */
function withoutInitial(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.map((name) => name.slice(1)).join('|')}),?$`, 'i')
}

/** A page on which the words that OCR broke in two are whole. */
export function joinBroken(page: Page): Page {
  if (page.source !== 'ocr') return page
  const joined = new Map(page.words.flatMap((word) => joinOf(word, page.words)))
  if (joined.size === 0) return page
  const ends = new Set([...joined.values()].map(({ end }) => end))
  const words = page.words.flatMap((word) => joined.get(word)?.whole ?? (ends.has(word) ? [] : [word]))
  return { ...page, words }
}

function joinOf(word: Word, words: readonly Word[]): [Word, { end: Word; whole: Word }][] {
  const broken = BREAKS.find(({ begins }) => begins.test(word.text))
  const end = broken && words.find((other) => broken.ends.test(other.text) && isRightBehind(word, other, broken.gap))
  if (!end) return []
  const whole = {
    text: broken.whole(word.text, end.text),
    box: union([word.box, end.box]),
    confidence: Math.min(word.confidence, end.confidence),
  }
  return [[word, { end, whole }]]
}

function isRightBehind(word: Word, other: Word, heights: number): boolean {
  const gap = left(other) - right(word)
  const limit = heights * height(word)
  return gap > -limit && gap < limit && Math.abs(middleY(other) - middleY(word)) < TOUCHING * height(word)
}
