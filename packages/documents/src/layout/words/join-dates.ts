import { height, left, middleY, right, union, type Page, type Word } from '../../model/page.ts'

/** A date that breaks within its day or its year is no date by itself, and what is behind it none either: "05/3 1/2022", "05/31/202 2". */
const BROKEN: readonly { begins: RegExp; ends: RegExp }[] = [
  { begins: /^\d{1,2}\/\d$/, ends: /^\d\/(?:19|20)\d\d\W?$/ },
  { begins: /^\d{1,2}\/\d{1,2}\/(?:19|20)\d$/, ends: /^\d\W?$/ },
]
/** How far apart its parts may stand, in heights: less than the blank between words. */
const GAP = 0.5

/** A page on which the dates that OCR broke in two are whole. */
export function joinDates(page: Page): Page {
  if (page.source !== 'ocr') return page
  const joined = new Map(page.words.flatMap((word) => pairsOf(word, page.words)))
  if (joined.size === 0) return page
  const ends = new Set(joined.values())
  const words = page.words.flatMap((word) => {
    const end = joined.get(word)
    return end ? [together(word, end)] : ends.has(word) ? [] : [word]
  })
  return { ...page, words }
}

function pairsOf(word: Word, words: readonly Word[]): [Word, Word][] {
  const broken = BROKEN.find(({ begins }) => begins.test(word.text))
  const end = broken && words.find((other) => broken.ends.test(other.text) && isRightBehind(word, other))
  return end ? [[word, end]] : []
}

function isRightBehind(word: Word, other: Word): boolean {
  const gap = left(other) - right(word)
  const limit = GAP * height(word)
  return gap > -limit && gap < limit && Math.abs(middleY(other) - middleY(word)) < limit
}

function together(word: Word, end: Word): Word {
  return {
    text: word.text + end.text,
    box: union([word.box, end.box]),
    confidence: Math.min(word.confidence, end.confidence),
  }
}
